import type { TableView } from '../../../../src/games/cults/contract/view-types';
import type { CultsReading } from '../../../../src/games/cults/reading';
import type { Save } from '../../../../src/platform/session/save';
import { INSPECTED, PageWorker } from '../../../../src/platform/host/page-worker';
import { GameRoom, RoomError, type RoomWorker } from '../../../../src/platform/host/room';
import type { SeatLink } from '../../../../src/platform/host/stream/seat-link';
import { TRIED } from '../../../../src/platform/host/watch-pulse';

export interface Told {
  readonly killed: readonly string[];
  readonly refused: string | null;
  readonly log: Save['log'];
  readonly hash: string;
  readonly blank: readonly string[];
  /** What the page's own clock did meanwhile: it must not have stood still. */
  readonly beats: number;
}

declare global {
  /** Opens a mod, loads the scenario and answers with the suggestion until the mod was killed. */
  var askRoom: (way: string) => Promise<{ readonly first: string; readonly next: string }>;
  var playRoom: (files: Readonly<Record<string, string>>, scenario: unknown) => Promise<Told>;
}

/** How a request ends whose Worker does this, and how the next one. */
globalThis.askRoom = async (way) => {
  const names = [way];
  const make = (): RoomWorker<TableView, CultsReading> =>
    new PageWorker(
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: `${INSPECTED} ${names.shift() ?? ''}` }),
    );
  const room = new GameRoom(make, { ...TRIED, silent: 2000 });
  try {
    await room.open([]);
    await room.begin({ config: { seats: ['dagon', 'hastur'] } });
    const codeOf = (error: unknown): string => (error instanceof RoomError ? error.problem.code : String(error));
    return { first: await room.hash().catch(codeOf), next: await room.hash().catch(codeOf) };
  } finally {
    room.close();
  }
};

const makeWorker = (): RoomWorker<TableView, CultsReading> =>
  new PageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: INSPECTED }));

globalThis.playRoom = async (files, scenario) => {
  const encoder = new TextEncoder();
  const content = new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
  const killed: string[] = [];
  let beats = 0;
  const clock = setInterval(() => beats++, 100);
  const room = new GameRoom(makeWorker, TRIED);
  room.onKilled = (mod) => void killed.push(mod);
  try {
    await room.open([{ origin: 'hang', content }]);
    const { players } = await room.begin({ scenario });
    const links: SeatLink<TableView>[] = [];
    for (const seat of Object.keys(players)) links.push(await room.join(seat));
    const isBotsTurn = (): boolean => room.isBotsTurn(links[0]!.view);
    const botsPlayWhile = async (isWanted: () => boolean): Promise<void> => {
      while (isBotsTurn() && isWanted()) await new Promise((resolve) => void setTimeout(resolve, 50));
    };
    for (let i = 0; i < 20 && killed.length === 0; i++) {
      // Nothing is asked of the Worker meanwhile: it must be watched all the same.
      await botsPlayWhile(() => killed.length === 0);
      const asked = links.find(({ view }) => view.decision !== null && !room.isBot(view.decision.seat));
      if (asked === undefined) break;
      await room.answer(asked, asked.view.decision!.suggest, asked.view.decision!.id);
    }
    const { number } = links[0]!;
    await botsPlayWhile(() => links[0]!.number === number);
    const { log } = await room.save();
    return { killed, refused: null, log, hash: await room.hash(), blank: links[0]!.view.blank, beats };
  } catch (error) {
    if (!(error instanceof RoomError)) throw error;
    // The room lives on: another game begins in it.
    await room.begin({ config: { seats: ['dagon', 'hastur'], city: { exclude: ['hang:hang'] } } });
    const { log } = await room.save();
    return { killed, refused: error.problem.code, log, hash: await room.hash(), blank: [], beats };
  } finally {
    clearInterval(clock);
    room.close();
  }
};

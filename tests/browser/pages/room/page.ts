import type { Save } from '../../../../src/platform/session/save';
import { PageWorker } from '../../../../src/platform/host/page-worker';
import { GameRoom, RoomError, type RoomWorker } from '../../../../src/platform/host/room';
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
  const make = (): RoomWorker =>
    new PageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: names.shift() ?? '' }));
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

const makeWorker = (): RoomWorker => new PageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

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
    let moment = await room.begin({ scenario });
    for (let i = 0; i < 20 && killed.length === 0 && moment.view.decision !== null; i++)
      moment = await room.answer(moment.view.decision.suggest, moment.view.decision.id);
    return { killed, refused: null, log: moment.save.log, hash: await room.hash(), blank: moment.view.blank, beats };
  } catch (error) {
    if (!(error instanceof RoomError)) throw error;
    // The room lives on: another game begins in it.
    const other = await room.begin({ config: { seats: ['dagon', 'hastur'], city: { exclude: ['hang:hang'] } } });
    return { killed, refused: error.problem.code, log: other.save.log, hash: await room.hash(), blank: other.view.blank, beats };
  } finally {
    clearInterval(clock);
    room.close();
  }
};

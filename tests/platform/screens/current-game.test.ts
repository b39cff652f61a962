import { afterEach, describe, expect, it } from 'vitest';
import { register } from '../../../src/games';
import type { SeatView } from '../../../src/kernel';
import { Host } from '../../../src/platform/host/host';
import type { Client } from '../../../src/platform/host/stream/links';
import type { Request } from '../../../src/platform/host/stream/messages';
import type { Asked } from '../../../src/platform/host/worker-like';
import { autosave } from '../../../src/platform/screens/table/autosave';
import { CurrentGame, OpenTable, type TableGame } from '../../../src/platform/screens/table/current-game';
import { conspiracyGame } from '../../toys/conspiracy';
import { nimGame } from '../../toys/nim';
import { LocalThinking } from '../host/local-thinking';

/** The page's end of a game, without a page: games that the platform has never heard of, over a real host. */

register('nim', () => Promise.resolve(nimGame));
register('conspiracy', () => Promise.resolve(conspiracyGame));

/** A Worker's port with a host behind it: what crosses is a copy and arrives in a task of its own. */
class HostPort extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly #host = new Host({ stream: 'port', isInspected: true, keeper: null, startThinking: () => new LocalThinking() });
  readonly #client: Client = { tell: (news) => this.#say({ news }) };

  postMessage({ id, request }: Asked<Request>): void {
    void this.#host.handle(this.#client, request).then((reply) => this.#say({ id, reply }));
  }

  #say(said: object): void {
    const data: unknown = JSON.parse(JSON.stringify(said));
    setImmediate(() => this.onmessage?.(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

const pageOf = (id: string): TableGame => ({
  id,
  startWorker: () => new HostPort(),
  loadPictures: () => Promise.resolve(),
});

let game: CurrentGame | null = null;
afterEach(() => {
  game?.close();
  game = null;
});

async function begun(id: string, config: unknown): Promise<CurrentGame> {
  game = await CurrentGame.begin(await OpenTable.with(pageOf(id), []), { config });
  return game;
}

/** Everything that is to be played, as the table would take it. */
async function played(current: CurrentGame): Promise<readonly SeatView[]> {
  const views: SeatView[] = [];
  for await (const { view } of current.passages()) views.push(view);
  return views;
}

describe('the current game', () => {
  it('of Nim against a bot: the page plays its own answer and the bot’s, and is asked again', async () => {
    const nim = await begun('nim', { seed: 'a', bots: ['human', 'random'] });
    expect(nim.isShared).toBe(false);
    expect(nim.view).toMatchObject({ seat: 'left', waiting: 'left', outcome: null });
    await nim.answer(['take-2']);
    expect((await played(nim)).map(({ waiting }) => waiting)).toEqual(['right', 'left']);
    expect(nim.log.map(({ type, seat }) => [type, seat])).toEqual([
      ['stonesTaken', 'left'],
      ['stonesTaken', 'right'],
    ]);
  });

  it('of two persons: the asked one looks, and the one who answered takes it back', async () => {
    const nim = await begun('nim', { seed: 'a' });
    expect(nim.isShared).toBe(true);
    await nim.answer(['take-2']);
    expect(nim.view).toMatchObject({ seat: 'right', decision: { seat: 'right' } });
    await nim.undo();
    expect(nim.view).toMatchObject({ seat: 'left', decision: { seat: 'left' } });
    expect(nim.log).toEqual([]);
  });

  it('of five who are asked at once: each seals an answer in turn, and the next unsealed one looks', async () => {
    const five = await begun('conspiracy', { seed: 'a' });
    const looked: (string | null)[] = [];
    for (let i = 0; i < 5; i++) {
      looked.push(five.view.seat);
      expect(five.view.decision).toMatchObject({ seat: five.view.seat });
      expect(five.view.decision).not.toHaveProperty('sealed');
      await five.answer(['coin-0']);
    }
    expect(looked).toEqual(['red', 'blue', 'green', 'white', 'black']);
    expect(five.log.at(-1)).toMatchObject({ type: 'coinsCounted', silver: 5 });
    // The second round: whoever looks goes on, since everybody is asked again.
    expect(five.view).toMatchObject({ seat: 'black', waiting: ['red', 'blue', 'green', 'white', 'black'] });
  });

  it('says nothing of where a game stands that has no rounds', async () => {
    const nim = await begun('nim', { seed: 'a' });
    expect(nim.view.outcome).toBeNull();
    expect(await autosave.stored()).toMatchObject({ mods: [], pins: [], journal: { changes: [] } });
    expect(await autosave.stored()).not.toHaveProperty('at');
  });
});

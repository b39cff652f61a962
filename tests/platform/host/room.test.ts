import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameRoom, RoomError } from '../../../src/platform/host/room';
import { SeatLink } from '../../../src/platform/host/stream/seat-link';
import { LIMITS } from '../../../src/platform/host/watch-pulse';
import { factory, WAYS, type FakeWorker, type Plan, type Way } from './fake-workers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the page asks for, and what it leaves of the game `begun,answered`. */
const dagon = new SeatLink(1, 'dagon');
const REQUESTS = {
  begin: { ask: (room: GameRoom) => room.begin({ config: {} }), leaves: 'begun' },
  restore: { ask: (room: GameRoom) => room.restore({ log: ['saved'] }), leaves: 'saved' },
  answer: { ask: (room: GameRoom) => room.answer(dagon, [], 1), leaves: 'begun,answered,answered' },
  undo: { ask: (room: GameRoom) => room.undo(dagon), leaves: 'begun' },
  blank: { ask: (room: GameRoom) => room.blank(dagon, 'card'), leaves: 'begun,answered,blanked' },
  hash: { ask: (room: GameRoom) => room.hash(), leaves: 'begun,answered' },
} as const;
type Asking = keyof typeof REQUESTS;
const KINDS = Object.keys(REQUESTS) as Asking[];

/** How a request ended: its answer, or the code with which it was refused. Longer than all limits together passes meanwhile. */
async function ended(asked: Promise<unknown>): Promise<string> {
  const told: string[] = [];
  void asked.then(
    () => told.push('answered'),
    (error: unknown) => told.push(error instanceof RoomError ? error.problem.code : String(error)),
  );
  for (let i = 0; i < 6; i++) await vi.advanceTimersByTimeAsync(LIMITS.silent);
  expect(told).toHaveLength(1);
  return told[0]!;
}

/** A room in which one answer was given; from then on its workers die as planned. */
async function roomWith(plan: Plan): Promise<{ room: GameRoom; workers: FakeWorker[]; killed: string[] }> {
  let isOn = false;
  const { make, workers } = factory((worker, kind) => (isOn ? plan(worker, kind) : null));
  const room = new GameRoom(make);
  const killed: string[] = [];
  room.onKilled = (mod) => void killed.push(mod);
  await room.open([]);
  await room.begin({ config: {} });
  await room.answer(dagon, [], 1);
  isOn = true;
  return { room, workers, killed };
}

const hashOf = async (room: GameRoom): Promise<string> => {
  const hash = room.hash();
  expect(await ended(hash)).toBe('answered');
  return hash;
};

const EACH = WAYS.flatMap((way) => KINDS.map((kind) => [way, kind] as const));
const isApart = (kind: Asking): boolean => kind === 'begin' || kind === 'restore';
const refusal = (way: Way): string => (way === 'notFetched' ? 'notFetched' : way === 'script' ? 'modDidNotStop' : 'tableStuck');

describe('a request whose Worker ends', () => {
  it.each(EACH)('(%s) while it works on %s is answered, and the next one works', async (way, kind) => {
    const { room, workers, killed } = await roomWith((worker, asked) => (worker === 0 && asked === kind ? way : null));
    const isBlamed = way === 'script' && !isApart(kind);
    expect(await ended(REQUESTS[kind].ask(room))).toBe(isBlamed ? 'answered' : refusal(way));
    expect(killed).toEqual(isBlamed ? ['bad'] : []);
    const blanked =
      kind === 'undo' ? 'begun,killed bad' : REQUESTS[kind].leaves.replace('begun,answered', 'begun,answered,killed bad');
    expect(await hashOf(room)).toBe(isBlamed ? blanked : 'begun,answered');
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  it.each(EACH)('(%s) whenever it works on %s is refused, and the game is as it was', async (way, kind) => {
    let isSick = true;
    const { room, workers } = await roomWith((_, asked) => (isSick && asked === kind ? way : null));
    expect(await ended(REQUESTS[kind].ask(room))).toBe(refusal(way));
    isSick = false;
    expect(await hashOf(room)).toBe('begun,answered');
    expect(await ended(room.answer(dagon, [], 1))).toBe('answered');
    expect(workers.filter(({ isGone }) => !isGone)).toHaveLength(1);
  });

  it.each(WAYS)('(%s) again when it comes back is refused; once that works the game is as it was', async (way) => {
    let isSick = true;
    const { room } = await roomWith((worker, asked) =>
      asked === 'answer' && worker === 0 ? 'script' : isSick && asked === 'comeBack' ? way : null,
    );
    expect(await ended(room.answer(dagon, [], 1))).toBe(refusal(way));
    // Still sick: whoever asks is told so, and not left waiting.
    expect(await ended(room.undo(dagon))).toBe(refusal(way));
    isSick = false;
    expect(await hashOf(room)).toBe('begun,answered');
  });

  it.each(WAYS)('(%s) when it comes back keeps nobody from another game', async (way) => {
    const { room } = await roomWith((_, asked) => (asked === 'undo' ? 'broke' : asked === 'comeBack' ? way : null));
    await ended(room.undo(dagon));
    expect(await ended(room.begin({ config: {} }))).toBe(way === 'notFetched' ? 'notFetched' : 'answered');
    if (way !== 'notFetched') expect(await hashOf(room)).toBe('begun');
  });

  it.each(WAYS)('(%s) while it opens is refused; the next attempt opens', async (way) => {
    const { make } = factory((worker) => (worker === 0 ? way : null));
    const room = new GameRoom(make);
    expect(await ended(room.open([]))).toBe(way === 'notFetched' ? 'notFetched' : 'tableDidNotOpen');
    expect(await ended(room.begin({ config: {} }))).toBe('answered');
    expect(await hashOf(room)).toBe('begun');
  });

  it('with nobody waiting is made anew for the next one', async () => {
    const { room, workers } = await roomWith(() => null);
    workers[0]!.onEnd('memory', '');
    expect(await hashOf(room)).toBe('begun,answered');
    expect(workers).toHaveLength(2);
  });

  it('has killed its mod for good, also where the request changes nothing', async () => {
    const { room, workers } = await roomWith((worker, asked) => (worker === 0 && asked === 'hash' ? 'script' : null));
    expect(await ended(REQUESTS.hash.ask(room))).toBe('answered');
    workers[1]!.onEnd('memory', '');
    expect(await hashOf(room)).toBe('begun,answered,killed bad');
    expect(await ended(room.answer(dagon, [], 1))).toBe('answered');
    workers[2]!.onEnd('memory', '');
    expect(await hashOf(room)).toBe('begun,answered,killed bad,answered');
  });

  it('leaves nothing to take back where nothing was answered', async () => {
    const { room } = await roomWith(() => null);
    expect(await ended(room.undo(dagon))).toBe('answered');
    expect(await ended(room.undo(dagon))).toBe('nothingToUndo');
    expect(await hashOf(room)).toBe('begun');
  });

  it('names the mod in whose script it was', async () => {
    const { room } = await roomWith((_, kind) => (kind === 'begin' ? 'script' : null));
    const refused = room.begin({ config: {} }).catch((error: RoomError) => error.problem);
    await vi.advanceTimersByTimeAsync(LIMITS.silent);
    expect(await refused).toEqual({ code: 'modDidNotStop', params: { mod: 'bad' } });
  });
});

describe('the time that is taken', () => {
  it('is that of one call: many slow ones in one request never sum up', async () => {
    const { room, workers } = await roomWith((_, kind) => (kind === 'answer' ? 'silent' : null));
    const asked = room.answer(dagon, [], 1);
    const told = vi.fn();
    asked.catch(told);
    for (let call = 0; call < 40; call++) {
      workers[0]!.beat('slow');
      await vi.advanceTimersByTimeAsync(LIMITS.script * 0.7);
      workers[0]!.beat(null);
    }
    expect(told).not.toHaveBeenCalled();
    workers[0]!.beat('slow');
    await vi.advanceTimersByTimeAsync(LIMITS.script * 1.5);
    expect(workers[0]!.isGone).toBe(true);
    room.close();
  });

  it('begins anew whenever long work gets on', async () => {
    const { room, workers } = await roomWith((_, kind) => (kind === 'undo' ? 'silent' : null));
    const told = vi.fn();
    room.undo(dagon).catch(told);
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(LIMITS.silent * 0.7);
      workers[0]!.beat(null);
    }
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LIMITS.silent * 1.5);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('whoever does not want to wait', () => {
  it('cancels a restore, and the game at hand stays', async () => {
    const { room, workers } = await roomWith((worker, kind) => (worker === 0 && kind === 'restore' ? 'silent' : null));
    const asked = room.restore({ log: ['saved'] });
    await vi.advanceTimersByTimeAsync(100);
    room.cancel();
    expect(await ended(asked)).toBe('workCancelled');
    expect(workers[0]!.isGone).toBe(true);
    expect(await hashOf(room)).toBe('begun,answered');
  });

  it('is told how far it is', async () => {
    const { room, workers } = await roomWith((_, kind) => (kind === 'restore' ? 'silent' : null));
    const told: unknown[] = [];
    room.onProgress = (progress) => void told.push(progress);
    room.restore({ log: [] }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    workers[0]!.onProgress({ done: 3, of: 7 });
    expect(told).toEqual([{ done: 3, of: 7 }]);
    room.close();
  });

  it('closes the room: everything that was asked is answered, and no Worker is left', async () => {
    const { room, workers } = await roomWith((_, kind) => (kind === 'answer' ? 'silent' : null));
    const asked = [room.answer(dagon, [], 1), room.undo(dagon), room.hash()].map(ended);
    await vi.advanceTimersByTimeAsync(100);
    room.close();
    for (const one of [...asked, ended(room.undo(dagon))]) expect(await one).toBe('roomClosed');
    expect(workers.every(({ isGone }) => isGone)).toBe(true);
  });
});

describe('the links of a room whose Worker ends', () => {
  it('are joined anew, and tell everything again', async () => {
    const { room, workers } = await roomWith((worker, kind) => (worker === 0 && kind === 'answer' ? 'script' : null));
    const link = await room.join('dagon');
    expect(await ended(room.answer(link, [], 1))).toBe('answered');
    expect(workers).toHaveLength(2);
    expect(link.log.map(({ type }) => type)).toEqual(['begun', 'answered', 'killed bad']);
    expect(await hashOf(room)).toBe('begun,answered,killed bad,answered');
  });
});

describe('a Worker whose bots are answering', () => {
  const pass = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(LIMITS.silent * 2));

  it('is replaced at once where it ends, and the bots’ answers so far stand', async () => {
    const { room, workers } = await roomWith(() => null);
    workers[0]!.onBusy(true);
    workers[0]!.botAnswers('hastur');
    workers[0]!.onEnd('memory', '');
    await pass();
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
    expect(await hashOf(room)).toBe('begun,answered,bot answered');
    expect(workers).toHaveLength(2);
  });

  it('is replaced where a script hangs, without the mod', async () => {
    const { room, workers, killed } = await roomWith(() => null);
    workers[0]!.onBusy(true);
    workers[0]!.beat('bad');
    await pass();
    expect(killed).toEqual(['bad']);
    expect(await hashOf(room)).toBe('begun,answered,killed bad');
    expect(room.journal!.changes).toEqual([{ seat: 'dagon', answer: [] }, { kill: 'bad' }]);
  });

  it('is not ended while it waits for people, however long', async () => {
    const { room, workers } = await roomWith(() => null);
    workers[0]!.onBusy(true);
    workers[0]!.onBusy(false);
    for (let i = 0; i < 5; i++) await pass();
    expect(await hashOf(room)).toBe('begun,answered');
    expect(workers).toHaveLength(1);
  });

  it('is given up after a few attempts; the page is told, and the next request works', async () => {
    const { room, workers } = await roomWith(() => null);
    const failed: string[] = [];
    room.onBotsFailed = ({ problem }) => void failed.push(problem.code);
    for (let i = 0; i < 3; i++) {
      workers.at(-1)!.onBusy(true);
      workers.at(-1)!.onEnd('broke', 'told to');
      await pass();
    }
    expect(failed).toEqual(['tableStuck']);
    expect(await hashOf(room)).toBe('begun,answered');
  });

  it('leaves a request to notice for itself', async () => {
    const { room, workers } = await roomWith((worker, kind) => (worker === 0 && kind === 'answer' ? 'script' : null));
    workers[0]!.onBusy(true);
    expect(await ended(room.answer(dagon, [], 1))).toBe('answered');
    expect(workers).toHaveLength(2);
    expect(await hashOf(room)).toBe('begun,answered,killed bad,answered');
  });
});

describe('a journal', () => {
  it('holds what the page said itself, the sealed answers of bots, mods that were killed, and nothing that a host told', async () => {
    const { room, workers } = await roomWith((worker, kind) => (worker === 0 && kind === 'blank' ? 'script' : null));
    workers[0]!.botAnswers('hastur');
    expect(await ended(room.blank(dagon, 'card'))).toBe('answered');
    workers[1]!.botAnswers('cthulhu');
    await room.undo(dagon);
    const { game, ...rest } = room.journal!;
    expect(game).toMatch(/^[\d-]+$/);
    expect(rest).toEqual({
      isHeld: false,
      mods: [],
      base: { start: { config: {} } },
      changes: [
        { seat: 'dagon', answer: [] },
        { bot: 'hastur', sealed: 'sealed' },
        { kill: 'bad' },
        { blank: 'card', seat: 'dagon' },
        { bot: 'cthulhu', sealed: 'sealed' },
        { undo: 'dagon' },
      ],
    });
  });

  it('lets another room come to the same place', async () => {
    const { room } = await roomWith(() => null);
    await room.blank(dagon, 'card');
    const { make } = factory(() => null);
    const other = new GameRoom(make);
    await other.open([]);
    await other.takeOver(room.journal!);
    await other.answer(dagon, [], 2);
    expect(await hashOf(other)).toBe('begun,answered,blanked,answered');
    expect(other.journal!.changes).toHaveLength(3);
    expect(room.journal!.changes).toHaveLength(2);
  });
});

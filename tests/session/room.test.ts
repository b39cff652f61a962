import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, Moment, Reading, Reply, Said } from '../../src/session/remote/messages';
import { GameRoom, type WorkerLike } from '../../src/session/remote/room';

type Answer = Reply | 'hangs';
type Answers = Readonly<Partial<Record<Asked['request']['ask'], Answer>>>;

/** A Worker that answers as it was told to, or begins a script that never comes back. */
function makeWorker(answers: Answers): WorkerLike {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: ({ id, request }) => {
      const answer = answers[request.ask] ?? 'hangs';
      const said: Said = answer === 'hangs' ? { running: 'hang' } : { id, reply: answer };
      queueMicrotask(() => worker.onmessage?.({ data: said }));
    },
    terminate: () => void (worker.onmessage = null),
  };
  return worker;
}

const OPEN: Reply = { reading: {} as Reading };
const BEGUN: Reply = { moment: { steps: [], view: {}, save: {} } as unknown as Moment };
const LONGER_THAN_THE_WATCHDOG = 3100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The code with which an answer is refused that hangs in the first of these Workers. */
async function refusal(...later: readonly Answers[]): Promise<string> {
  const workers = [{ open: OPEN, begin: BEGUN }, ...later];
  const room = new GameRoom(() => makeWorker(workers.shift() ?? {}));
  await room.open([]);
  await room.begin({ config: {} });
  const refused = room.answer([], 1).then(
    () => 'not refused',
    (error: Error) => error.message,
  );
  for (let killed = 0; killed <= later.length; killed++) await vi.advanceTimersByTimeAsync(LONGER_THAN_THE_WATCHDOG);
  return Promise.race([refused, Promise.resolve('never told')]);
}

describe('a request whose Worker was killed', () => {
  it('is refused where the new Worker does not open', async () => {
    expect(await refusal({ open: { error: { code: 'tooLarge', params: {} } } })).toBe('tooLarge');
  });

  it('is refused where the mod does not stop while it is loaded anew', async () => {
    expect(await refusal({ open: 'hangs' }, {})).toBe('modDidNotStop');
  });

  it('is refused where the save cannot be restored', async () => {
    expect(await refusal({ open: OPEN, restore: { error: { code: 'saveTooNew', params: {} } } })).toBe('saveTooNew');
  });

  it('is given to the new one again where that stands where the last save stood', async () => {
    expect(await refusal({ open: OPEN, restore: BEGUN, kill: BEGUN, answer: BEGUN })).toBe('not refused');
  });
});

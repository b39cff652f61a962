import type { Moment, Reading, Reply, Request } from '../../src/session/remote/messages';
import type { RoomWorker } from '../../src/session/remote/room';
import type { Asked, Cause, Pulse } from '../../src/session/remote/worker-like';

/** A game of which only the log is known: it answers as the game's own Worker does, or does not, as it is told. */
export type Kind = Request['ask'];

/** Every way in which a Worker does not answer. */
export const WAYS = ['script', 'silent', 'memory', 'broke', 'notFetched', 'unsent'] as const;
export type Way = (typeof WAYS)[number];

/** Which request kills which worker, and how; null: it is answered. */
export type Plan = (worker: number, kind: Kind) => Way | null;

const moment = (log: readonly string[]): Reply => ({
  moment: { steps: [], view: {}, save: { log: [...log] } } as unknown as Moment,
});

/** Takes back the last answer as a Session does: kills after it stay. False where there is none to take back. */
function takeBack(log: string[]): boolean {
  const at = log.findLastIndex((entry) => !entry.startsWith('killed '));
  if (log[at] !== 'answered') return false;
  log.splice(at, 1);
  return true;
}

export class FakeWorker implements RoomWorker {
  pulse: Pulse = { mod: null, beats: 0 };
  onAnswer: RoomWorker['onAnswer'] = () => undefined;
  onProgress: RoomWorker['onProgress'] = () => undefined;
  onEnd: RoomWorker['onEnd'] = () => undefined;
  isGone = false;
  /** How many requests it was given. */
  asked = 0;
  #log: string[] | null = null;
  readonly #dies: (kind: Kind) => Way | null;

  constructor(dies: (kind: Kind) => Way | null) {
    this.#dies = dies;
  }

  post({ id, request }: Asked<Request>): void {
    this.asked++;
    const way = this.#dies(request.ask);
    if (way === 'unsent') throw new Error('DataCloneError');
    queueMicrotask(() => {
      if (this.isGone) return;
      if (way !== null) return this.#die(way);
      const reply = this.#reply(request);
      this.beat(null);
      this.onAnswer({ id, reply });
      // Said twice, it is heard once.
      this.onAnswer({ id, reply });
    });
  }

  beat(mod: string | null): void {
    this.pulse = { mod, beats: this.pulse.beats + 1 };
  }

  #die(way: Way): void {
    if (way === 'script') return this.beat('bad');
    if (way !== 'silent') this.onEnd(way as Cause, 'told to');
  }

  #reply(request: Request): Reply {
    if (request.ask === 'open') return { reading: {} as Reading };
    if (request.ask === 'begin') this.#log = ['begun'];
    if (request.ask === 'restore') this.#log = [...(request.save as { log: string[] }).log];
    if (this.#log === null) return { error: { code: 'noGame', params: {} } };
    if (request.ask === 'answer') this.#log.push('answered');
    if (request.ask === 'undo' && !takeBack(this.#log)) return { error: { code: 'nothingToUndo', params: {} } };
    if (request.ask === 'blank') this.#log.push('blanked');
    if (request.ask === 'kill') this.#log.push(`killed ${request.mod}`);
    if (request.ask === 'events') return { events: [] };
    return request.ask === 'hash' ? { hash: this.#log.join() } : moment(this.#log);
  }

  terminate(): void {
    this.isGone = true;
  }
}

/** Makes fake workers one after the other, and remembers them. */
export function factory(plan: Plan): { readonly make: () => FakeWorker; readonly workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const make = (): FakeWorker => {
    const at = workers.length;
    const worker = new FakeWorker((kind) => plan(at, kind));
    workers.push(worker);
    return worker;
  };
  return { make, workers };
}

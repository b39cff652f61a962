import type { Begun, News, Reply, Request, AddressedPassage } from '../../../src/platform/host/stream/messages';
import type { Reading } from '../../../src/platform/session/game';
import type { Change, Journal } from '../../../src/platform/host/journal';
import type { RoomWorker } from '../../../src/platform/host/room';
import type { Asked, Cause, Pulse } from '../../../src/platform/host/worker-like';

/** A game of which only the log is known: it answers as the game's own Worker does, or does not, as it is told. */
export type Kind = Request['ask'];

/** Every way in which a Worker does not answer. */
export const WAYS = ['script', 'silent', 'memory', 'broke', 'notFetched', 'unsent'] as const;
export type Way = (typeof WAYS)[number];

/** Which request kills which worker, and how; null: it is answered. */
export type Plan = (worker: number, kind: Kind) => Way | null;

const BEGUN: Begun = { players: {} };

/** What the log says of a change. */
function wordFor(change: Change): string {
  if ('answer' in change) return 'answered';
  if ('bot' in change) return 'bot answered';
  return 'blank' in change ? 'blanked' : 'kill' in change ? `killed ${change.kill}` : 'undone';
}

/** The last answer before any kills is taken back, as a session does it; false if there is none. */
function takeBack(log: string[]): boolean {
  const at = log.findLastIndex((word) => !word.startsWith('killed'));
  if (log[at] === 'begun' || at < 0) return false;
  log.splice(at, 1);
  return true;
}

function logOf({ base, changes }: Journal): string[] {
  const log = 'save' in base ? [...(base.save as { log: string[] }).log] : ['begun'];
  for (const change of changes) {
    if ('undo' in change) takeBack(log);
    else log.push(wordFor(change));
  }
  return log;
}

export class FakeWorker implements RoomWorker {
  pulse: Pulse = { mod: null, beats: 0 };
  onAnswer: RoomWorker['onAnswer'] = () => undefined;
  onProgress: RoomWorker['onProgress'] = () => undefined;
  onNews: (news: News) => void = () => undefined;
  onBusy: (isBusy: boolean) => void = () => undefined;
  onEnd: RoomWorker['onEnd'] = () => undefined;
  isGone = false;
  /** How many requests it was given. */
  asked = 0;
  #log: string[] | null = null;
  #count = 0;
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
    if (request.ask === 'comeBack') this.#log = logOf(request.journal);
    if (request.ask === 'begin' || request.ask === 'restore') this.#count = 0;
    if (request.ask === 'comeBack') this.#count = request.journal.changes.length;
    if (this.#log === null) return { error: { code: 'noGame', params: {} } };
    if (request.ask === 'begin' || request.ask === 'restore' || request.ask === 'comeBack') return { begun: BEGUN };
    if (request.ask === 'hash') return { hash: this.#log.join() };
    if (request.ask === 'join') return this.#joined(request.link);
    if (request.ask === 'answer') this.#log.push('answered');
    if (request.ask === 'undo' && !takeBack(this.#log)) return { error: { code: 'nothingToUndo', params: {} } };
    if (request.ask === 'blank') this.#log.push('blanked');
    return { changed: { count: ++this.#count } };
  }

  /** A bot answers, which nobody has asked for. */
  botAnswers(seat: string): void {
    this.#log!.push('bot answered');
    this.onNews({ botAnswered: { seat, count: ++this.#count, sealed: 'sealed' } });
  }

  /** Tells everything anew, as a host does that the link is new to. */
  #joined(link: number): Reply {
    const log = this.#log!.map((type) => ({ type }));
    const told: Pick<AddressedPassage, 'link' | 'number' | 'past' | 'events' | 'log'> = {
      link,
      number: 0,
      past: 0,
      events: [],
      log,
    };
    this.onNews({ told: told as AddressedPassage });
    return { joined: { stream: 'fake', number: 0 } };
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

import type { ModSource } from '../../sandbox/mods';
import type { GameEvent } from '../../engine';
import type { ModsChoice } from '../differences';
import type { Save } from '../save';
import type { Start } from '../session';
import type { Asked, Moment, Reading, RemoteError, Reply, Request, Said } from './messages';

/** A script that runs longer is stuck: what scripts may use is counted and takes far less. */
const WATCHDOG_MS = 3000;
/** Opening mods runs many scripts, one after the other; on a slow machine it takes seconds, not minutes. */
const OPENING_MS = 60_000;

/** What the page learns when a request is refused. */
export class RoomError extends Error {
  readonly problem: RemoteError;
  constructor(problem: RemoteError) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The part of a Worker that the room uses; in the browser it is one. */
export interface WorkerLike {
  postMessage(message: Asked): void;
  onmessage: ((event: { readonly data: Said }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  terminate(): void;
}

interface Pending {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
}

/**
 * The page's side of the game in the Worker, with the watchdog over it: a script that does not come back is killed with its
 * Worker, a new one goes on from the last save with that mod blanked (`modKilled` in the log), and the request is given again.
 */
export class GameRoom {
  readonly #make: () => WorkerLike;
  #worker: WorkerLike;
  #sources: readonly ModSource[] = [];
  #save: Save | null = null;
  #next = 1;
  #pending = new Map<number, Pending>();
  #running: { readonly mod: string; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  /** Told when a mod had to be killed. */
  onKilled: (mod: string) => void = () => undefined;

  constructor(make: () => WorkerLike) {
    this.#make = make;
    this.#worker = this.#start();
  }

  async open(sources: readonly ModSource[]): Promise<Reading> {
    this.#sources = sources;
    const stuck = setTimeout(() => this.#giveUpOpening(), OPENING_MS);
    const reply = await this.#ask({ ask: 'open', sources }).finally(() => clearTimeout(stuck));
    if (!('reading' in reply)) throw unexpected();
    return reply.reading;
  }

  begin(start: Start): Promise<Moment> {
    return this.#moment({ ask: 'begin', start });
  }
  restore(save: unknown, mods: ModsChoice = 'refuse'): Promise<Moment> {
    return this.#moment({ ask: 'restore', save, mods });
  }
  answer(value: readonly string[], id: number): Promise<Moment> {
    return this.#moment({ ask: 'answer', value, id });
  }
  undo(): Promise<Moment> {
    return this.#moment({ ask: 'undo' });
  }
  blank(card: string, seat: string): Promise<Moment> {
    return this.#moment({ ask: 'blank', card, seat });
  }
  /** All that happened so far and still stands, as the watching seat may know it. */
  async events(): Promise<readonly GameEvent[]> {
    const reply = await this.#ask({ ask: 'events' });
    if (!('events' in reply)) throw unexpected();
    return reply.events;
  }
  async hash(): Promise<string> {
    const reply = await this.#ask({ ask: 'hash' });
    if (!('hash' in reply)) throw unexpected();
    return reply.hash;
  }

  close(): void {
    this.#stopTimer();
    this.#worker.terminate();
    this.#pending.clear();
  }

  async #moment(request: Request): Promise<Moment> {
    const reply = await this.#ask(request);
    if (!('moment' in reply)) throw unexpected();
    this.#save = reply.moment.save;
    return reply.moment;
  }

  async #ask(request: Request): Promise<Reply> {
    const reply = await new Promise<Reply>((resolve) => this.#send(this.#next++, { request, resolve }));
    if ('error' in reply) throw new RoomError(reply.error);
    return reply;
  }

  #send(id: number, pending: Pending): void {
    this.#pending.set(id, pending);
    this.#worker.postMessage({ id, request: pending.request });
  }

  #start(): WorkerLike {
    const worker = this.#make();
    worker.onmessage = ({ data }) => this.#hear(data);
    // A Worker whose own code did not come has nothing to say.
    worker.onerror = ({ message }) =>
      this.#fail(
        message === undefined
          ? { code: 'notFetched', params: {} }
          : { code: 'internal', params: { what: message.slice(0, 200) } },
      );
    return worker;
  }

  #hear(said: Said): void {
    this.#stopTimer();
    if ('running' in said) {
      const { running } = said;
      if (running !== null) this.#running = { mod: running, timer: setTimeout(() => void this.#kill(running), WATCHDOG_MS) };
      return;
    }
    const pending = this.#pending.get(said.id);
    this.#pending.delete(said.id);
    pending?.resolve(said.reply);
  }

  #stopTimer(): void {
    if (this.#running !== null) clearTimeout(this.#running.timer);
    this.#running = null;
  }

  #fail(error: RemoteError): void {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { resolve } of waiting) resolve({ error });
  }

  /** Mods that do not even load are refused with the Worker that they hold up. */
  #giveUpOpening(): void {
    this.#worker.terminate();
    this.#worker = this.#start();
    this.#fail({ code: 'tableDidNotOpen', params: {} });
  }

  /** Ends the stuck Worker and gives what was asked to a new one; where there can be none, whoever asked is told why. */
  async #kill(mod: string): Promise<void> {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    this.#worker.terminate();
    this.#worker = this.#start();
    this.onKilled(mod);
    try {
      const isOpening = waiting.some(({ request }) => request.ask === 'open');
      if (!isOpening) await this.#ask({ ask: 'open', sources: this.#sources });
      // A game that does not even begin has nothing to go on from: the request is refused, the room lives.
      if (isOpening || this.#save === null) throw new RoomError({ code: 'modDidNotStop', params: { mod } });
      // A game with mods of its own carries them.
      await this.#ask({ ask: 'restore', save: this.#save, mods: 'pinned' });
      await this.#moment({ ask: 'kill', mod });
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      for (const { resolve } of waiting) resolve({ error: error.problem });
      return;
    }
    for (const pending of waiting) this.#send(this.#next++, pending);
  }
}

const unexpected = (): RoomError => new RoomError({ code: 'internal', params: { what: 'unexpected reply' } });

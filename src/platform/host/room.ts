import type { ModSource } from '../sandbox/mods';
import type { TableView } from '../../games/cults/contract/view-types';
import type { Progress } from '../sandbox/progress';
import type { ModsChoice } from '../session/differences';
import type { Save } from '../session/saving';
import type { Start } from '../session/session';
import type { Base, Change, Journal } from './journal';
import type { Kept } from './store/keeper';
import type { Begun, News, Reading, RemoteError, Reply, Request } from './messages';
import { SeatLink } from './seat-link';
import { Died, Supervisor } from './supervisor';
import { LIMITS, type Limits } from './watch-pulse';
import type { WorkerLike } from './worker-like';

/** Thrown to the page when a request is refused. */
export class RoomError extends Error {
  readonly problem: RemoteError;
  constructor(problem: RemoteError) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Errors that need no message, because the player caused them: cancelled work or a closed table. */
export const isOwnWish = ({ problem: { code } }: RoomError): boolean => code === 'workCancelled' || code === 'roomClosed';

export type RoomWorker = WorkerLike<Request, Reply, News>;

type Ask = (request: Request) => Promise<Reply>;

/** A journal that is being written. */
interface OpenJournal extends Journal {
  readonly changes: Change[];
}

/**
 * The page's end of the host in the Worker. Every request is answered even if the Worker dies: a new one replays the journal, and
 * the links rejoin.
 */
export class GameRoom {
  readonly #supervisor: Supervisor<Request, Reply, News>;
  #sources: readonly ModSource[] = [];
  #mods: readonly string[] = [];
  #reading: Reading | null = null;
  #journal: OpenJournal | null = null;
  #links: readonly SeatLink[] = [];
  #joined = 0;
  /** The last storage report about the current game. */
  kept: Kept | null = null;
  /** Called when the browser has stored the game, or could not. */
  onKept: (kept: Kept) => void = () => undefined;
  #isClosed = false;

  constructor(make: () => RoomWorker, limits: Limits = LIMITS) {
    this.#supervisor = new Supervisor({
      make,
      limits,
      open: async (ask) => {
        const reply = refusing(await ask({ ask: 'open', sources: this.#sources }));
        if ('reading' in reply) this.#reading = reply.reading;
      },
      comeBack: (ask, killed) => this.#comeBack(ask, killed),
      isApart: (request) => this.#journal === null || beginsAnother(request),
      hasTakenOver: (reply) => 'begun' in reply,
    });
    this.#supervisor.onNews = (news) => this.#hear(news);
  }

  /** Called when a mod had to be killed; the game goes on with its cards blank. */
  set onKilled(told: (mod: string) => void) {
    this.#supervisor.onKilled = told;
  }
  /** Called with the progress of a long request. */
  set onProgress(told: (progress: Progress) => void) {
    this.#supervisor.onProgress = told;
  }

  /** The journal with which another room can take the current game over. */
  get journal(): Journal | null {
    return this.#journal;
  }

  /** Loads the cards; call it once, first. */
  async open(sources: readonly ModSource[], mods: readonly string[] = []): Promise<Reading> {
    this.#sources = sources;
    this.#mods = mods;
    await this.#supervisor.ready().catch((error: unknown) => {
      throw error instanceof Died ? new RoomError(problemOf(error, true)) : error;
    });
    return this.#reading ?? unexpected();
  }

  /** The board that a game of this configuration begins on; no game begins. */
  async opening(config: unknown): Promise<TableView> {
    const reply = await this.#ask({ ask: 'opening', config });
    return 'opening' in reply ? reply.opening : unexpected();
  }

  /** A held game is not stored before `keep` is called. */
  begin(start: Start, isHeld = false): Promise<Begun> {
    return this.#begin((named) => ({ ask: 'begin', start, isHeld, ...named }), { start }, isHeld);
  }
  /** Lets a held game replace what the browser stores. */
  async keep(): Promise<void> {
    await this.#ask({ ask: 'keep' });
    if (this.#journal !== null) this.#journal = { ...this.#journal, isHeld: false };
  }
  restore(save: unknown, choice: ModsChoice = 'refuse'): Promise<Begun> {
    return this.#begin((named) => ({ ask: 'restore', save, choice, ...named }), { save, choice });
  }
  /** Continues the game that the browser stores. */
  resume(choice: ModsChoice = 'refuse'): Promise<Begun> {
    return this.#begin((named) => ({ ask: 'resume', choice, ...named }), { found: null, choice });
  }
  /** Continues a game from another room's journal. */
  async takeOver(journal: Journal): Promise<Begun> {
    const reply = await this.#ask({ ask: 'comeBack', journal });
    if (!('begun' in reply)) return unexpected();
    return this.#begun(reply.begun, { ...journal, changes: [...journal.changes] });
  }

  /** Opens a link for a seat, or for a spectator. */
  async join(seat: string | null): Promise<SeatLink> {
    const link = new SeatLink(++this.#joined, seat);
    this.#links = [...this.#links, link];
    try {
      await this.#ask({ ask: 'join', link: link.link, seat });
    } catch (error) {
      this.#links = this.#links.filter((one) => one !== link);
      throw error;
    }
    return link;
  }

  /** Answers the decision with this id; resolves with whether a bot is asked next. */
  answer({ link, seat }: SeatLink, value: readonly string[], id: number): Promise<boolean> {
    const spoken = seat ?? '';
    return this.#change({ ask: 'answer', link, seat: spoken, id, value }, { seat: spoken, answer: value });
  }
  undo({ link, seat }: SeatLink): Promise<boolean> {
    return this.#change({ ask: 'undo', link }, { undo: seat ?? '' });
  }
  blank({ link, seat }: SeatLink, card: string): Promise<boolean> {
    return this.#change({ ask: 'blank', link, card }, { blank: card, seat: seat ?? '' });
  }
  /** Lets the asked bot answer; resolves with whether another bot is asked next. */
  letBotAnswer(): Promise<boolean> {
    return this.#change({ ask: 'bot' }, { bot: true });
  }

  /** The complete save, when the player exports it. */
  async save(): Promise<Save> {
    const reply = await this.#ask({ ask: 'export' });
    return 'save' in reply ? reply.save : unexpected();
  }
  async hash(): Promise<string> {
    const reply = await this.#ask({ ask: 'hash' });
    return 'hash' in reply ? reply.hash : unexpected();
  }

  /** Cancels the pending request; the current game stays. */
  cancel(): void {
    this.#supervisor.cancel();
  }

  /** Whatever is asked of it from now on is refused. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    void this.#supervisor.close();
  }

  async #begin(ask: (named: { game: string; mods: readonly string[] }) => Request, base: Base, isHeld = false): Promise<Begun> {
    const named = { game: newName(), mods: this.#mods };
    const reply = await this.#ask(ask(named));
    if (!('begun' in reply)) return unexpected();
    const { found = null } = reply.begun;
    return this.#begun(reply.begun, { ...named, base: 'found' in base ? { ...base, found } : base, changes: [], isHeld });
  }

  #begun(begun: Begun, journal: OpenJournal): Begun {
    this.#journal = journal;
    this.#links = [];
    return begun;
  }

  async #change(request: Request, change: Change): Promise<boolean> {
    const reply = await this.#ask(request);
    if (!('changed' in reply)) return unexpected();
    this.#journal?.changes.push(change);
    return reply.changed.isBotsTurn;
  }

  async #ask(request: Request): Promise<Reply> {
    try {
      const { reply, killed } = await this.#supervisor.give(request);
      // Record kills even if the request itself is refused: the game is without these mods now.
      this.#journal?.changes.push(...killed.map((kill) => ({ kill })));
      return refusing(reply);
    } catch (error) {
      throw error instanceof Died ? new RoomError(problemOf(error, false)) : error;
    }
  }

  /** Brings a new Worker to the last good answer, with the killed mods blanked. */
  async #comeBack(ask: Ask, killed: readonly string[]): Promise<void> {
    if (this.#journal === null) return;
    refusing(await ask({ ask: 'comeBack', journal: this.#journal }));
    for (const mod of killed) refusing(await ask({ ask: 'kill', mod }));
    for (const { link, seat } of this.#links) refusing(await ask({ ask: 'join', link, seat }));
  }

  #hear(news: News): void {
    if ('kept' in news) {
      // The store may report a new game before its reply has arrived.
      this.kept = news.kept;
      this.onKept(news.kept);
    } else this.#links.find(({ link }) => link === news.told.link)?.hear(news.told);
  }
}

/** Unique among the games that a browser may store. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const BEGINNINGS: readonly Request['ask'][] = ['begin', 'restore', 'resume', 'comeBack'];
const beginsAnother = ({ ask }: Request): boolean => BEGINNINGS.includes(ask);

function refusing(reply: Reply): Reply {
  if ('error' in reply) throw new RoomError(reply.error);
  return reply;
}

/** The error shown to the player when the Worker died. */
function problemOf({ cause, mod, what }: Died, isOpening: boolean): RemoteError {
  if (cause === 'notFetched') return { code: 'notFetched', params: {} };
  if (cause === 'cancelled') return { code: 'workCancelled', params: {} };
  if (cause === 'closed') return { code: 'roomClosed', params: {} };
  const blamed = mod === null ? {} : { mod };
  if (isOpening) return { code: 'tableDidNotOpen', params: blamed };
  return mod === null ? { code: 'tableStuck', params: { what } } : { code: 'modDidNotStop', params: blamed };
}

function unexpected(): never {
  throw new RoomError({ code: 'internal', params: { what: 'unexpected reply' } });
}

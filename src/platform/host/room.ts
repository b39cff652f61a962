import type { Advice, Adviser, SeatView } from '../../kernel';
import type { ModSource } from '../sandbox/mods';
import type { Progress } from '../sandbox/progress';
import type { ModsChoice } from '../session/differences';
import type { Players, Reading } from '../session/game';
import type { Save } from '../session/saving';
import type { Start } from '../session/session';
import type { Base, Change, Journal } from './journal';
import type { Kept } from './store/keeper';
import type { Begun, News, RemoteError, Reply, Request } from './stream/messages';
import { SeatLink } from './stream/seat-link';
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

export type RoomWorker<T extends SeatView = SeatView, R extends Reading = Reading> = WorkerLike<Request, Reply<T, R>, News<T>>;

type Ask<T extends SeatView, R extends Reading> = (request: Request) => Promise<Reply<T, R>>;

/**
 * The page's end of the host in the Worker. Every request is answered even if the Worker dies: a new one replays the journal, and
 * the links rejoin. `T` is the view that the game tells its page, `R` what the page reads of its content.
 */
export class GameRoom<T extends SeatView = SeatView, R extends Reading = Reading> {
  readonly #supervisor: Supervisor<Request, Reply<T, R>, News<T>>;
  #sources: readonly ModSource[] = [];
  #mods: readonly string[] = [];
  #game: string | undefined;
  #reading: R | null = null;
  #journal: Journal | null = null;
  /** The changes in the present Worker: those of the journal, until a Worker that came back without a killed mod has replied. */
  #changes: Change[] = [];
  #players: Players = {};
  #links: readonly SeatLink<T>[] = [];
  #joined = 0;
  /** The last storage report about the current game. */
  kept: Kept | null = null;
  /** Called when the browser has stored the game, or could not. */
  onKept: (kept: Kept) => void = () => undefined;
  /** Called when a mod had to be killed; the game goes on with its cards blank. */
  onKilled: (mod: string) => void = () => undefined;
  /** Called when a bot cannot answer, or the Worker was lost while bots were answering. */
  onBotsFailed: (error: RoomError) => void = () => undefined;
  /** Called when a bot could not think and has taken a quick answer. */
  onBotHurried: (by: string) => void = () => undefined;
  /** Bots think for so many iterations instead of by the clock; null: by the clock. */
  readonly #iterations: number | null;
  #isClosed = false;

  constructor(make: () => RoomWorker<T, R>, limits: Limits = LIMITS, iterations: number | null = null) {
    this.#iterations = iterations;
    this.#supervisor = new Supervisor({
      make,
      limits,
      open: async (ask) => {
        const reply = refusing(await ask(this.#opening()));
        if ('reading' in reply) this.#reading = reply.reading;
      },
      comeBack: (ask, killed) => this.#comeBack(ask, killed),
      isApart: (request) => this.#journal === null || beginsAnother(request),
      hasTakenOver: (reply) => 'begun' in reply,
    });
    this.#supervisor.onNews = (news) => this.#hear(news);
    this.#supervisor.onKilled = (mod) => {
      this.#record();
      this.onKilled(mod);
    };
    this.#supervisor.onLost = (error) => {
      if (!(error instanceof Died) && !(error instanceof RoomError)) throw error;
      this.onBotsFailed(error instanceof Died ? new RoomError(problemOf(error, false)) : error);
    };
  }

  #opening(): Request {
    const game = this.#game === undefined ? {} : { game: this.#game };
    const iterations = this.#iterations === null ? {} : { iterations: this.#iterations };
    return { ask: 'open', ...game, sources: this.#sources, ...iterations };
  }

  /** Called with the progress of a long request. */
  set onProgress(told: (progress: Progress) => void) {
    this.#supervisor.onProgress = told;
  }

  /** The journal with which another room can take the current game over. */
  get journal(): Journal | null {
    return this.#journal;
  }

  /** Loads the cards of a game; call it once, first. */
  async open(sources: readonly ModSource[], mods: readonly string[] = [], game?: string): Promise<R> {
    this.#game = game;
    this.#sources = sources;
    this.#mods = mods;
    await this.#supervisor.ready().catch((error: unknown) => {
      throw error instanceof Died ? new RoomError(problemOf(error, true)) : error;
    });
    return this.#reading ?? unexpected();
  }

  /** The board that a game of this configuration begins on; no game begins. */
  async opening(config: unknown): Promise<T> {
    const reply = await this.#ask({ ask: 'opening', config });
    return 'opening' in reply ? reply.opening : unexpected();
  }

  /** Asks the game's tools for authors about the opened content. */
  async workbench(question: unknown): Promise<unknown> {
    const reply = await this.#ask({ ask: 'workbench', question });
    return 'workbench' in reply ? reply.workbench : unexpected();
  }

  /** Asks the game's judge about the current game. */
  async judge(question: unknown): Promise<unknown> {
    const reply = await this.#ask({ ask: 'judge', question });
    return 'verdict' in reply ? reply.verdict : unexpected();
  }

  /** A held game is not stored before `keep` is called. */
  begin(start: Start, isHeld = false): Promise<Begun<R>> {
    return this.#begin((named) => ({ ask: 'begin', start, isHeld, ...named }), { start }, isHeld);
  }
  /** Lets a held game replace what the browser stores. */
  async keep(): Promise<void> {
    await this.#ask({ ask: 'keep' });
    if (this.#journal !== null) this.#journal = { ...this.#journal, isHeld: false };
  }
  /** A held game is not stored before `keep` is called. */
  restore(save: unknown, choice: ModsChoice = 'refuse', isHeld = false): Promise<Begun<R>> {
    return this.#begin((named) => ({ ask: 'restore', save, choice, isHeld, ...named }), { save, choice }, isHeld);
  }
  /** Continues the game that the browser stores. */
  resume(choice: ModsChoice = 'refuse'): Promise<Begun<R>> {
    return this.#begin((named) => ({ ask: 'resume', choice, ...named }), { found: null, choice });
  }
  /** Continues a game from another room's journal. */
  async takeOver(journal: Journal): Promise<Begun<R>> {
    const reply = await this.#ask({ ask: 'comeBack', journal });
    if (!('begun' in reply)) return unexpected();
    return this.#begun(reply.begun, journal);
  }

  /** Opens a link for a seat, or for a spectator. */
  async join(seat: string | null): Promise<SeatLink<T>> {
    const link = new SeatLink<T>(++this.#joined, seat);
    this.#links = [...this.#links, link];
    try {
      await this.#ask({ ask: 'join', link: link.link, seat });
    } catch (error) {
      this.#links = this.#links.filter((one) => one !== link);
      throw error;
    }
    return link;
  }

  /** Whether the game waits for bots and for nobody else, as a view of it tells. */
  isBotsTurn(view: T): boolean {
    const asked = waitingOf(view);
    return asked.length > 0 && asked.every((seat) => this.isBot(seat));
  }

  isBot(seat: string): boolean {
    return this.#players[seat]?.by !== 'human';
  }

  /** Answers the decision with this id. The links have been told when this resolves; bots answer afterwards. */
  answer({ link, seat }: SeatLink<T>, value: readonly string[], id: number): Promise<void> {
    const spoken = seat ?? '';
    return this.#change({ ask: 'answer', link, seat: spoken, id, value }, { seat: spoken, answer: value });
  }
  /** What an adviser would answer to the decision with this id. Resolves when the adviser has thought; never, if the game ends first. */
  async advise(link: SeatLink<T>, id: number, who: Adviser): Promise<Advice> {
    const advice = link.adviceOn(id, who);
    await this.#ask({ ask: 'advise', link: link.link, id, who });
    return advice;
  }
  undo({ link, seat }: SeatLink<T>): Promise<void> {
    return this.#change({ ask: 'undo', link }, { undo: seat ?? '' });
  }
  blank({ link, seat }: SeatLink<T>, card: string): Promise<void> {
    return this.#change({ ask: 'blank', link, card }, { blank: card, seat: seat ?? '' });
  }

  /** The complete save, when the player exports it. */
  async save(): Promise<Save> {
    const reply = await this.#ask({ ask: 'export' });
    return 'save' in reply ? reply.save : unexpected();
  }
  /** What the current game began from; null while it goes on. */
  async again(): Promise<Start | null> {
    const reply = await this.#ask({ ask: 'again' });
    return 'again' in reply ? reply.again : unexpected();
  }
  async hash(): Promise<string> {
    const reply = await this.#ask({ ask: 'hash' });
    return 'hash' in reply ? reply.hash : unexpected();
  }

  /** Cancels the pending request; the current game stays. */
  cancel(): void {
    this.#supervisor.cancel();
  }

  /** Whether the room was closed; it then refuses every request. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    void this.#supervisor.close();
  }

  async #begin(
    ask: (named: { game: string; mods: readonly string[] }) => Request,
    base: Base,
    isHeld = false,
  ): Promise<Begun<R>> {
    const named = { game: newName(), mods: this.#mods };
    const reply = await this.#ask(ask(named));
    if (!('begun' in reply)) return unexpected();
    const { found = null } = reply.begun;
    return this.#begun(reply.begun, { ...named, base: 'found' in base ? { ...base, found } : base, changes: [], isHeld });
  }

  #begun(begun: Begun<R>, journal: Journal): Begun<R> {
    this.#changes = [...journal.changes];
    this.#journal = { ...journal, changes: this.#changes };
    this.#players = begun.players;
    this.#links = [];
    return begun;
  }

  async #change(request: Request, change: Change): Promise<void> {
    const reply = await this.#ask(request);
    if (!('changed' in reply)) return unexpected();
    // The host numbers the changes, because bots answer in between.
    this.#changes[reply.changed.count - 1] = change;
  }

  /** What has happened in the present Worker stands from now on. */
  #record(): void {
    if (this.#journal !== null) this.#journal = { ...this.#journal, changes: this.#changes };
  }

  async #ask(request: Request): Promise<Reply<T, R>> {
    try {
      const { reply } = await this.#supervisor.give(request);
      return refusing(reply);
    } catch (error) {
      throw error instanceof Died ? new RoomError(problemOf(error, false)) : error;
    }
  }

  /** Brings a new Worker to the last good answer, with the killed mods blanked. */
  async #comeBack(ask: Ask<T, R>, killed: readonly string[]): Promise<void> {
    if (this.#journal === null) return;
    this.#changes = [...this.#journal.changes, ...killed.map((kill) => ({ kill }))];
    if (killed.length === 0) this.#record();
    refusing(await ask({ ask: 'comeBack', journal: { ...this.#journal, changes: this.#changes } }));
    for (const { link, seat } of this.#links) refusing(await ask({ ask: 'join', link, seat }));
  }

  #hear(news: News<T>): void {
    if ('kept' in news) {
      // The store may report a new game before its reply has arrived.
      this.kept = news.kept;
      this.onKept(news.kept);
    } else if ('botAnswered' in news) {
      const { seat, count, sealed } = news.botAnswered;
      this.#changes[count - 1] = { bot: seat, sealed };
    } else if ('botHurried' in news) this.onBotHurried(news.botHurried.by);
    else if ('advice' in news) this.#links.find(({ link }) => link === news.advice.link)?.hearAdvice(news.advice);
    else if ('botFailed' in news) this.onBotsFailed(new RoomError(news.botFailed.error));
    else this.#links.find(({ link }) => link === news.told.link)?.hear(news.told);
  }
}

/** A room of any game, for callers that follow only its work and its storage. */
export type AnyRoom = Pick<
  GameRoom,
  'save' | 'journal' | 'kept' | 'onKept' | 'onProgress' | 'keep' | 'cancel' | 'isClosed' | 'close'
>;

/** The seats that a view says are asked. */
export const waitingOf = ({ waiting }: SeatView): readonly string[] =>
  typeof waiting === 'string' ? [waiting] : (waiting ?? []);

/** Unique among the games that a browser may store. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const BEGINNINGS: readonly Request['ask'][] = ['begin', 'restore', 'resume', 'comeBack'];
const beginsAnother = ({ ask }: Request): boolean => BEGINNINGS.includes(ask);

function refusing<T extends SeatView, R extends Reading>(reply: Reply<T, R>): Reply<T, R> {
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

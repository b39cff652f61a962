import { gameNamed } from '../../games';
import { FIRST_GAME } from '../../games/first-game';
import { GameError, type SeatView } from '../../kernel';
import { isBot } from '../bots';
import { NotFetched } from '../sandbox/quickjs/not-fetched';
import { questionTo, seenBy } from '../session/asked';
import type { ModsChoice } from '../session/differences';
import type { Game, Reading } from '../session/game';
import type { Library } from '../session/game-saves';
import { Session, type Start } from '../session/session';
import { HostedGame, type OpenedGame } from './hosted-game';
import { standing, type Change, type Journal, type Stamp } from './journal';
import { SeatedBots } from './seated-bots';
import type { Keeper } from './store/keeper';
import type { FoundGame } from './store/kept-game';
import type { Client } from './stream/links';
import type { Begun, LinkRequest, Reply, Request, TableRequest } from './stream/messages';
import { remoteError } from './remote-error';
import type { Content } from './thinking/messages';
import { TableBots } from './thinking/table-bots';
import type { ThinkingWorker } from './thinking/thinking-room';

export interface HostOptions {
  /** Prefix of this host's stream names; unique among the hosts of a game. */
  readonly stream: string;
  /** Whether tests look into this host: only then does it tell the hash of the full state, which gives away what is hidden. */
  readonly isInspected: boolean;
  /** Stores the game; null if nobody does. */
  readonly keeper: Keeper | null;
  /** Loads what helps to open a game's content, such as checks that were made when the page was built. */
  readonly prepare?: (game: string | undefined) => Promise<unknown>;
  /** Starts the bots' Worker. */
  readonly startThinking: () => ThinkingWorker;
}

/** A game and its content, without anybody playing yet. */
interface OpenGame {
  readonly game: Game;
  readonly library: Library;
  /** What it was opened with. */
  readonly request: Opening;
}

/**
 * The authority over one game of any rules: log, save and bots. Clients send requests and get news over links; each link
 * carries what one seat may know. The host knows nothing of Workers or sockets.
 */
export class Host {
  readonly #options: HostOptions;
  #open: OpenGame | null = null;
  #game: HostedGame | null = null;
  #begun = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #bots: SeatedBots | null = null;
  #thinking: TableBots | null = null;
  /** Called when bots begin to choose, and when all of them wait again. */
  onBots: (areBusy: boolean) => void = () => undefined;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Handles requests one at a time, whichever client sent them. */
  handle(client: Client, request: Request): Promise<Reply> {
    return this.#inTurn(() => this.#run(client, request));
  }

  #inTurn(act: () => Reply | Promise<Reply>): Promise<Reply> {
    const reply = this.#turn.then(act).catch((error: unknown) => ({ error: remoteError(error) }));
    this.#turn = reply;
    return reply;
  }

  async #run(client: Client, request: Request): Promise<Reply> {
    switch (request.ask) {
      case 'open':
        return { reading: await this.#load(request) };
      case 'opening':
        return { opening: this.#opening(request.config) };
      case 'begin':
      case 'restore':
      case 'resume':
      case 'comeBack':
        return { begun: await this.#begin(client, request) };
      case 'keep':
        this.#atHand().isHeld = false;
        this.#keep(this.#atHand());
        return { keeps: true };
      case 'export':
        return { save: this.#atHand().save() };
      case 'again': {
        const { start, outcome } = this.#atHand().session;
        return { again: outcome === null ? null : start };
      }
      case 'hash':
        if (!this.#options.isInspected) throw new GameError('notInspected');
        return { hash: this.#atHand().session.hash };
      case 'workbench':
        return { workbench: await this.#workbench(request.question) };
      case 'judge':
        return { verdict: await this.#judge(request.question) };
      default:
        return this.#linked(client, request);
    }
  }

  async #workbench(question: unknown): Promise<unknown> {
    const { game, library } = this.#opened();
    if (game.workbench === undefined) throw new GameError('noWorkshop', { game: game.rules.id });
    const bench = await game.workbench().catch(() => {
      throw new NotFetched('workbench');
    });
    return bench.answer(library, question, async () => (await this.#kept()).save);
  }

  async #judge(question: unknown): Promise<unknown> {
    const { game } = this.#opened();
    const { session, library } = this.#atHand();
    if (game.judge === undefined) throw new GameError('noJudge', { game: game.rules.id });
    const judge = await game.judge().catch(() => {
      throw new NotFetched('judge');
    });
    return judge.verdict(session, library, question);
  }

  #linked(client: Client, request: LinkRequest): Reply {
    const { links } = this.#atHand();
    const { link } = request;
    switch (request.ask) {
      case 'join':
        return { joined: links.join(client, request) };
      case 'leave':
        links.leave(client, link);
        return { left: link };
      case 'answer': {
        const seat = links.seatOf(client, link);
        if (seat !== request.seat) throw new GameError('notYourSeat', { value: request.seat, cult: seat });
        return this.#answered(seat, request.id, request.value);
      }
      case 'advise':
        return this.#advise(client, request);
      case 'undo':
        return { changed: { count: this.#changed({ undo: links.seatOf(client, link) }) } };
      case 'blank':
        return { changed: { count: this.#changed({ blank: request.card, seat: links.seatOf(client, link) }) } };
    }
  }

  #answered(seat: string, id: number, answer: readonly string[]): Reply {
    // Prefetch the code that opens saves: it may be needed later, without a connection.
    whatOpensSaves(this.#opened().game).catch(() => undefined);
    this.#checkId(id);
    return { changed: { count: this.#changed({ seat, answer }) } };
  }

  #checkId(id: number): void {
    const { asks } = this.#atHand().session.state;
    if (asks.length > 0 && !asks.some((ask) => ask.id === id))
      throw new GameError('staleDecision', { given: id, open: asks[0]!.id });
  }

  /** Returns the number of the change. */
  #changed(change: Parameters<HostedGame['change']>[0]): number {
    const game = this.#atHand();
    const count = game.change(change);
    this.#keep(game);
    return count;
  }

  /** The answer of a bot over its link. */
  #botAnswered(game: HostedGame, owner: Client, seat: string, id: number, answer: readonly string[]): Reply {
    if (this.#game !== game) throw new GameError('noGame');
    this.#checkId(id);
    const sealed = game.sealed(seat, answer);
    const count = this.#changed({ bot: seat, answer });
    owner.tell({ botAnswered: { seat, count, sealed } });
    return { changed: { count } };
  }

  #keep(game: HostedGame): void {
    if (game.isHeld) return;
    const take = game.session.outcome === null ? (): ReturnType<HostedGame['kept']> => game.kept() : null;
    this.#options.keeper?.keep({ ...game.stamp, of: this.#named, take });
  }

  /** The name of the game whose content is open. */
  get #named(): string {
    return this.#opened().request.game ?? FIRST_GAME;
  }

  async #load(request: Opening): Promise<Reading> {
    const { game: name, sources } = request;
    const loaded = gameNamed(name).catch(() => {
      throw new NotFetched('game');
    });
    const [game] = await Promise.all([loaded, this.#options.prepare?.(name)]);
    const library = await game.open(sources);
    this.#open = { game, library, request };
    return game.reading(library);
  }

  #opening(config: unknown): SeatView {
    const { game, library } = this.#opened();
    const { rules } = game;
    if (rules.opening === undefined) throw new GameError('noOpening');
    return game.told(rules.opening(config, library.book), {});
  }

  #opened(): OpenGame {
    if (this.#open === null) throw new GameError('noGame');
    return this.#open;
  }

  #atHand(): HostedGame {
    if (this.#game === null) throw new GameError('noGame');
    return this.#game;
  }

  async #begin(client: Client, request: Beginning): Promise<Begun> {
    const { game: rules, library } = this.#opened();
    const { opened, changes, found } = await this.#beginning(request);
    const isOwn = opened.library !== library;
    try {
      const game = new HostedGame(rules, opened, isOwn, `${this.#options.stream}/${++this.#begun}`);
      if (request.ask === 'comeBack') {
        game.playAgain(changes, request.journal.changes.length);
        game.isHeld = request.journal.isHeld === true;
      } else if ('isHeld' in request) game.isHeld = request.isHeld === true;
      const begun: Begun = {
        players: game.players,
        ...(found === undefined ? {} : { found }),
        ...(isOwn ? { reading: rules.reading(opened.library) } : {}),
      };
      // Replace the current game only after everything that can throw.
      if (this.#game?.isOwn === true && this.#game.library !== opened.library) this.#game.library.host.dispose();
      this.#game = game;
      this.#keep(game);
      this.#bots?.leave();
      this.#thinking?.close();
      const thinking = this.#thinkingFor(client, game);
      this.#thinking = thinking;
      if (game.bots.some(({ by }) => !isBot(by))) void thinking.warm();
      this.#bots = new SeatedBots(game, {
        bot: (by, lots) => thinking.bot(by, lots),
        answer: (seat, id, value) => this.#inTurn(() => this.#botAnswered(game, client, seat, id, value)),
        busy: (areBusy) => this.onBots(areBusy),
        failed: (seat, error) => client.tell({ botFailed: { seat, error } }),
      });
      return begun;
    } catch (error) {
      if (isOwn && opened.library !== this.#game?.library) opened.library.host.dispose();
      throw error;
    }
  }

  #thinkingFor(client: Client, game: HostedGame): TableBots {
    const { game: rules, request } = this.#opened();
    return new TableBots({
      content: async () => (game.isOwn ? contentOf(rules, game.library, request) : request),
      start: this.#options.startThinking,
      ...(request.iterations === undefined ? {} : { iterations: request.iterations }),
      hurried: (by, error) => {
        console.warn(`${by} could not think`, error);
        if (this.#game === game) client.tell({ botHurried: { by } });
      },
    });
  }

  /** Replies at once; the advice comes as news. */
  #advise(client: Client, { link, id, who }: Extract<LinkRequest, { ask: 'advise' }>): Reply {
    const { links, session } = this.#atHand();
    const seat = links.seatOf(client, link);
    const question = questionTo(session, seat);
    if (question === null || session.rules.levels === undefined) {
      client.tell({ advice: { link, id, who, answer: null, reasons: [] } });
    } else {
      if (question.id !== id) throw new GameError('staleDecision', { given: id, open: question.id });
      void this.#thinking
        ?.advise(who, seenBy(session, seat), question)
        .then((advice) => client.tell({ advice: { link, ...advice } }));
    }
    return { advising: id };
  }

  async #beginning(request: Beginning): Promise<Beginnings> {
    if (request.ask === 'comeBack') return this.#again(request.journal);
    const named = { name: request.game, mods: request.mods };
    if (request.ask === 'begin') return { opened: { ...this.#new(request.start), ...named }, changes: [] };
    if (request.ask === 'restore') {
      return { opened: { ...(await this.#restored(request.save, request.choice)), ...named }, changes: [] };
    }
    const kept = await this.#kept();
    return { opened: { ...(await this.#restored(kept.save, request.choice)), ...named }, changes: [], found: kept.stamp };
  }

  /** The game of a journal: from its start, or from what the store holds of it. */
  async #again({ game, mods, base, changes }: Journal): Promise<Beginnings> {
    const named = { name: game, mods };
    if ('start' in base) return { opened: { ...this.#new(base.start), ...named }, changes: standing(changes) };
    if ('save' in base) {
      return { opened: { ...(await this.#restored(base.save, base.choice)), ...named }, changes: standing(changes) };
    }
    const kept = await this.#kept();
    // A game that this journal's own host has stored carries its cards, so no choice about mods is needed.
    const isLater = kept.stamp?.game === game;
    if (!isLater && !isSame(kept.stamp, base.found)) throw new GameError('noGame');
    const opened = { ...(await this.#restored(kept.save, isLater ? 'pinned' : base.choice)), ...named };
    return { opened, changes: standing(isLater ? changes.slice(kept.stamp!.count) : changes) };
  }

  async #kept(): Promise<FoundGame> {
    const kept = (await this.#options.keeper?.found(this.#named)) ?? null;
    if (kept === null) throw new GameError('noGame');
    return kept;
  }

  #new(start: Start): Restored {
    const { game, library } = this.#opened();
    return { session: Session.begin(game.rules, start, library.book, false), library };
  }

  async #restored(save: unknown, choice: ModsChoice): Promise<Restored> {
    const { game, library } = this.#opened();
    return (await whatOpensSaves(game))(save, library, choice);
  }
}

type Opening = Extract<TableRequest, { ask: 'open' }>;
type Restored = Pick<OpenedGame, 'session' | 'library'>;
type Beginning = Extract<TableRequest, { ask: 'begin' | 'restore' | 'resume' | 'comeBack' }>;

interface Beginnings {
  readonly opened: OpenedGame;
  /** Changes to replay before the first news to any client. */
  readonly changes: readonly Change[];
  readonly found?: Stamp | null;
}

const isSame = (a: Stamp | null, b: Stamp | null): boolean =>
  a === null || b === null ? a === b : a.game === b.game && a.count === b.count;

/** The content of a restored game, which may number its cards in a way of its own. */
async function contentOf(game: Game, library: Library, { game: name }: Opening): Promise<Content> {
  const [{ sourceOf }, { mods }] = await Promise.all([import('../session/restore'), game.saves()]);
  const sources = library.mods.map(sourceOf);
  return { ...(name === undefined ? {} : { game: name }), sources, shelf: mods?.shelf(library) };
}

type Restoring = (save: unknown, library: Library, choice: ModsChoice) => Restored | Promise<Restored>;
const savesOf = new Map<Game, Promise<Restoring>>();

/** The code that checks saves is large and a new game needs none, so it is fetched on first use. */
function whatOpensSaves(game: Game): Promise<Restoring> {
  const known = savesOf.get(game);
  if (known !== undefined) return known;
  const fetched = Promise.all([import('../session/restore'), game.saves()]).then(
    ([{ restoreGame }, saves]): Restoring =>
      (save, library, choice) =>
        restoreGame(saves, save, library, choice),
    () => {
      savesOf.delete(game);
      throw new NotFetched('restore');
    },
  );
  savesOf.set(game, fetched);
  return fetched;
}

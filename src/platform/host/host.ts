import { GAMES } from '../../games';
import { cults, openingOf } from '../../games/cults/rules';
import { GameError } from '../../kernel';
import { openLibrary, type Library } from '../../games/cults/base-set/library';
import { NotFetched } from '../sandbox/engine/not-fetched';
import type { ModsChoice } from '../session/differences';
import { Session } from '../session/session';
import { HostedGame, type Opened } from './hosted-game';
import { standing, type Change, type Journal, type Stamp } from './journal';
import type { Keeper } from './store/keeper';
import type { Found } from './store/kept-game';
import type { Client } from './links';
import type { Begun, LinkRequest, Reply, Request, TableRequest } from './messages';
import { readingOf } from './reading';
import { remoteError } from './remote-error';
import { openingView, playersOf } from './table-view';

export interface HostOptions {
  /** Prefix of this host's stream names; unique among the hosts of a game. */
  readonly stream: string;
  /** Stores the game; null if nobody does. */
  readonly keeper: Keeper | null;
}

/**
 * The authority over one game: rules, log, save and bots. Clients send requests and get news over links; each link carries what one
 * seat may know. The host knows nothing of Workers or sockets.
 */
export class Host {
  readonly #options: HostOptions;
  #library: Library | null = null;
  #game: HostedGame | null = null;
  #begun = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Handles requests one at a time, whichever client sent them. */
  handle(client: Client, request: Request): Promise<Reply> {
    const reply = this.#turn.then(() => this.#run(client, request)).catch((error: unknown) => ({ error: remoteError(error) }));
    this.#turn = reply;
    return reply;
  }

  async #run(client: Client, request: Request): Promise<Reply> {
    switch (request.ask) {
      case 'open':
        this.#library = await openLibrary(request.sources);
        return { reading: readingOf(this.#library) };
      case 'opening':
        return { opening: openingView(openingOf(request.config, this.#books().book)) };
      case 'begin':
      case 'restore':
      case 'resume':
      case 'comeBack':
        return { begun: await this.#begin(request) };
      case 'kill':
        return this.#changed({ kill: request.mod });
      case 'bot':
        return this.#changed({ bot: true });
      case 'keep':
        this.#atHand().isHeld = false;
        this.#keep(this.#atHand());
        return { keeps: true };
      case 'export':
        return { save: this.#atHand().save() };
      case 'hash':
        return { hash: this.#atHand().session.hash };
      default:
        return this.#linked(client, request);
    }
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
      case 'undo':
        return this.#changed({ undo: links.seatOf(client, link) });
      case 'blank':
        return this.#changed({ blank: request.card, seat: links.seatOf(client, link) });
    }
  }

  #answered(seat: string, id: number, answer: readonly string[]): Reply {
    // Prefetch the code that opens saves: it may be needed later, without a connection.
    whatOpensSaves().catch(() => undefined);
    const { asks } = this.#atHand().session.state;
    if (asks.length > 0 && !asks.some((ask) => ask.id === id))
      throw new GameError('staleDecision', { given: id, open: asks[0]!.id });
    return this.#changed({ seat, answer });
  }

  #changed(change: Change): Reply {
    const game = this.#atHand();
    game.change(change);
    this.#keep(game);
    return { changed: { isBotsTurn: game.session.isBotsTurn } };
  }

  #keep(game: HostedGame): void {
    if (game.isHeld) return;
    const take = game.session.outcome === null ? (): ReturnType<HostedGame['kept']> => game.kept() : null;
    this.#options.keeper?.keep({ ...game.stamp, take });
  }

  #books(): Library {
    if (this.#library === null) throw new GameError('noGame');
    return this.#library;
  }

  #atHand(): HostedGame {
    if (this.#game === null) throw new GameError('noGame');
    return this.#game;
  }

  async #begin(request: Beginning): Promise<Begun> {
    const { opened, changes, found } = await this.#opened(request);
    const isOwn = opened.library !== this.#library;
    try {
      const game = new HostedGame(opened, isOwn, `${this.#options.stream}/${++this.#begun}`);
      if (request.ask === 'comeBack') {
        game.playAgain(changes, request.journal.changes.length);
        game.isHeld = request.journal.isHeld === true;
      } else if (request.ask === 'begin') game.isHeld = request.isHeld === true;
      const begun: Begun = {
        players: playersOf(game.session),
        isBotsTurn: game.session.isBotsTurn,
        ...(found === undefined ? {} : { found }),
        ...(isOwn ? { reading: readingOf(opened.library) } : {}),
      };
      // Replace the current game only after everything that can throw.
      if (this.#game?.isOwn === true && this.#game.library !== opened.library) this.#game.library.host.dispose();
      this.#game = game;
      this.#keep(game);
      return begun;
    } catch (error) {
      if (isOwn && opened.library !== this.#game?.library) opened.library.host.dispose();
      throw error;
    }
  }

  async #opened(request: Beginning): Promise<Beginnings> {
    if (request.ask === 'comeBack') return this.#again(request.journal);
    const { game, mods } = request;
    if (request.ask === 'begin') {
      const library = this.#books();
      return { opened: { session: Session.begin(cults, request.start, library.book, false), library, game, mods }, changes: [] };
    }
    if (request.ask === 'restore') {
      return { opened: { ...(await this.#restored(request.save, request.choice)), game, mods }, changes: [] };
    }
    const kept = await this.#kept();
    return { opened: { ...(await this.#restored(kept.save, request.choice)), game, mods }, changes: [], found: kept.stamp };
  }

  /** The game of a journal: from its start, or from what the store holds of it. */
  async #again({ game, mods, base, changes }: Journal): Promise<Beginnings> {
    if ('start' in base) {
      const library = this.#books();
      const session = Session.begin(cults, base.start, library.book, false);
      return { opened: { session, library, game, mods }, changes: standing(changes) };
    }
    if ('save' in base) {
      return { opened: { ...(await this.#restored(base.save, base.choice)), game, mods }, changes: standing(changes) };
    }
    const kept = await this.#kept();
    // A game that this journal's own host has stored carries its cards, so no choice about mods is needed.
    const isLater = kept.stamp?.game === game;
    if (!isLater && !isSame(kept.stamp, base.found)) throw new GameError('noGame');
    const opened = { ...(await this.#restored(kept.save, isLater ? 'pinned' : base.choice)), game, mods };
    return { opened, changes: standing(isLater ? changes.slice(kept.stamp!.count) : changes) };
  }

  async #kept(): Promise<Found> {
    const kept = (await this.#options.keeper?.found()) ?? null;
    if (kept === null) throw new GameError('noGame');
    return kept;
  }

  async #restored(save: unknown, choice: ModsChoice): Promise<Restored> {
    return (await whatOpensSaves())(save, this.#books(), choice);
  }
}

type Restored = Pick<Opened, 'session' | 'library'>;
type Beginning = Extract<TableRequest, { ask: 'begin' | 'restore' | 'resume' | 'comeBack' }>;

interface Beginnings {
  readonly opened: Opened;
  /** Changes to replay before any client is told anything. */
  readonly changes: readonly Change[];
  readonly found?: Stamp | null;
}

const isSame = (a: Stamp | null, b: Stamp | null): boolean =>
  a === null || b === null ? a === b : a.game === b.game && a.count === b.count;

type Opening = (save: unknown, library: Library, choice: ModsChoice) => Restored | Promise<Restored>;
let saves: Promise<Opening> | null = null;

/** The code that checks saves is large and a new game needs none, so it is fetched on first use. */
function whatOpensSaves(): Promise<Opening> {
  saves ??= Promise.all([import('../session/restore'), GAMES.cults().then((game) => game.saves())]).then(
    ([{ restoreGame }, ofCults]) =>
      (save, library, choice) =>
        restoreGame(ofCults, save, library, choice),
    () => {
      saves = null;
      throw new NotFetched('restore');
    },
  );
  return saves;
}

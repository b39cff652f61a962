import { GameError, type GameEvent, type Seated, type SeatView } from '../../kernel';
import { isBot, lotsOf } from '../bots';
import { progress } from '../sandbox/progress';
import { questionTo, seenBy } from '../session/asked';
import { canCarry } from '../session/contents';
import type { Game, Players } from '../session/game';
import type { Library } from '../session/game-saves';
import { saveOf, type Save } from '../session/saving';
import type { Session } from '../session/session';
import type { BotView } from './bot-client';
import type { Change } from './journal';
import { seal, unseal } from './sealed';
import type { KeptGame } from './store/kept-game';
import { lastAnswerOf, Links } from './stream/links';

/** A game that a host has begun, restored or replayed. */
export interface OpenedGame {
  readonly session: Session;
  readonly library: Library;
  /** Its name in the store. */
  readonly name: string;
  readonly mods: readonly string[];
}

/** What the bot of a seat has answered. */
interface BotAnswer {
  readonly bot: string;
  readonly answer: readonly string[];
}

/** The current game: its session, its links, and how many changes it has had. */
export class HostedGame {
  readonly session: Session;
  readonly library: Library;
  readonly players: Players;
  /** The links of people. */
  readonly links: Links;
  /** The links of bots. */
  readonly botLinks: Links<BotView>;
  /** Whether it has a library of its own, which only a restored game can have. */
  readonly isOwn: boolean;
  readonly #game: Game;
  readonly #name: string;
  readonly #mods: readonly string[];
  #count = 0;
  /** True while the game must not be stored. */
  isHeld = false;

  constructor(game: Game, { session, library, name, mods }: OpenedGame, isOwn: boolean, stream: string) {
    this.#game = game;
    this.session = session;
    this.library = library;
    this.isOwn = isOwn;
    this.players = Object.fromEntries(session.seats.map(({ id, by, name: called }) => [id, { by, name: called }]));
    this.links = new Links(session, stream, (seat) => this.#viewFor(seat));
    this.botLinks = new Links(session, stream, (seat) => this.#botViewFor(seat));
    this.#name = name;
    this.#mods = mods;
    session.botsAtOnce = false;
    session.onPassage = (events, by) => this.#tell(events, by);
  }

  get stamp(): KeptGame['stamp'] {
    return { game: this.#name, count: this.#count };
  }

  /** The seats that bots play, in seat order. */
  get bots(): readonly Seated[] {
    const { rules, seats } = this.session;
    return seats.filter(({ by }) => isBot(by, rules));
  }

  /** What a bot of this seat draws from for the question with this id. */
  lots(seat: string, question: number): string {
    const { rules, state } = this.session;
    return lotsOf(rules.seed(state), seat, question);
  }

  /** Replays the changes of a journal; `count` is their original number, including those undone since. */
  playAgain(changes: readonly Change[], count: number): void {
    for (const [at, change] of changes.entries()) {
      progress(at, changes.length);
      this.change('bot' in change ? { bot: change.bot, answer: unseal(change.sealed, this.#sealOf(change.bot)) } : change);
    }
    this.#count = count;
  }

  /** The answer of a bot to its open question, as the page keeps it in its journal. */
  sealed(seat: string, answer: readonly string[]): string {
    return seal(answer, this.#sealOf(seat));
  }

  #sealOf(seat: string): string {
    const question = questionTo(this.session, seat);
    if (question === null) throw new GameError('cannotReplay');
    return `${this.lots(seat, question.id)}/sealed`;
  }

  /** Changes the game and tells every link; if the change is refused, nothing has changed. Returns the number of the change. */
  change(change: Exclude<Change, { bot: string }> | BotAnswer): number {
    const { session } = this;
    if ('bot' in change) session.answer(change.answer, change.bot, true);
    else if ('answer' in change) session.answer(change.answer, change.seat);
    else if ('undo' in change) this.#undo(change.undo);
    else if ('blank' in change) session.blank(change.blank, change.seat);
    else session.kill(change.kill);
    return ++this.#count;
  }

  /** Only the seat that gave the last answer can undo it; an answer that waits for others is its own seat's to undo. */
  #undo(seat: string): void {
    this.session.undo(seat);
    this.#tell([], lastAnswerOf(this.session));
  }

  #tell(events: readonly GameEvent[], by: string | null): void {
    this.links.tell(events, by);
    this.botLinks.tell(events, by);
  }

  /** A game with mods carries them in its save, because mods may change or disappear. */
  save(): Save {
    const { mods } = this.library;
    return saveOf(this.session, mods, (this.isOwn || mods.length > 1) && canCarry(mods));
  }

  kept(): KeptGame {
    const pins = this.library.mods.map(({ pin }) => pin);
    return { save: this.save(), mods: this.#mods, pins, at: this.#game.whereabouts?.(this.#viewFor(null)), stamp: this.stamp };
  }

  #botViewFor(seat: string | null): BotView {
    const { session } = this;
    return { question: questionTo(session, seat), look: () => seenBy(session, seat ?? '') };
  }

  /**
   * A seat's view (a spectator's for null) in the form that the host sends to the page, without its events, which are sent apart.
   */
  #viewFor(seat: string | null): SeatView {
    return this.#game.told(this.session.view(seat, Number.MAX_SAFE_INTEGER), this.players);
  }
}

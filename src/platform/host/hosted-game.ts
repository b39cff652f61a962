import { GameError } from '../../kernel';
import type { Library } from '../../games/cults/base-set/library';
import { progress } from '../sandbox/progress';
import { canCarry } from '../session/contents';
import { saveOf, type Save } from '../session/saving';
import type { Change } from './journal';
import type { KeptGame, Whereabouts } from './store/kept-game';
import { lastAnswerOf, Links } from './links';
import { playersOf, viewFor, type TableSession } from './table-view';

/** A game that a host has begun, restored or played again. */
export interface Opened {
  readonly session: TableSession;
  readonly library: Library;
  /** What the game is called in the store. */
  readonly game: string;
  readonly mods: readonly string[];
}

/** The game at hand: its session, who listens to it, and how often it has changed. */
export class HostedGame {
  readonly session: TableSession;
  readonly library: Library;
  readonly links: Links;
  /** Whether it has cards of its own, which only a restored game can have. */
  readonly isOwn: boolean;
  readonly #game: string;
  readonly #mods: readonly string[];
  #count = 0;

  constructor({ session, library, game, mods }: Opened, isOwn: boolean, stream: string) {
    this.session = session;
    this.library = library;
    this.isOwn = isOwn;
    this.links = new Links(session, stream);
    this.#game = game;
    this.#mods = mods;
    session.botsAtOnce = false;
    session.onStep = (events, by) => this.links.tell(events, by);
  }

  get stamp(): KeptGame['stamp'] {
    return { game: this.#game, count: this.#count };
  }

  /** Plays again what a journal says; taken together these were so many changes. */
  playAgain(changes: readonly Change[], count: number): void {
    for (const [at, change] of changes.entries()) {
      progress(at, changes.length);
      this.change(change);
    }
    this.#count = count;
  }

  /** Changes the game and tells everybody; where that is refused, nothing has changed. */
  change(change: Change): void {
    const { session } = this;
    if ('answer' in change) {
      expectAsked(session, change.seat);
      session.answer(change.answer);
    } else if ('undo' in change) this.#undo(change.undo);
    else if ('blank' in change) session.blank(change.blank, change.seat);
    else if ('kill' in change) session.kill(change.kill);
    // A bot that is asked no more has nothing to say; the journal counts it all the same.
    else if (session.isBotsTurn) session.answerForBot();
    this.#count++;
  }

  /** Only the seat that gave the last answer can take it back. */
  #undo(seat: string): void {
    const last = lastAnswerOf(this.session);
    if (last !== null && last !== seat) throw new GameError('otherSeatDecided', { cult: last });
    this.session.undo();
    this.links.tell([], lastAnswerOf(this.session));
  }

  /** A game with more than the base set keeps its cards in its save: mods are changed and taken away. */
  save(): Save {
    const { mods } = this.library;
    return saveOf(this.session, mods, (this.isOwn || mods.length > 1) && canCarry(mods));
  }

  kept(): KeptGame {
    return { save: this.save(), mods: this.#mods, at: whereabouts(this.session), stamp: this.stamp };
  }
}

function expectAsked({ state }: TableSession, seat: string): void {
  const asked = state.ask === null ? null : state.setting.seats[state.ask.seat]!.cult;
  if (asked !== null && asked !== seat) throw new GameError('notYourSeat', { value: seat, cult: asked });
}

/** For the title: the round, and who is asked, or the first person at the table. */
function whereabouts(session: TableSession): Whereabouts {
  const players = playersOf(session);
  const [first = ''] = Object.keys(players);
  const person = Object.keys(players).find((seat) => players[seat]!.by === 'human') ?? first;
  const { round, rounds, waiting } = viewFor(session, person);
  return { round, rounds, cult: waiting !== null && players[waiting]?.by === 'human' ? waiting : person };
}

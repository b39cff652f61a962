import type { Library } from '../../games/cults/base-set/library';
import { progress } from '../sandbox/progress';
import { canCarry } from '../session/contents';
import { saveOf, type Save } from '../session/saving';
import type { Change } from './journal';
import type { KeptGame, Whereabouts } from './store/kept-game';
import { lastAnswerOf, Links } from './links';
import { playersOf, viewFor, type TableSession } from './table-view';

/** A game that a host has begun, restored or replayed. */
export interface Opened {
  readonly session: TableSession;
  readonly library: Library;
  /** The game's name in the store. */
  readonly game: string;
  readonly mods: readonly string[];
}

/** The current game: its session, its links, and how many changes it has had. */
export class HostedGame {
  readonly session: TableSession;
  readonly library: Library;
  readonly links: Links;
  /** Whether it has a library of its own, which only a restored game can have. */
  readonly isOwn: boolean;
  readonly #game: string;
  readonly #mods: readonly string[];
  #count = 0;
  /** True while the game must not be stored. */
  isHeld = false;

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

  /** Replays the changes of a journal; `count` is their original number, including those undone since. */
  playAgain(changes: readonly Change[], count: number): void {
    for (const [at, change] of changes.entries()) {
      progress(at, changes.length);
      this.change(change);
    }
    this.#count = count;
  }

  /** Changes the game and tells every link; if the change is refused, nothing has changed. */
  change(change: Change): void {
    const { session } = this;
    if ('answer' in change) session.answer(change.answer, change.seat);
    else if ('undo' in change) this.#undo(change.undo);
    else if ('blank' in change) session.blank(change.blank, change.seat);
    else if ('kill' in change) session.kill(change.kill);
    // The asked bot may have answered already; the journal counts the request all the same.
    else if (session.isBotsTurn) session.answerForBot();
    this.#count++;
  }

  /** Only the seat that gave the last answer can undo it; an answer that waits for others is its own seat's to undo. */
  #undo(seat: string): void {
    this.session.undo(seat);
    this.links.tell([], lastAnswerOf(this.session));
  }

  /** A game with mods carries them in its save, because mods may change or disappear. */
  save(): Save {
    const { mods } = this.library;
    return saveOf(this.session, mods, (this.isOwn || mods.length > 1) && canCarry(mods));
  }

  kept(): KeptGame {
    return { save: this.save(), mods: this.#mods, at: whereabouts(this.session), stamp: this.stamp };
  }
}

/** For the title: the round, and the asked person's cult, else the first person's. */
function whereabouts(session: TableSession): Whereabouts {
  const players = playersOf(session);
  const [first = ''] = Object.keys(players);
  const person = Object.keys(players).find((seat) => players[seat]!.by === 'human') ?? first;
  const { round, rounds, waiting } = viewFor(session, person);
  return { round, rounds, cult: waiting !== null && players[waiting]?.by === 'human' ? waiting : person };
}

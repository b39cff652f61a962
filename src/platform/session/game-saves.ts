import type { FlowState, Reader, Rules, SeatView } from '../../kernel';
import type { Mod, ModSource, Problem } from '../sandbox/mods';

/** The contents that a game is played with, as its own loader opened them: the base set and mods. A game may keep more in it. */
export interface Library<B = unknown> {
  readonly book: B;
  readonly mods: readonly Mod[];
  /** Mods that are not in play, and why. */
  readonly leftOut: readonly { readonly id: string; readonly problems: readonly Problem[] }[];
  /** What runs the scripts; it must be disposed of when the library is no longer wanted. */
  readonly host: { dispose(): void };
}

export type Doc = Readonly<Record<string, unknown>>;
/** Makes the save of one version into that of the next. What it is given has not been checked yet. */
export type Migration = (save: Doc) => Doc;

/** How a saved question is to be judged. */
export interface Judging {
  /** The version of the save: an older question is asked as the rules ask it now. */
  readonly version: number;
  /** The contents are others than those of the save: the question will be asked again and need not be judged. */
  readonly withOthers: boolean;
  /** Where the state stands, for messages. */
  readonly path: string;
}

/**
 * What a game knows of its own saves. The platform keeps the log, the start, the mods and the hash; the state is the game's, and
 * nothing in it is believed before the game has looked at it.
 */
export interface GameSaves<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  readonly rules: Rules<S, B, V>;
  /** From the version named to the next. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** The state as a game of that version would have written it: the hashes of older saves are of that. */
  asWritten(state: S, version: number): unknown;
  /** Reads only as much of a state as must be known before its cards are. */
  glance(state: Reader): S;
  /** Refuses a state that the rules could not have made. What belongs to `without` is only checked for its shape. */
  check(state: Reader, book: B, without: readonly string[]): void;
  /** Judges the open question of a checked state, and gives the state with the question as it is asked now. */
  judge(state: S, book: B, how: Judging): S;
  /** Does once, on a copy, what a table may do next; refuses a state with which that goes wrong. */
  tryOut(state: S, book: B, path: string): void;
  /** Left out where a game has no mods. */
  readonly mods?: ModSaves<S, B, L>;
}

/** What a game knows of the mods in its saves. */
export interface ModSaves<S extends FlowState, B, L extends Library<B>> {
  /** Opens these contents alone, a base set among them. */
  open(sources: readonly ModSource[]): Promise<L>;
  /** Refuses what can be printed on no card. */
  checkPrinted(printed: Reader): void;
  /** The library with its cards numbered as the state has them; what is printed stands in for cards that are not in it. */
  fit(library: L, state: S, printed: Reader): L;
  isNumberedAlike(state: S, book: B): boolean;
  /** Cards of the state that the book does not have. */
  lost(state: S, book: B): readonly string[];
  /** Whether a card was already played without when the game was saved. */
  isGivenUp(state: S, card: string): boolean;
  /** Why the game cannot go on without certain mods, as far as can be seen before it is tried. */
  whyNotWithout(state: S, isLost: (card: string) => boolean): string | null;
}

import type { FlowState, Reader, Rules, SeatView } from '../../kernel';
import type { Mod, ModFiles, ModSource, Problem } from '../sandbox/mods';

/** The content that a game is played with, as the game's loader opened it: the base set and mods. A game may extend it. */
export interface Library<B = unknown> {
  readonly book: B;
  readonly mods: readonly Mod[];
  /** Mods that did not load, and why. */
  readonly leftOut: readonly { readonly id: string; readonly problems: readonly Problem[] }[];
  /** Runs the scripts; dispose of it when the library is no longer needed. */
  readonly host: { dispose(): void };
}

export type Doc = Readonly<Record<string, unknown>>;
/** Turns a save of one version into one of the next. Its input is unchecked. */
export type Migration = (save: Doc) => Doc;

/** How to check a saved question. */
export interface Judging {
  /** The version of the save: an older question is replaced by what the rules ask now. */
  readonly version: number;
  /** The content differs from that of the save: the question will be asked again and need not be checked. */
  readonly withOthers: boolean;
  /** The path of the state, for messages. */
  readonly path: string;
}

/**
 * A game's part of reading saves. The platform reads the log, the start, the mods and the hash; the state belongs to the game, and
 * nothing in it is trusted before the game has checked it.
 */
export interface GameSaves<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  readonly rules: Rules<S, B, V>;
  /** Migrations by the version they start from. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** The state as that version would have written it, which is what the hash of an older save covers. */
  asWritten(state: S, version: number): unknown;
  /** Reads only those parts of a state that restoring needs before the mods are open and the cards known. */
  glance(state: Reader): S;
  /** Throws if the rules could not have produced this state. Cards and mods in `without` are checked for their shape only. */
  check(state: Reader, book: B, without: readonly string[]): void;
  /** Checks the open question of a checked state; returns the state with the question as the rules ask it now. */
  judge(state: S, book: B, how: Judging): S;
  /** Tries on a copy what a table may do next; throws if that fails. */
  tryOut(state: S, book: B, path: string): void;
  /** Omitted for a game without mods. */
  readonly mods?: ModSaves<S, B, L>;
}

/** A game's part of handling mods in saves. */
export interface ModSaves<S extends FlowState, B, L extends Library<B>> {
  /** Opens exactly this content, including a base set. */
  open(sources: readonly ModSource[]): Promise<L>;
  /** Whether the game keeps the earlier base set with this hash. */
  hasEarlierBase(hash: string): boolean;
  /** The files of an earlier base set that the game keeps. */
  earlierBase(hash: string): Promise<ModFiles>;
  /** Throws if the saved printed texts are invalid. */
  checkPrinted(printed: Reader): void;
  /** The library with its cards numbered as in the state; the saved printed texts stand in for missing cards. */
  fit(library: L, state: S, printed: Reader): L;
  /** The cards of a library in their order, as plain data; `shelve` gives another library of the same mods the same order. */
  shelf(library: L): unknown;
  shelve(library: L, shelf: unknown): L;
  isNumberedAlike(state: S, book: B): boolean;
  /** Cards of the state that the catalogue lacks. */
  lost(state: S, book: B): readonly string[];
  /** Whether the game had already been continued without this card when it was saved. */
  isGivenUp(state: S, card: string): boolean;
  /** Why the game cannot go on without some cards, as far as is known before it is tried; null if no reason is known. */
  whyNotWithout(state: S, isLost: (card: string) => boolean): string | null;
}

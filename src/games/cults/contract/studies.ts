import type { Text } from './cards';
import type { District } from './ids';
import type { Condition } from './language';

/** Puzzles and lessons: positions that somebody has prepared for a player. They are files of a mod, plain JSON. */

/** An answer told by what its options say (docs/headless.md), or `suggest`. */
export type NamedAnswer = 'suggest' | { readonly kind?: string; readonly seat?: string; readonly options?: readonly object[] };

/** What puzzles and lessons have in common. */
interface Prepared {
  /** `mod:file`, such as `night-tales:first-blood`. */
  readonly id: string;
  readonly mod: string;
  readonly file: string;
  readonly name: Text;
  /** The task of a puzzle; what one learns in a lesson. */
  readonly text: Text;
  /** Who plays it. The other seats take the game's suggestions. */
  readonly seat: string;
  /** A position; the other seats are played by the bot `suggest` unless it says otherwise. */
  readonly scenario: Readonly<Record<string, unknown>>;
}

export const DEADLINES = ['turn', 'round', 'game'] as const;
export type Deadline = (typeof DEADLINES)[number];

/** The puzzle is solved as soon as everything here is true; it is lost when the deadline has passed. */
export interface Goal {
  /** The end of the player's own turn, of the round, or of the game. */
  readonly by: Deadline;
  /** A condition of the card language; `you` is the player. */
  readonly holds?: Condition;
  /** Events that must have happened in this order, each by the fields named. */
  readonly happens?: readonly Readonly<Record<string, unknown>>[];
}

export interface Puzzle extends Prepared {
  readonly difficulty: number;
  readonly goal: Goal;
  /** From the first nudge to the last but the solution. */
  readonly hints: readonly Text[];
  /** The player's own answers. */
  readonly solution: readonly NamedAnswer[];
}

/** Parts of the table that a lesson can point at. */
export const TABLE_PARTS = [
  'hand',
  'tokens',
  'markers',
  'planBoard',
  'city',
  'score',
  'log',
  'prompt',
  'fight',
  'dice',
  'piles',
] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

/** What lies in a district. */
export const DISTRICT_PARTS = [
  'sanity',
  'track',
  'investigators',
  'rituals',
  'sites',
  'dominance',
  'guardian',
  'action',
  'plans',
] as const;
export type DistrictPart = (typeof DISTRICT_PARTS)[number];

/** What a puzzle's judge says of the game so far. */
export const PUZZLE_VERDICTS = ['open', 'solved', 'lost'] as const;
export type PuzzleVerdict = (typeof PUZZLE_VERDICTS)[number];

/** Something on the table that a step points at. */
export type Target =
  | { readonly part: TablePart }
  | { readonly district: District; readonly what?: DistrictPart }
  | { readonly cult: string }
  /** A card in the player's hand, in a stack, among the City cards or in the fight. */
  | { readonly card: string }
  /** An option of the open question, by what it says. */
  | { readonly option: Readonly<Record<string, unknown>> };

/** What the voice says to an answer that does not lead on. */
export interface WrongAnswer {
  /** An option that the answer contains, by what it says; left out, every other answer is meant. */
  readonly option?: Readonly<Record<string, unknown>>;
  readonly say: Text;
}

/** One step of a lesson: it explains, and where it expects an answer the player gives it. */
export interface LessonStep {
  readonly say: Text;
  readonly point: readonly Target[];
  /** The answer that leads on, or `any` for every legal one; left out, the player reads and goes on. */
  readonly answer?: NamedAnswer | 'any';
  /** Further answers that lead on. The rest of the lesson can be played after each of them. */
  readonly also: readonly NamedAnswer[];
  /** The first entry that fits is said to a wrong answer. */
  readonly wrong: readonly WrongAnswer[];
}

/** The lessons of a mod are its chapters, in the order of its manifest. */
export interface Lesson extends Prepared {
  /** Who speaks; left out, the voice of the cult. */
  readonly voice?: Text;
  readonly steps: readonly LessonStep[];
}

/** All that the mods of a table bring. */
export interface Studies {
  readonly puzzles: readonly Puzzle[];
  readonly lessons: readonly Lesson[];
}

import type { DifferenceKind } from '../../../bench/differences';
import type { Board } from '../../../bench/stage';
import type { NotOffered } from '../../../rules';

/** The words of the test bench; they are fetched with the Workshop. */
export interface BenchWords {
  readonly title: string;
  readonly position: string;
  /** A position that the author has built or taken from a game. */
  readonly own: string;
  readonly play: string;
  readonly step: string;
  readonly restart: string;
  readonly keep: string;
  readonly puzzle: {
    readonly keep: string;
    readonly title: string;
    readonly name: string;
    readonly task: { readonly en: string; readonly pl: string };
    readonly hint: string;
    readonly explained: string;
    readonly make: string;
    readonly kept: (file: string) => string;
    readonly manifestBroken: string;
  };
  /** The card tests of the mod, run in the Workshop. */
  readonly tests: {
    readonly run: string;
    readonly title: string;
    readonly all: string;
    readonly one: string;
    readonly open: string;
    readonly opening: string;
    readonly running: (test: number, of: number) => string;
    readonly ended: (passed: number, failed: number) => string;
    readonly none: string;
    readonly notRead: string;
    readonly unnamed: string;
    readonly states: Readonly<Record<'waiting' | 'running' | 'passed' | 'failed', string>>;
  };
  readonly fromMyGame: string;
  readonly edit: string;
  /** What the picture shows. */
  readonly picture: string;
  /** Heading of the lines that scripts write with `game.log`. */
  readonly written: string;
  readonly steps: string;
  readonly stoppedAt: (step: number) => string;
  readonly begins: string;
  readonly answer: string;
  readonly asked: string;
  readonly gameOver: string;
  readonly whyNot: string;
  readonly onOffer: string;
  readonly noPosition: string;
  readonly noChange: string;
  readonly notEditable: string;
  readonly kept: (file: string) => string;
  readonly boards: Readonly<Record<Board, string>>;
  readonly goals: {
    readonly ability: (keyword: string, window: string) => string;
    readonly trigger: (event: string) => string;
    readonly purchase: string;
    readonly hand: string;
    readonly city: string;
    readonly npc: string;
    readonly game: string;
    readonly turn: string;
    readonly objective: string;
    /** `number` is the name of a rules number, `where` that of a district; empty if it changes everywhere. */
    readonly number: (number: string, where: string) => string;
  };
  readonly measured: Readonly<Record<DifferenceKind, string>>;
  readonly board: BoardWords;
  readonly nothing: string;
  readonly unknown: string;
  readonly reasons: Readonly<Record<NotOffered['code'], (about: ReasonSubject) => string>>;
}

/** The words of the board editor. */
export interface BoardWords {
  readonly title: string;
  readonly moment: string;
  readonly phase: string;
  readonly round: string;
  readonly active: string;
  readonly plans: string;
  readonly none: string;
  readonly takeTop: string;
  readonly hands: string;
  readonly decks: string;
  readonly discards: string;
  readonly add: string;
  readonly takeOut: (card: string) => string;
  readonly asText: string;
  readonly notJson: string;
  readonly done: string;
  readonly cancel: string;
}

/** What a reason may speak of. */
export interface ReasonSubject {
  /** When the ability is used. */
  readonly moment: string;
  /** The failing condition as cards print it, and what was counted; empty where there is none. */
  readonly condition: string;
  readonly counted: string;
  /** The refusal of the Plan. */
  readonly refusal: string;
}

import type { Option, Refusal, Together } from '../../../../kernel';
import type { DecisionKind, OptionOf } from '../../contract/decisions';
import type { EventDetails } from '../../contract/events';
import type { EffectContext } from '../state/context';
import type { CultsAsk, CultsFrame, CultsPlay } from '../state/state';

/** An open question of this game, and the step that asks it. */
export type OpenQuestion = CultsAsk;
export type AskingFrame = CultsFrame;

/** One kind of question. Its file is the only place that knows what its refs stand for. */
export interface QuestionKind<K extends DecisionKind = DecisionKind> {
  /** Puts the question to a seat: packs what is on offer into refs. Each kind has parameters of its own after the seat. */
  ask(game: CultsPlay, frame: AskingFrame, seat: number, ...offered: never[]): void;
  /** Unpacks the refs that were chosen, where they are more than plain numbers of districts, seats, copies or levels. */
  read?(...chosen: never[]): unknown;
  /** What an option stands for, in words that programs can read: its id, and the details that the contract names for its kind. */
  describe(game: CultsPlay, ref: number, ask: OpenQuestion, at: number): OptionOf<K>;
  /** Option indices of a sensible legal answer; without it the first options are suggested. */
  suggest?(game: CultsPlay, ask: OpenQuestion): number[];
  /** R8.4: why an expected option is missing; only the asked seat sees it. */
  refuse?(game: CultsPlay, ask: OpenQuestion): Refusal[];
  /** What options cost that are taken together. */
  together?(game: CultsPlay, ask: OpenQuestion, options: readonly Option[]): readonly Together[];
}

/** The game as an asking script sees it: every id it names is checked, and unknown ones are refused. */
export interface ScriptSide {
  readonly game: CultsPlay;
  readonly context: EffectContext;
  seat(number: number): number;
  openDistrict(number: number): number;
  refuse(code: string, params?: Record<string, string | number>): never;
}

/** A kind of question that scripts may ask too. */
export interface ScriptedQuestion<K extends DecisionKind = DecisionKind> extends QuestionKind<K> {
  /** What an option of a script stands for, as a ref of this kind. */
  fromScript(script: ScriptSide, option: number, seat: number): number;
  /** The public details of the answer, for answers that no effect shows. */
  tell?(game: CultsPlay, ref: number, words: readonly string[] | null): ChoiceTold;
}

export type ChoiceTold = Partial<EventDetails<'choiceMade'>>;

/** The district that a question is about: the step that asks works there. */
export function districtOf({ kind, frame }: OpenQuestion): number {
  if ('district' in frame) return frame.district;
  throw new Error(`a question '${kind}' is about no district`);
}

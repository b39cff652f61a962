import type { Span } from '../source/tree';
import type { FormText } from '../form/model';

/** What the game knows about its language, for the script editor. */
export interface ScriptHelp {
  /** What may be written at a place; null if nothing is known. */
  complete(text: string, at: number): Completions | null;
  /** What the word at a place means; null if nothing is known. */
  explain(text: string, at: number): ScriptExplanation | null;
}

export interface Completions {
  /** The part of the text that a completion takes the place of. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly CompletionOption[];
}

export interface CompletionOption {
  readonly label: string;
  /** What is written. */
  readonly insert: string;
  readonly is: 'field' | 'word' | 'verb' | 'call';
  /** A few words beside it. */
  readonly detail: FormText | null;
  /** A sentence about it. */
  readonly info: FormText | null;
}

export interface ScriptExplanation extends Span {
  readonly title: string;
  readonly label: FormText | null;
  readonly text: FormText | null;
}

import type { AppWords } from './app';
import type { Dictionary, Sentences } from './dictionary';
import type { Grammar } from './wording/types';

/** All that a language says. */
export interface CultsLanguage {
  readonly dictionary: Dictionary;
  /** What is wrong, by code; empty until they have come (`loadErrors`). */
  readonly errors: Sentences;
  readonly grammar: Grammar;
  readonly app: AppWords;
}

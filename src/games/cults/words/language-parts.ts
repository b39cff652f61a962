import type { AppWords } from './app';
import type { Dictionary } from './dictionary';
import type { Grammar } from './wording/types';

/** All that a language says. */
export interface Language {
  readonly dictionary: Dictionary;
  readonly grammar: Grammar;
  readonly app: AppWords;
}

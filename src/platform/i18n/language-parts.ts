import type { ScreenWords } from './screen-words';
import type { PlainSentences } from './sentence';

/** All that the platform itself says in one language; every game adds its own. */
export interface Language {
  readonly screens: ScreenWords;
  /** What is wrong, by code; more of them come later (`loadErrors`). */
  readonly errors: PlainSentences;
  readonly unknownError: (code: string) => string;
}

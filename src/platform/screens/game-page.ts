import type { Lang } from '../i18n/lang';

/** What the platform's screens say of a game, in one language. */
export interface GameWords {
  readonly title: string;
  readonly subtitle: string;
  readonly loading: string;
  /** What each key of the table does. */
  readonly keyList: readonly string[];
  readonly modsHint: string;
  readonly baseSet: string;
  readonly searchRuleHint: string;
  /** In the credits. */
  readonly aboutGame: string;
  /** What is wrong, and what to do; words it for errors of the platform too. */
  readonly error: (code: string, params: Params) => string;
}

/** What came with the code of an error. */
export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** What a game brings to the page. */
export interface GamePage {
  /** Loads the words of the game and of the platform; nothing is said in a language before this is done. */
  loadWords(lang: Lang): Promise<void>;
  words(lang: Lang): GameWords;
}

import type { Lang } from '../types';
import { en as tableEn, pl as tablePl, type TableWords } from './table';

/** The words of the browser table, one group for each room of it; a group has both languages in one file, side by side. */
export interface AppWords {
  readonly table: TableWords;
}

const WORDS: Readonly<Record<Lang, AppWords>> = {
  en: { table: tableEn },
  pl: { table: tablePl },
};

export const appWords = (lang: Lang): AppWords => WORDS[lang];

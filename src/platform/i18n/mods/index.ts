import type { Lang } from '../lang';
import { en } from './en';
import { pl } from './pl';
import type { ModWords } from './mod-words';

export type { ModWords } from './mod-words';

export const MOD_WORDS: Readonly<Record<Lang, ModWords>> = { en, pl };

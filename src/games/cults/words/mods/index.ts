import type { Lang } from '../../../../platform/i18n/lang';
import { en } from './en';
import { pl } from './pl';
import type { ModChangeWords } from './change-words';

export const MOD_CHANGE_WORDS: Readonly<Record<Lang, ModChangeWords>> = { en, pl };

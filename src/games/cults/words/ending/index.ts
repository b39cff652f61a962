import type { Lang } from '../../../../platform/i18n/lang';
import { en } from './en';
import type { EndingWords } from './ending-words';
import { pl } from './pl';

const LANGUAGES: Readonly<Record<Lang, EndingWords>> = { en, pl };

export const endingWords = (lang: Lang): EndingWords => LANGUAGES[lang];
export type { EndingWords } from './ending-words';

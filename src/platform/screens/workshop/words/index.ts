import type { Lang } from '../../../i18n/lang';
import { english } from './en';
import { polish } from './pl';
import type { WorkshopWords } from './workshop-words';

export type { WorkshopWords } from './workshop-words';

/** Both languages come with the Workshop's code: a card is made in both. */
const WORDS: Readonly<Record<Lang, WorkshopWords>> = { en: english, pl: polish };

export const workshopWords = (lang: Lang): WorkshopWords => WORDS[lang];

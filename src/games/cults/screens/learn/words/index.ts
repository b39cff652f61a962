import type { Lang } from '../../../../../platform/i18n/lang';
import { english } from './en';
import type { LearnWords } from './learn-words';
import { polish } from './pl';

export type { LearnWords } from './learn-words';

/** Both languages come with the code of lessons: they are short, and the player may change the language meanwhile. */
const WORDS: Readonly<Record<Lang, LearnWords>> = { en: english, pl: polish };

export const learnWords = (lang: Lang): LearnWords => WORDS[lang];

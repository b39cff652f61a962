import type { Lang } from '../../../../../platform/i18n/lang';
import type { BenchWords } from './bench-words';
import { en } from './en';
import { pl } from './pl';

const LANGUAGES: Readonly<Record<Lang, BenchWords>> = { en, pl };

export const benchWords = (lang: Lang): BenchWords => LANGUAGES[lang];

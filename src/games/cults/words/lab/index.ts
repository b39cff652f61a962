import type { Lang } from '../../../../platform/i18n/lang';
import { en } from './en';
import type { LabWords } from './lab-words';
import { pl } from './pl';

const LANGUAGES: Readonly<Record<Lang, LabWords>> = { en, pl };

export const labWords = (lang: Lang): LabWords => LANGUAGES[lang];
export type { LabLine, LabWords } from './lab-words';

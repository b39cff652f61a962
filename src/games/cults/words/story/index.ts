import type { Lang } from '../../../../platform/i18n/lang';
import { en } from './en';
import { pl } from './pl';
import type { StoryWords } from './story-words';

const LANGUAGES: Readonly<Record<Lang, StoryWords>> = { en, pl };

export const storyWords = (lang: Lang): StoryWords => LANGUAGES[lang];
export type { StoryWords } from './story-words';

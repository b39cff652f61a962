import { enApp } from './app/en';
import { en } from './en';
import type { Language } from './language-parts';
import { enGrammar } from './wording/en';

export const english: Language = { dictionary: en, errors: {}, grammar: enGrammar, app: enApp };

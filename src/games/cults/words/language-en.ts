import { enApp } from './app/en';
import { en } from './en';
import type { CultsLanguage } from './language-parts';
import { enGrammar } from './wording/en';

export const english: CultsLanguage = { dictionary: en, errors: {}, grammar: enGrammar, app: enApp };

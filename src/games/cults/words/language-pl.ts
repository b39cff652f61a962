import { plApp } from './app/pl';
import { pl } from './pl';
import type { CultsLanguage } from './language-parts';
import { plGrammar } from './wording/pl';

export const polish: CultsLanguage = { dictionary: pl, errors: {}, grammar: plGrammar, app: plApp };

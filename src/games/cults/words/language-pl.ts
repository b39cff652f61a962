import { plApp } from './app/pl';
import { pl } from './pl';
import type { Language } from './language-parts';
import { plGrammar } from './wording/pl';

export const polish: Language = { dictionary: pl, errors: {}, grammar: plGrammar, app: plApp };

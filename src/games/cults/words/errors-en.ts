import type { Sentences } from './dictionary';
import { enErrors } from './en/errors';
import { enScripts } from './en/scripts';

/** What is wrong with a new game, a position, a mod or a script. */
export const englishErrors: Sentences = { ...enErrors, ...enScripts };

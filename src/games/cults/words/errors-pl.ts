import type { Sentences } from './dictionary';
import { plErrors } from './pl/errors';
import { plScripts } from './pl/scripts';

/** What is wrong with a new game, a position, a mod or a script. */
export const polishErrors: Sentences = { ...plErrors, ...plScripts };

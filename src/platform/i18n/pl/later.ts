import type { PlainSentences } from '../sentence';
import { plErrors } from './errors';
import { plMods } from './mods';
import { plSharing } from './sharing';

/** The words of errors that the page fetches after the first decision, or when one happens. */
export const polishLater: PlainSentences = { ...plErrors, ...plMods, ...plSharing };

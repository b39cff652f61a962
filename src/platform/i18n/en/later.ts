import type { PlainSentences } from '../sentence';
import { enErrors } from './errors';
import { enMods } from './mods';
import { enSharing } from './sharing';

/** The words of errors that the page fetches after the first decision, or when one happens. */
export const englishLater: PlainSentences = { ...enErrors, ...enMods, ...enSharing };

import type { Language } from '../language-parts';
import { enErrors } from './errors';
import { enMods } from './mods';
import { screens } from './screens';

export const english: Language = {
  screens,
  errors: { ...enErrors, ...enMods },
  unknownError: (code) => `Something is wrong that has no words yet (${code}).`,
};

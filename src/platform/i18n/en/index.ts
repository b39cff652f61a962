import type { Language } from '../language-parts';
import { enAtOnce } from './at-once';
import { screens } from './screens';

export const english: Language = {
  screens,
  errors: enAtOnce,
  unknownError: (code) => `Something is wrong that has no words yet (${code}).`,
};

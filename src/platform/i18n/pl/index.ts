import type { Language } from '../language-parts';
import { plErrors } from './errors';
import { plMods } from './mods';
import { screens } from './screens';

export const polish: Language = {
  screens,
  errors: { ...plErrors, ...plMods },
  unknownError: (code) => `Coś jest nie tak, ale brakuje na to słów (${code}).`,
};

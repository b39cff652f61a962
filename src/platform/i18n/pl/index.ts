import type { Language } from '../language-parts';
import { plAtOnce } from './at-once';
import { screens } from './screens';

export const polish: Language = {
  screens,
  errors: plAtOnce,
  unknownError: (code) => `Coś jest nie tak, ale brakuje na to słów (${code}).`,
};

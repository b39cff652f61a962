import type { Dictionary } from '../dictionary';
import { plAdvice } from './advice';
import { plEvents } from './events';
import { plLabels, plPasses } from './labels';
import { plPrompts } from './prompts';
import { plRefusals } from './refusals';
import { range } from '../../../../platform/i18n/pl/speech';
import { countTokens, district, plan, ritual, token, where } from './speech';
import { plTerms } from './terms';
import { plUi } from './ui';

/** What a refusal is about. */
function refusedWhat(what: string, place: string): string {
  const name = what === 'site' ? 'Miejsce Kultu' : /^ritual-\d$/.test(what) ? ritual(what.slice(-1)) : plan(what);
  return place === '' ? name : `${name} w ${district(place)}`;
}

export const pl = {
  terms: plTerms,
  refusals: plRefusals,
  advice: plAdvice,
  prompts: plPrompts,
  labels: plLabels,
  passes: plPasses,
  events: plEvents,
  ui: plUi,
  token,
  someTokens: countTokens,
  ritual,
  refusedWhat,
  unknownRefusal: (code) => `Teraz nie jest to możliwe (${code}).`,
  unknownAdvice: 'Spośród możliwości to rokuje najlepiej.',
  unknownPrompt: (d) => `Wybierz ${range(d.number('min'), d.number('max'))} (${d.text('kind')}).`,
  unknownEvent: (d, names) => `${d.has('seat') ? `${names.cult(d.text('seat'))}: ` : 'Zdarzenie: '}${d.text('type')}${where(d)}.`,
} satisfies Dictionary;

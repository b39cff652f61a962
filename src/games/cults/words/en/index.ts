import type { Dictionary } from '../dictionary';
import { enAdvice } from './advice';
import { enEvents } from './events';
import { enLabels, enPasses } from './labels';
import { enPrompts } from './prompts';
import { enRefusals } from './refusals';
import { range } from '../../../../platform/i18n/en/speech';
import { district, plan, ritual, token, where } from './speech';
import { enTerms } from './terms';
import { enUi } from './ui';

/** What a refusal is about. */
function refusedWhat(what: string, place: string): string {
  const name = what === 'site' ? 'Cult Site' : /^ritual-\d$/.test(what) ? ritual(what.slice(-1)) : plan(what);
  return place === '' ? name : `${name} in ${district(place)}`;
}

export const en = {
  terms: enTerms,
  refusals: enRefusals,
  advice: enAdvice,
  prompts: enPrompts,
  labels: enLabels,
  passes: enPasses,
  events: enEvents,
  ui: enUi,
  token,
  someTokens: (id, count) => `${count} ${token(id, count)}`,
  ritual,
  refusedWhat,
  unknownRefusal: (code) => `This is not possible now (${code}).`,
  unknownAdvice: 'Of what can be done here, it promises most.',
  unknownPrompt: (d) => `Choose ${range(d.number('min'), d.number('max'))} (${d.text('kind')}).`,
  unknownEvent: (d, names) =>
    `${d.has('seat') ? `${names.cult(d.text('seat'))}: ` : 'Something happened: '}${d.text('type')}${where(d)}.`,
} satisfies Dictionary;

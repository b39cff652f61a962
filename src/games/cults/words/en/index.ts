import type { Dictionary } from '../dictionary';
import { enErrors } from './errors';
import { enEvents } from './events';
import { enLabels, enPasses } from './labels';
import { enMods } from './mods';
import { enPrompts } from './prompts';
import { enRefusals } from './refusals';
import { enScripts } from './scripts';
import { district, plan, range, ritual, token, where } from './speech';
import { enTerms } from './terms';
import { enUi } from './ui';

/** What a refusal is about. */
function refusedWhat(what: string, place: string): string {
  const name = what === 'site' ? 'Cult Site' : /^ritual-\d$/.test(what) ? ritual(what.slice(-1)) : plan(what);
  return place === '' ? name : `${name} in ${district(place)}`;
}

export const en = {
  terms: enTerms,
  errors: { ...enErrors, ...enMods, ...enScripts },
  refusals: enRefusals,
  prompts: enPrompts,
  labels: enLabels,
  passes: enPasses,
  events: enEvents,
  ui: enUi,
  token,
  ritual,
  refusedWhat,
  unknownError: (code) => `Something is wrong that has no words yet (${code}).`,
  unknownRefusal: (code) => `This is not possible now (${code}).`,
  unknownPrompt: (d) => `Choose ${range(d.number('min'), d.number('max'))} (${d.text('kind')}).`,
  unknownEvent: (d, names) =>
    `${d.has('seat') ? `${names.cult(d.text('seat'))}: ` : 'Something happened: '}${d.text('type')}${where(d)}.`,
} satisfies Dictionary;

import type { Details } from '../details';
import { term, type Dictionary } from '../dictionary';
import type { Names } from '../types';
import { enErrors } from './errors';
import { enEvents } from './events';
import { enLabels, enPasses } from './labels';
import { enPrompts } from './prompts';
import { enRefusals } from './refusals';
import { district, plan, range, ritual, token, where } from './speech';
import { enTerms } from './terms';
import { enUi } from './ui';

/** An option of a kind that only a mod knows: whatever it tells about itself. */
function unknownLabel(d: Details, names: Names): string {
  const parts: string[] = [];
  if (d.has('cult')) parts.push(names.cult(d.text('cult')));
  if (d.has('card')) parts.push(names.card(d.text('card')));
  if (d.has('token')) parts.push(token(d.text('token'), 1));
  if (d.has('plan')) parts.push(plan(d.text('plan')));
  if (d.has('level')) parts.push(ritual(d.text('level')));
  if (d.has('district')) parts.push(district(d.text('district')));
  return parts.length === 0 ? d.text('id') : parts.join(', ');
}

/** What a refusal is about. */
function refusedWhat(what: string, place: string): string {
  const name = what === 'site' ? 'Cult Site' : what.startsWith('ritual-') ? ritual(what.slice('ritual-'.length)) : plan(what);
  return place === '' ? name : `${name} in ${district(place)}`;
}

export const en = {
  terms: enTerms,
  errors: enErrors,
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
  unknownLabel,
  unknownEvent: (d, names) =>
    `${d.has('seat') ? `${names.cult(d.text('seat'))}: ` : 'Something happened: '}${term({}, d.text('type'))}${where(d)}.`,
} satisfies Dictionary;

import type { Details } from '../../../../platform/i18n/details';
import { term } from '../../../../platform/i18n/sentence';
import type { LabelSentences, Sentence } from '../dictionary';
import type { Names } from '../types';
import { choice, district, face, plan, ritual, token } from './speech';
import { enTerms } from './terms';

/** What an option is called. */

const place = (d: Details, key = 'district'): string => district(d.text(key));
const inDistrict: Sentence = (d) => place(d);
const tokenLabel: Sentence = (d) => token(d.text('token'), 1);
const cardAt: Sentence = (d, names) => `${names.card(d.text('card'))}, ${place(d)}`;
/** Dice are counted from 1, as on a table. */
const die = (d: Details): string => `Die ${d.number('die') + 1}`;

/** A card or a token, and what it gives. */
function item(d: Details, names: Names): string {
  return d.has('token') ? token(d.text('token'), 1) : names.card(d.text('card'));
}

function ability(d: Details, names: Names): string {
  const card = d.text('card');
  const zone = d.text('zone') === 'spent' ? `, ${enTerms.zones.spent}` : '';
  const mode = d.has('mode') ? `: ${choice(names, card, d.text('mode'))}` : '';
  return `${names.card(card)} (${term(enTerms.keywords, d.text('keyword'))}${zone})${mode}`;
}

function influence(d: Details): string {
  if (d.has('draw')) return 'Draw a card';
  if (d.has('destroy')) return 'Destroy one of your discards';
  return `Move ${ritual(d.text('level'))} here from ${place(d, 'from')}`;
}

/** An optional effect of a card that stays in force offers only itself. */
function oneOf(d: Details, names: Names): string {
  const [source, chosen] = [d.text('source'), d.text('choice')];
  if (source === chosen) return `Use ${names.card(source)}`;
  const words = choice(names, source, chosen);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const enLabels = {
  placeStack: cardAt,
  placeSite: inDistrict,
  useAbility: ability,
  reroll: (d) => `${die(d)}: ${face(d.text('face'))}`,
  chooseDie: (d) => `${die(d)} to ${face(d.text('face'))}`,
  placePlan: inDistrict,
  takePlan: (d) => `${place(d)}: ${plan(d.text('plan'))}`,
  bluffTokens: tokenLabel,
  chooseTokens: tokenLabel,
  discardTokens: tokenLabel,
  augment: (d, names) =>
    d.has('destroy') ? 'Destroy one of your discards' : `Buy ${names.card(d.text('card'))} (${d.number('cost')} Power)`,
  prepare: (d) => `${d.has('site') ? 'Cult Site' : ritual(d.text('ritual'))} (${d.number('cost')} Power)`,
  pay: (d, names) => `${item(d, names)} (${d.number('power')} Power)`,
  influence,
  destroyDiscard: (d, names) => names.card(d.text('card')),
  oppose: influence,
  commit: (d, names) => `${item(d, names)} (${d.number('attack')} Attack)`,
  terror: (d, names) => `${item(d, names)} (${d.number('terror')} Terror)`,
  placeDominance: (d, names) =>
    d.has('replace') ? `Replace the marker of ${names.cult(d.text('replace'))}` : `Place it on field ${d.text('field')}`,
  removeRitual: (d) => ritual(d.text('level')),
  chooseCard: (d, names) => `${names.card(d.text('card'))}${d.text('zone') === 'discard' ? ` (${enTerms.zones.discard})` : ''}`,
  chooseDistrict: inDistrict,
  chooseStack: cardAt,
  chooseRitual: (d, names) => `${names.cult(d.text('cult'))}: ${ritual(d.text('level'))} in ${place(d)}`,
  chooseDominance: (d, names) => `${names.cult(d.text('cult'))}: Dominance marker in ${place(d)}`,
  moveRitual: (d) => `${ritual(d.text('level'))} from ${place(d, 'from')} to ${place(d, 'to')}`,
  chooseSeat: (d, names) => names.cult(d.text('cult')),
  chooseNumber: (d) => d.text('number'),
  chooseOne: oneOf,
} satisfies LabelSentences;

export const enPasses = {
  useAbility: 'Use no ability',
  oppose: 'Move no Ritual',
  terror: 'No Terror',
  placeDominance: 'Place no marker',
  chooseOne: 'Do not use it',
  other: 'Pass',
};

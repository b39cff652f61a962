import type { Details } from '../../../../platform/i18n/details';
import { term } from '../../../../platform/i18n/sentence';
import type { LabelSentences, Sentence } from '../dictionary';
import type { enPasses } from '../en/labels';
import type { Names } from '../types';
import { choice, district, face, plan, ritual, token } from './speech';
import { plTerms } from './terms';

/** What an option is called. */

const place = (d: Details, key = 'district'): string => district(d.text(key));
const inDistrict: Sentence = (d) => place(d);
const tokenLabel: Sentence = (d) => token(d.text('token'), 1);
const cardAt: Sentence = (d, names) => `${names.card(d.text('card'))}, ${place(d)}`;
/** Dice are counted from 1, as on a table. */
const die = (d: Details): string => `Kość ${d.number('die') + 1}`;
const worth = (d: Details, what: string, key: string): string => `(${what}: ${d.number(key)})`;

/** A card or a token, and what it gives. */
function item(d: Details, names: Names): string {
  return d.has('token') ? token(d.text('token'), 1) : names.card(d.text('card'));
}

function ability(d: Details, names: Names): string {
  const card = d.text('card');
  const zone = d.text('zone') === 'spent' ? `, ${plTerms.zones.spent}` : '';
  const mode = d.has('mode') ? `: ${choice(names, card, d.text('mode'))}` : '';
  return `${names.card(card)} (${term(plTerms.keywords, d.text('keyword'))}${zone})${mode}`;
}

function influence(d: Details): string {
  if (d.has('draw')) return 'Dobierz kartę';
  if (d.has('destroy')) return 'Zniszcz jedną ze swoich kart odrzuconych';
  return `Przenieś tu ${ritual(d.text('level'))} z ${place(d, 'from')}`;
}

/** An optional effect of a card that stays in force offers only itself. */
function oneOf(d: Details, names: Names): string {
  const [source, chosen] = [d.text('source'), d.text('choice')];
  if (source === chosen) return `Użyj karty ${names.card(source)}`;
  const words = choice(names, source, chosen);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const plLabels: LabelSentences = {
  placeStack: cardAt,
  placeSite: inDistrict,
  useAbility: ability,
  reroll: (d) => `${die(d)}: ${face(d.text('face'))}`,
  chooseDie: (d) => `${die(d)} na ściankę: ${face(d.text('face'))}`,
  placePlan: inDistrict,
  takePlan: (d) => `${place(d)}: ${plan(d.text('plan'))}`,
  bluffTokens: tokenLabel,
  chooseTokens: tokenLabel,
  discardTokens: tokenLabel,
  augment: (d, names) =>
    d.has('destroy')
      ? 'Zniszcz jedną ze swoich kart odrzuconych'
      : `Kup kartę ${names.card(d.text('card'))} ${worth(d, 'koszt', 'cost')}`,
  prepare: (d) => `${d.has('site') ? 'Miejsce Kultu' : ritual(d.text('ritual'))} ${worth(d, 'koszt', 'cost')}`,
  pay: (d, names) => `${item(d, names)} ${worth(d, 'Moc', 'power')}`,
  influence,
  destroyDiscard: (d, names) => names.card(d.text('card')),
  oppose: influence,
  commit: (d, names) => `${item(d, names)} ${worth(d, 'Atak', 'attack')}`,
  terror: (d, names) => `${item(d, names)} ${worth(d, 'Terror', 'terror')}`,
  placeDominance: (d, names) =>
    d.has('replace') ? `Zastąp znacznik przeciwnika: ${names.cult(d.text('replace'))}` : `Umieść na polu ${d.text('field')}`,
  removeRitual: (d) => ritual(d.text('level')),
  chooseCard: (d, names) => `${names.card(d.text('card'))}${d.text('zone') === 'discard' ? ` (${plTerms.zones.discard})` : ''}`,
  chooseDistrict: inDistrict,
  chooseStack: cardAt,
  chooseRitual: (d, names) => `${names.cult(d.text('cult'))}: ${ritual(d.text('level'))} w ${place(d)}`,
  chooseDominance: (d, names) => `${names.cult(d.text('cult'))}: Znacznik Dominacji w ${place(d)}`,
  moveRitual: (d) => `${ritual(d.text('level'))} z ${place(d, 'from')} do ${place(d, 'to')}`,
  chooseSeat: (d, names) => names.cult(d.text('cult')),
  chooseNumber: (d) => d.text('number'),
  chooseOne: oneOf,
};

export const plPasses: Readonly<Record<keyof typeof enPasses, string>> = {
  useAbility: 'Nie używaj zdolności',
  oppose: 'Nie przenoś Rytuału',
  terror: 'Bez Terroru',
  placeDominance: 'Nie umieszczaj znacznika',
  chooseOne: 'Nie korzystaj',
  other: 'Pas',
};

import type { Details } from '../../../../platform/i18n/details';
import { counted, tally, term } from '../../../../platform/i18n/sentence';
import { count, list } from '../../../../platform/i18n/pl/speech';
import { choiceWords, roman } from '../dictionary';
import { polish, type PolishForms } from '../../../../platform/i18n/plural';
import type { Names } from '../types';
import { plTerms } from './terms';

/**
 * The parts that Polish sentences are made of. Names of cards, cults and districts come from outside and cannot be declined:
 * they stand in the nominative, after a word that can be ("kartę Nocna Mara") or after a colon.
 */

/** Who or what (mianownik). People are counted as in "2 Zbirów": their nominative and genitive plural are alike after a number. */
export const NOMINATIVE = {
  card: ['karta', 'karty', 'kart'],
  token: ['Żeton Kultysty', 'Żetony Kultystów', 'Żetonów Kultystów'],
  thug: ['Zbir', 'Zbirów', 'Zbirów'],
  initiate: ['Wtajemniczony', 'Wtajemniczonych', 'Wtajemniczonych'],
  freak: ['Odmieniec', 'Odmieńców', 'Odmieńców'],
  investigator: ['Badacz Tajemnic', 'Badaczy Tajemnic', 'Badaczy Tajemnic'],
} satisfies Readonly<Record<string, PolishForms>>;

/** Whom or what (biernik). */
export const ACCUSATIVE = {
  card: ['kartę', 'karty', 'kart'],
  token: ['Żeton Kultysty', 'Żetony Kultystów', 'Żetonów Kultystów'],
  thug: ['Zbira', 'Zbirów', 'Zbirów'],
  initiate: ['Wtajemniczonego', 'Wtajemniczonych', 'Wtajemniczonych'],
  freak: ['Odmieńca', 'Odmieńców', 'Odmieńców'],
  die: ['kość', 'kości', 'kości'],
  power: ['Moc', 'Moce', 'Mocy'],
  ritualField: ['pole Rytuału', 'pola Rytuałów', 'pól Rytuałów'],
  dominanceField: ['pole Dominacji', 'pola Dominacji', 'pól Dominacji'],
} satisfies Readonly<Record<string, PolishForms>>;

/** Of what (dopełniacz), after "od … do …": one, more. */
export const GENITIVE = {
  card: ['karty', 'kart'],
  token: ['Żetonu Kultysty', 'Żetonów Kultystów'],
} as const;

/** Of which keyword: "zdolność Mobilizacji". */
export const KEYWORDS_GENITIVE: Readonly<Record<keyof typeof plTerms.keywords, string>> = {
  mobilization: 'Mobilizacji',
  recruitment: 'Rekrutacji',
  planning: 'Planowania',
  augmentation: 'Wzmocnienia',
  preparation: 'Przygotowania',
  influence: 'Wpływów',
  confrontation: 'Konfrontacji',
  terror: 'Terroru',
  hiding: 'Ukrycia',
  trigger: 'reakcji',
};

const isToken = (id: string): id is 'thug' | 'initiate' | 'freak' => id === 'thug' || id === 'initiate' || id === 'freak';
export const token = (id: string, n: number): string => (isToken(id) ? polish(n, NOMINATIVE[id]) : id);
/** The token as an object: "2 Zbirów", "1 Odmieńca". */
export const countTokens = (id: string, n: number): string => (isToken(id) ? count(n, ACCUSATIVE[id]) : `${n} × ${id}`);

export const ritual = (level: string | number): string => `Rytuał ${roman(level)}`;
export const district = (id: string): string => term(plTerms.districts, id);
export const plan = (id: string): string => term(plTerms.plans, id);
export const face = (id: string): string => term(plTerms.faces, id);
export const faces = (ids: readonly string[]): string => (ids.length === 0 ? 'nic' : tally(ids.map(face)));
export const cards = (ids: readonly string[], names: Names): string => list(counted(ids.map((id) => names.card(id))));
export const choice = (names: Names, card: string, id: string): string => choiceWords(names, plTerms.choices, card, id);

/** Whose deed it was. */
export const who = (d: Details, names: Names): string => (d.has('seat') ? names.cult(d.text('seat')) : 'Ktoś');
/** Where, if anywhere: " w Downtown". */
export const where = (d: Details): string => (d.has('district') ? ` w ${district(d.text('district'))}` : '');

import { ACCUSATIVE } from '../../pl/speech';
import type { PolishForms } from '../../../../../platform/i18n/plural';

/** Polish nouns in the cases that cards need. The third form of the accusative is the genitive plural. */

/** Masculine things, masculine persons, feminine, neuter: they differ in the accusative of "który" and "każdy". */
export type Gender = 'thing' | 'person' | 'feminine' | 'neuter';

export interface Noun {
  readonly one: string;
  readonly accusative: PolishForms;
  readonly genitive: string;
  readonly gender: Gender;
}

export const EACH: Readonly<Record<Gender, string>> = { thing: 'każdy', person: 'każdego', feminine: 'każdą', neuter: 'każde' };
export const WHICH: Readonly<Record<Gender, string>> = { thing: 'który', person: 'którego', feminine: 'którą', neuter: 'które' };
/** Of several. */
export const WHICH_MANY: Readonly<Record<Gender, string>> = {
  thing: 'które',
  person: 'których',
  feminine: 'które',
  neuter: 'które',
};

const noun = (one: string, accusative: PolishForms, genitive: string, gender: Gender): Noun => ({
  one,
  accusative,
  genitive,
  gender,
});

export const RITUAL = noun('Rytuał', ['Rytuał', 'Rytuały', 'Rytuałów'], 'Rytuału', 'thing');
export const SITE = noun('Miejsce Kultu', ['Miejsce Kultu', 'Miejsca Kultu', 'Miejsc Kultu'], 'Miejsca Kultu', 'neuter');
export const DOMINANCE = noun(
  'Znacznik Dominacji',
  ['Znacznik Dominacji', 'Znaczniki Dominacji', 'Znaczników Dominacji'],
  'Znacznika Dominacji',
  'thing',
);
export const DISORGANIZATION = noun(
  'Karta Dezorganizacji',
  ['Kartę Dezorganizacji', 'Karty Dezorganizacji', 'Kart Dezorganizacji'],
  'Karty Dezorganizacji',
  'feminine',
);
export const CARD = noun('karta', ACCUSATIVE.card, 'karty', 'feminine');
export const TOKEN = noun('Żeton Kultysty', ACCUSATIVE.token, 'Żetonu Kultysty', 'thing');
export const THUG = noun('Zbir', ACCUSATIVE.thug, 'Zbira', 'person');
export const INITIATE = noun('Wtajemniczony', ACCUSATIVE.initiate, 'Wtajemniczonego', 'person');
export const FREAK = noun('Odmieniec', ACCUSATIVE.freak, 'Odmieńca', 'person');
export const INVESTIGATOR = noun(
  'Badacz Tajemnic',
  ['Badacza Tajemnic', 'Badaczy Tajemnic', 'Badaczy Tajemnic'],
  'Badacza Tajemnic',
  'person',
);
export const FIELD = noun(
  'wolne pole Rytuału',
  ['wolne pole Rytuału', 'wolne pola Rytuałów', 'wolnych pól Rytuałów'],
  'wolnego pola Rytuału',
  'neuter',
);
export const GUARDIAN = noun('Strażnik', ['Strażnika', 'Strażników', 'Strażników'], 'Strażnika', 'person');
export const POINT = noun('PZ', ['PZ', 'PZ', 'PZ'], 'PZ', 'thing');

/** "Rytuał poziomu I lub II": what stands behind stays as it is in every case. */
export function withTail(one: Noun, tail: string): Noun {
  if (tail === '') return one;
  const [single, few, many] = one.accusative;
  return {
    one: one.one + tail,
    accusative: [single + tail, few + tail, many + tail],
    genitive: one.genitive + tail,
    gender: one.gender,
  };
}

/** A thing that only a mod knows cannot be declined. */
export const foreign = (id: string): Noun => noun(id, [id, id, id], id, 'thing');

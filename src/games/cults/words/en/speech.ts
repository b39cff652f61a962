import type { Details } from '../../../../platform/i18n/details';
import { counted, tally, term } from '../../../../platform/i18n/sentence';
import { list } from '../../../../platform/i18n/en/speech';
import { choiceWords, roman } from '../dictionary';
import { english, type EnglishForms } from '../../../../platform/i18n/plural';
import type { Names } from '../types';
import { enTerms } from './terms';

/** The parts that English sentences are made of. */

export const NOUNS = {
  card: ['card', 'cards'],
  token: ['Cultist token', 'Cultist tokens'],
  die: ['die', 'dice'],
  district: ['district', 'districts'],
  seat: ['seat', 'seats'],
  thug: ['Thug', 'Thugs'],
  initiate: ['Initiate', 'Initiates'],
  freak: ['Freak', 'Freaks'],
  investigator: ['Investigator', 'Investigators'],
  ritual: ['Ritual', 'Rituals'],
  site: ['Cult Site', 'Cult Sites'],
  dominance: ['Dominance marker', 'Dominance markers'],
  plan: ['Plan marker', 'Plan markers'],
  point: ['VP', 'VP'],
} satisfies Readonly<Record<string, EnglishForms>>;

export function token(id: string, n: number): string {
  if (id === 'thug' || id === 'initiate' || id === 'freak') return english(n, NOUNS[id]);
  return id;
}

export const ritual = (level: string | number): string => `Ritual ${roman(level)}`;
export const district = (id: string): string => term(enTerms.districts, id);
export const plan = (id: string): string => term(enTerms.plans, id);
export const face = (id: string): string => term(enTerms.faces, id);
export const faces = (ids: readonly string[]): string => (ids.length === 0 ? 'nothing' : tally(ids.map(face)));
export const cards = (ids: readonly string[], names: Names): string => list(counted(ids.map((id) => names.card(id))));
export const choice = (names: Names, card: string, id: string): string => choiceWords(names, enTerms.choices, card, id);

/** Whose deed it was. */
export const who = (d: Details, names: Names): string => (d.has('seat') ? names.cult(d.text('seat')) : 'Someone');
/** Where, if anywhere: " in Downtown". */
export const where = (d: Details): string => (d.has('district') ? ` in ${district(d.text('district'))}` : '');

import type { Details } from '../../../../platform/i18n/details';
import { term } from '../../../../platform/i18n/sentence';
import type { Sentences } from '../dictionary';
import { english, type EnglishForms } from '../../../../platform/i18n/plural';
import type { Names } from '../types';
import { range } from '../../../../platform/i18n/en/speech';
import { NOUNS } from './speech';
import { enTerms } from './terms';

/** What a decision asks. */

/** "2 cards", "up to 2 cards", "1 to 3 cards". */
function some(d: Details, noun: EnglishForms): string {
  const [min, max] = [d.number('min'), d.number('max')];
  const amount = min === max ? (min === 1 ? 'one' : String(min)) : range(min, max);
  return `${amount} ${english(max, noun)}`;
}

const mayPass = (d: Details): boolean => d.items('options').some((option) => option.text('pass') === 'true');

/** The keyword whose moment it is, of the first ability on offer. */
function keyword(d: Details): string {
  const id = d.items('options')[0]?.text('keyword') ?? '';
  return id === '' || id === 'trigger' ? '' : ` ${term(enTerms.keywords, id)}`;
}

function ability(d: Details): string {
  const article = /^[AI]/.test(keyword(d).trim()) || keyword(d) === '' ? 'an' : 'a';
  if (mayPass(d)) return `You may use ${article}${keyword(d)} ability.`;
  return `Use ${article}${keyword(d)} ability: without one, nothing of this Plan is possible.`;
}

/** What a payment is for; cards ask for payments of their own. */
function paidFor(d: Details, names: Names): string {
  const what = d.text('for');
  if (what === '') return '';
  return ` for ${Object.hasOwn(PAID_FOR, what) ? term(PAID_FOR, what) : names.card(what)}`;
}

const PAID_FOR = { site: 'the Cult Site', ritual: 'the Ritual', cards: 'what you buy' };

function payment(d: Details, names: Names): string {
  const needs = d.within('needs');
  const rest = needs.number('leave') > 0 ? ` Keep at least ${needs.number('leave')} Power for the next payment.` : '';
  return `Pay ${needs.number('power')} Power${paidFor(d, names)} with cards and Initiates, and spend nothing superfluous.${rest}`;
}

function terror(d: Details): string {
  const missing = d.within('needs').number('terror');
  if (missing === 0) return 'Terror: your Rituals alone exceed Sanity. Choose nothing to succeed with them, or pass.';
  return `Terror: add ${missing} (cards, Freaks), or pass.`;
}

const offers = (d: Details, detail: string): boolean => d.items('options').some((option) => option.has(detail));
/** Once an ability was used as the Plan's action, nothing more need be done. */
const orNothing = (d: Details): string => (d.number('min') === 0 ? ', or do nothing' : '');

/** Only what is on offer is spoken of. */
function augment(d: Details): string {
  if (!offers(d, 'card')) return `Augmentation: destroy one of your discards${orNothing(d)}.`;
  const more = offers(d, 'destroy') ? ' and whether to destroy one of your discards' : '';
  return `Augmentation: choose what to buy${more}${orNothing(d)}.`;
}

function influence(d: Details): string {
  const rest = [offers(d, 'draw') ? 'draw a card' : '', offers(d, 'destroy') ? 'destroy one of your discards' : ''];
  const other = rest.filter((part) => part !== '').join(' or ');
  if (!offers(d, 'from') && other !== '') return `Influence: ${other}${orNothing(d)}.`;
  return `Influence: move a Ritual here${other === '' ? '' : `; after that or instead, ${other}`}${orNothing(d)}.`;
}

/** What becomes of the tokens is not known where a script asks. */
function tokenVerb(d: Details): string {
  const gain = d.items('options')[0]?.text('gain') ?? '';
  return gain === '' ? 'Choose' : gain === 'true' ? 'Take' : 'Return';
}

/** R11.1: what is left of the options. */
const kept = (d: Details): number => Math.max(0, d.items('options').length - d.number('max'));

export const enPrompts = {
  placeStack: () => 'Choose a stack and the district it goes to.',
  placeSite: () => 'Choose the district for your first Cult Site.',
  useAbility: ability,
  reroll: () => 'Which dice do you roll again? Choose none to keep them all.',
  chooseDie: () => 'Choose a die and the face to turn it to.',
  placePlan: () => 'Choose the district for your next Plan marker.',
  takePlan: () => 'Take one of your Plan markers on top: choose its district and the Plan, or Bluff.',
  bluffTokens: (d) => `Bluff: take ${some(d, NOUNS.token)}.`,
  chooseTokens: (d) => `${tokenVerb(d)} ${some(d, NOUNS.token)}.`,
  discardTokens: (d) => `Hiding: discard ${some(d, NOUNS.token)}; you keep ${kept(d)}.`,
  augment,
  prepare: () => 'Preparation: place a Cult Site, a Ritual, or both.',
  pay: payment,
  influence,
  destroyDiscard: () => 'Choose the card in your discard pile to destroy.',
  oppose: () => 'Step in? You may move one of your Rituals here.',
  commit: () => 'Confrontation: commit any number of cards and Thugs, or none.',
  terror,
  placeDominance: () => 'Place a Dominance marker?',
  removeRitual: () => 'After the Terror one of your Rituals here returns to supply: choose which.',
  chooseCard: (d) => `Choose ${some(d, NOUNS.card)}.`,
  chooseDistrict: () => 'Choose a district.',
  chooseStack: () => 'Choose a stack to take a card from.',
  chooseRitual: () => 'Choose a Ritual.',
  chooseDominance: () => 'Choose a Dominance marker.',
  moveRitual: () => 'Choose the Ritual to move and where to.',
  chooseSeat: () => 'Choose a cult.',
  chooseNumber: () => 'Choose a number.',
  chooseOne: () => 'Choose one.',
} satisfies Sentences;

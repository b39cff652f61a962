import type { Details } from '../../../../platform/i18n/details';
import { term } from '../../../../platform/i18n/sentence';
import type { Sentence } from '../dictionary';
import type { enPrompts } from '../en/prompts';
import { polish } from '../../../../platform/i18n/plural';
import type { Names } from '../types';
import { count } from '../../../../platform/i18n/pl/speech';
import { ACCUSATIVE, GENITIVE, KEYWORDS_GENITIVE } from './speech';

/** What a decision asks. */

/** "2 karty", "najwyżej 2 karty", "od 1 do 3 kart": the case follows the words before. */
function some(d: Details, noun: 'card' | 'token'): string {
  const [min, max] = [d.number('min'), d.number('max')];
  if (min === max) return min === 1 ? polish(1, ACCUSATIVE[noun]) : count(min, ACCUSATIVE[noun]);
  if (min === 0) return `najwyżej ${count(max, ACCUSATIVE[noun])}`;
  return `od ${min} do ${max} ${GENITIVE[noun][max === 1 ? 0 : 1]}`;
}

const mayPass = (d: Details): boolean => d.items('options').some((option) => option.text('pass') === 'true');

function ability(d: Details): string {
  const id = d.items('options')[0]?.text('keyword') ?? '';
  const keyword = id === '' || id === 'trigger' ? '' : ` ${term(KEYWORDS_GENITIVE, id)}`;
  if (mayPass(d)) return `Możesz użyć zdolności${keyword}.`;
  return `Użyj zdolności${keyword}: bez niej w tym Planie nic nie jest możliwe.`;
}

/** What a payment is for; cards ask for payments of their own. */
function paidFor(d: Details, names: Names): string {
  const what = d.text('for');
  if (what === '') return '';
  return ` za ${Object.hasOwn(PAID_FOR, what) ? term(PAID_FOR, what) : `kartę ${names.card(what)}`}`;
}

const PAID_FOR = { site: 'Miejsce Kultu', ritual: 'Rytuał', cards: 'zakupy' };

function payment(d: Details, names: Names): string {
  const needs = d.within('needs');
  const leave = needs.number('leave');
  const rest = leave > 0 ? ` Zostaw co najmniej ${count(leave, ACCUSATIVE.power)} na następną zapłatę.` : '';
  return `Zapłać ${count(needs.number('power'), ACCUSATIVE.power)}${paidFor(d, names)}: wybierz karty i Wtajemniczonych, nic ponad potrzebę.${rest}`;
}

function terror(d: Details): string {
  const missing = d.within('needs').number('terror');
  if (missing === 0)
    return 'Terror: same Rytuały przewyższają Poczytalność. Aby na nich poprzestać, nic nie wybieraj; możesz też zrezygnować.';
  return `Terror: dołóż ${missing} (karty, Odmieńcy) albo zrezygnuj.`;
}

const offers = (d: Details, detail: string): boolean => d.items('options').some((option) => option.has(detail));
/** Once an ability was used as the Plan's action, nothing more need be done. */
const orNothing = (d: Details): string => (d.number('min') === 0 ? '; możesz też nie robić nic' : '');

/** Only what is on offer is spoken of. */
function augment(d: Details): string {
  if (!offers(d, 'card')) return `Wzmocnienie: zniszcz jedną ze swoich kart odrzuconych${orNothing(d)}.`;
  const more = offers(d, 'destroy') ? ' i czy niszczysz jedną ze swoich kart odrzuconych' : '';
  return `Wzmocnienie: wybierz, co kupujesz${more}${orNothing(d)}.`;
}

function influence(d: Details): string {
  const rest = [offers(d, 'draw') ? 'dobierz kartę' : '', offers(d, 'destroy') ? 'zniszcz jedną ze swoich kart odrzuconych' : ''];
  const other = rest.filter((part) => part !== '').join(' albo ');
  if (!offers(d, 'from') && other !== '') return `Wpływy: ${other}${orNothing(d)}.`;
  return `Wpływy: przenieś tu Rytuał${other === '' ? '' : `; potem lub zamiast tego ${other}`}${orNothing(d)}.`;
}

/** What becomes of the tokens is not known where a script asks. */
function tokenVerb(d: Details): string {
  const gain = d.items('options')[0]?.text('gain') ?? '';
  return gain === '' ? 'Wybierz' : gain === 'true' ? 'Weź' : 'Oddaj';
}

/** R11.1: what is left of the options. */
const kept = (d: Details): number => Math.max(0, d.items('options').length - d.number('max'));

export const plPrompts: Readonly<Record<keyof typeof enPrompts, Sentence>> = {
  placeStack: () => 'Wybierz stos i dzielnicę, do której trafi.',
  placeSite: () => 'Wybierz dzielnicę dla swojego pierwszego Miejsca Kultu.',
  useAbility: ability,
  reroll: () => 'Które kości przerzucasz? Aby zachować wszystkie, nie wybieraj żadnej.',
  chooseDie: () => 'Wybierz kość i ściankę, na którą ją obrócisz.',
  placePlan: () => 'Wybierz dzielnicę dla następnego Znacznika Planu.',
  takePlan: () => 'Zdejmij jeden ze swoich wierzchnich Znaczników Planów: wybierz dzielnicę i Plan albo Blef.',
  bluffTokens: (d) => `Blef: weź ${some(d, 'token')}.`,
  chooseTokens: (d) => `${tokenVerb(d)} ${some(d, 'token')}.`,
  discardTokens: (d) => `Ukrycie: odrzuć ${some(d, 'token')}; zachowasz ${kept(d)}.`,
  augment,
  prepare: () => 'Przygotowanie: umieść Miejsce Kultu, Rytuał albo jedno i drugie.',
  pay: payment,
  influence,
  destroyDiscard: () => 'Wybierz kartę ze swojego stosu kart odrzuconych, którą zniszczysz.',
  oppose: () => 'Czy wkraczasz? Możesz przenieść tu jeden swój Rytuał.',
  commit: () => 'Konfrontacja: wystaw dowolną liczbę kart i Zbirów albo nic.',
  terror,
  placeDominance: () => 'Czy umieszczasz Znacznik Dominacji?',
  removeRitual: () => 'Po Terrorze jeden z twoich Rytuałów wraca stąd do zasobów: wybierz który.',
  chooseCard: (d) => `Wybierz ${some(d, 'card')}.`,
  chooseDistrict: () => 'Wybierz dzielnicę.',
  chooseStack: () => 'Wybierz stos, z którego weźmiesz kartę.',
  chooseRitual: () => 'Wybierz Rytuał.',
  chooseDominance: () => 'Wybierz Znacznik Dominacji.',
  moveRitual: () => 'Wybierz Rytuał i dzielnicę, do której go przeniesiesz.',
  chooseSeat: () => 'Wybierz kult.',
  chooseNumber: () => 'Wybierz liczbę.',
  chooseOne: () => 'Wybierz jedno.',
};

import type { Details } from '../../../../platform/i18n/details';
import { counted, term } from '../../../../platform/i18n/sentence';
import { roman, type EventWords, type EventSentences } from '../dictionary';
import type { Names } from '../types';
import { plOverruns, reason } from './reasons';
import { count, list } from '../../../../platform/i18n/pl/speech';
import {
  ACCUSATIVE,
  cards,
  choice,
  countTokens,
  district,
  face,
  faces,
  NOMINATIVE,
  plan,
  ritual,
  token,
  where,
  who,
} from './speech';
import { plTerms } from './terms';

/**
 * One short sentence for each event. Only its seat receives the details under `own`, so every sentence must work without them.
 * The past tense has a gender in Polish: always that of "kult" and "gracz".
 */

const card = (d: Details, names: Names): string => names.card(d.text('card'));
/** " (Adept i Osiłek)", if the reader may know it. */
const named = (d: Details, names: Names): string => (d.texts('cards').length === 0 ? '' : ` (${cards(d.texts('cards'), names)})`);
const lasting = (d: Details): string => term(plTerms.lasts, d.text('lasts'));
const thugs = (d: Details): string => count(d.number('count'), ACCUSATIVE.thug);
const inAll = (d: Details): string => `(w dzielnicy: ${d.text('investigators')})`;

function stackPlaced(d: EventWords<'stackPlaced'>, names: Names): string {
  const what = `stos ${card(d, names)} (${count(d.number('count'), NOMINATIVE.card)})`;
  return d.has('seat') ? `${who(d, names)} położył${where(d)} ${what}.` : `Położono${where(d)} ${what}.`;
}

function districtSetUp(d: EventWords<'districtSetUp'>): string {
  const arrived = d.number('investigators');
  const there = arrived > 0 ? `, w dzielnicy ${count(arrived, NOMINATIVE.investigator)}` : '';
  const sanity = `Poczytalność ${d.text('sanity')}`;
  return `Przygotowano dzielnicę ${district(d.text('district'))}: ${sanity}, Badacz Tajemnic na polu ${d.text('field')}${there}.`;
}

function phaseBegun(d: EventWords<'phaseBegun'>): string {
  if (d.text('phase') === 'setup') return 'Rozpoczęło się przygotowanie gry.';
  return `Rozpoczęła się ${term(plTerms.phases, d.text('phase'))}.`;
}

function abilityUsed(d: EventWords<'abilityUsed'>, names: Names): string {
  const parts = d.text('keyword') === 'trigger' ? [] : [term(plTerms.keywords, d.text('keyword'))];
  if (d.has('mode')) parts.push(choice(names, d.text('card'), d.text('mode')));
  return `${who(d, names)} użył zdolności karty ${card(d, names)}${parts.length === 0 ? '' : ` (${parts.join(': ')})`}.`;
}

/** „ = 3”, „ +1”, o ile to wiadomo. */
function change(d: Details): string {
  const to = d.has('set') ? ` = ${d.number('set')}` : '';
  const by = d.has('add') ? ` ${d.number('add') > 0 ? '+' : '−'}${Math.abs(d.number('add'))}` : '';
  return to + by;
}

/** Gdzie zawiódł skrypt: dla jego autora. */
function scriptCancelled(d: EventWords<'scriptCancelled'>, names: Names): string {
  const place = d.text('file') === '' ? '' : `mod ${d.text('mod')}, ${d.text('file')} ${d.text('line')}:${d.text('column')}: `;
  const why = d.has('reason') ? ` (${place}${reason(d.text('reason'))})` : '';
  const undone = d.number('undone') > 0 ? ' To, co już o nim podano, jest cofnięte.' : '';
  if (d.has('card') && d.text('card') === '')
    return `Przy tej odpowiedzi karty modów nie zadziałały${why}; nie wiadomo, która zawiodła.`;
  if (d.text('file') === '' && Object.hasOwn(plOverruns, d.text('reason')))
    return `Działanie karty ${card(d, names)} anulowano${why}; nic z niego się nie stało.`;
  return `Skrypt karty ${card(d, names)} przerwano${why}; nic z niego się nie stało.${undone}`;
}

/** Co ktoś odpowiedział karcie. */
function choiceMade(d: EventWords<'choiceMade'>, names: Names): string {
  const what = d.has('choice')
    ? choice(names, d.text('card'), d.text('choice'))
    : d.has('cult')
      ? names.cult(d.text('cult'))
      : d.has('token')
        ? token(d.text('token'), 1)
        : d.text('number');
  return `${card(d, names)}: ${who(d, names)} wybrał „${what}”.`;
}

function ruleChanged(d: EventWords<'ruleChanged'>, names: Names): string {
  const forWhom = d.has('seat') ? ` (${who(d, names)})` : '';
  const what = term(plTerms.numbers, d.text('number'));
  return `Karta ${card(d, names)} wprowadziła zmianę ${lasting(d)}: ${what}${where(d)}${forWhom}${change(d)}.`;
}

/** „2 Zbirów i 1 Odmieńca”: where several came together, they are listed. */
const tokens = (d: Details): string =>
  list((d.has('tokens') ? d.items('tokens') : [d]).map((one) => countTokens(one.text('token'), one.number('count'))));

/** The cards and Freaks that paid for a Terror, if the event carries them. */
function spent(d: Details, names: Names): string {
  if (!d.has('spent')) return '';
  const freaks = d.number('freaks') > 0 ? [count(d.number('freaks'), NOMINATIVE.freak)] : [];
  return `: ${list([...counted(d.texts('spent').map((id) => names.card(id))), ...freaks])}`;
}

function powerPaid(d: EventWords<'powerPaid'>, names: Names): string {
  const items = counted(d.texts('cards').map((id) => names.card(id)));
  if (d.number('initiates') > 0) items.push(count(d.number('initiates'), NOMINATIVE.initiate));
  const why = { cards: 'karty', site: 'Miejsce Kultu', ritual: 'Rytuał' };
  const what = Object.hasOwn(why, d.text('why')) ? term(why, d.text('why')) : `zdolność karty ${names.card(d.text('why'))}`;
  const reason = d.has('why') ? ` za ${what}` : '';
  const with_ = items.length === 0 ? '' : ` (${list(items)})`;
  return `${who(d, names)} zapłacił ${count(d.number('amount'), ACCUSATIVE.power)}${reason}${with_}.`;
}

function cardDestroyed(d: EventWords<'cardDestroyed'>, names: Names): string {
  const from = d.text('from') === 'discard' ? ' ze stosu kart odrzuconych' : '';
  return `${who(d, names)} zniszczył kartę ${card(d, names)}${from}.`;
}

/** Thugs committed are the owner's secret until they are shown. */
function forcesCommitted(d: EventWords<'forcesCommitted'>, names: Names): string {
  const own = d.within('own');
  const parts: string[] = [];
  if (d.number('cards') > 0) parts.push(`${count(d.number('cards'), ACCUSATIVE.card)}${named(own, names)}`);
  if (own.number('thugs') > 0) parts.push(count(own.number('thugs'), ACCUSATIVE.thug));
  if (parts.length > 0) return `${who(d, names)} wystawił${where(d)} ${list(parts)}.`;
  return `${who(d, names)} nie wystawił${where(d)} ${d.has('own') ? 'ani kart, ani Zbirów' : 'kart'}.`;
}

function forcesRevealed(d: EventWords<'forcesRevealed'>, names: Names): string {
  const shown = d.texts('cards');
  if (shown.length === 0) return `${who(d, names)} nie miał kart do odkrycia.`;
  return `${who(d, names)} odkrył ${shown.length === 1 ? 'kartę' : 'karty'}: ${cards(shown, names)}.`;
}

function thugsShown(d: Details, names: Names): string {
  const shown = d.number('count') === 0 ? 'nie pokazał Zbirów' : `pokazał ${thugs(d)}`;
  return `${who(d, names)} ${shown}: Atak ${d.text('attack')}.`;
}

function confrontationDecided(d: EventWords<'confrontationDecided'>, names: Names): string {
  const attack = d
    .within('attack')
    .entries()
    .map(([cult, sum]) => `${names.cult(cult)} ${sum}`);
  if (!d.has('seat')) return `Konfrontacja${where(d)} zakończyła się remisem: ${list(attack)}.`;
  return `${who(d, names)} wygrał Konfrontację${where(d)}: ${list(attack)}.`;
}

function gameEnded(d: EventWords<'gameEnded'>, names: Names): string {
  const winners = d.texts('winners').map((id) => names.cult(id));
  if (winners.length === 0) return 'Gra się skończyła.';
  return `Gra się skończyła: ${winners.length === 1 ? 'wygrał' : 'zwycięstwem podzielili się'} ${list(winners)}.`;
}

export const plEvents: EventSentences = {
  // przebieg gry
  stackPlaced,
  setupRevealed: (d, names) => `Kartą Układu Początkowego była karta ${card(d, names)}.`,
  districtSetUp,
  objectiveRevealed: (d, names) => `Odkryto Kartę Celu: ${card(d, names)}.`,
  roundBegun: (d) => `Rozpoczęła się runda ${d.text('round')}.`,
  roundEnded: (d) => `Runda ${d.text('round')} się skończyła.`,
  firstCultistPassed: (d, names) => `Pierwszym Kultystą zostaje ${who(d, names)}.`,
  lastRoundEnded: () => 'Skończyła się ostatnia runda.',
  phaseBegun,
  turnPassed: (d, names) => `${who(d, names)} nie ma znacznika na wierzchu żadnego stosu: tym razem pasuje.`,
  turnEnded: (d, names) => `${who(d, names)} zakończył turę.`,
  gameEnded,
  answerUndone: (d, names) => (d.has('seat') ? `${who(d, names)} cofnął odpowiedź.` : 'Cofnięto odpowiedź.'),
  modKilled: (d) => `Mod ${d.text('mod')} trzeba było zatrzymać; jego karty już nie działają.`,

  // karty
  cityRevealed: (d, names) => `Odkryto Kartę Miasta: ${card(d, names)}.`,
  cardsDrawn: (d, names) =>
    `${who(d, names)} dobrał ${count(d.number('count'), ACCUSATIVE.card)}${named(d.within('own'), names)}.`,
  deckReshuffled: (d, names) =>
    `${who(d, names)} potasował stos kart odrzuconych i utworzył nowy Stos Kultu (${count(d.number('count'), NOMINATIVE.card)}).`,
  cardDiscarded: (d, names) =>
    `${who(d, names)} odrzucił ${d.has('cards') ? `karty: ${cards(d.texts('cards'), names)}` : `kartę ${card(d, names)}`}.`,
  cardDestroyed,
  disorganizationReceived: (d, names) => `${who(d, names)} otrzymał Kartę Dezorganizacji.`,
  cardAcquired: (d, names) =>
    `${who(d, names)} ${d.text('free') === 'true' ? 'wziął za darmo' : 'kupił'}${where(d)} kartę ${card(d, names)}.`,
  cardsBought: (d, names) => `${who(d, names)} zakończył zakupy${where(d)}: ${count(d.number('count'), NOMINATIVE.card)}.`,
  cardPutOnDeck: (d, names) =>
    `${who(d, names)} położył kartę ${card(d, names)} z ${district(d.text('district'))} na wierzchu swojego Stosu Kultu.`,
  cardsKept: (d, names) =>
    `${who(d, names)} zachował ${count(d.number('count'), ACCUSATIVE.card)}${named(d.within('own'), names)}.`,
  abilityUsed,
  triggered: (d, names) => `Zadziałał efekt karty ${card(d, names)}${where(d)}.`,
  choiceMade,
  scriptCancelled,
  cardsBlanked: (d) => `Od teraz bez działania: ${d.text('what')}.`,
  effectRemains: (d, names) => `Efekt karty ${card(d, names)} obowiązuje ${lasting(d)}.`,
  ruleChanged,
  powerPaid,

  // kości i żetony
  diceRolled: (d, names) => `${who(d, names)} wyrzucił: ${faces(d.texts('faces'))}.`,
  diceRerolled: (d, names) =>
    `${who(d, names)} przerzucił ${count(d.texts('dice').length, ACCUSATIVE.die)} i ma teraz: ${faces(d.texts('faces'))}.`,
  dieSet: (d, names) => `${who(d, names)} obrócił kość ${d.number('die') + 1} na ściankę: ${face(d.text('face'))}.`,
  tokensGained: (d, names) => `${who(d, names)} wziął ${tokens(d)}.`,
  tokensReturned: (d, names) => `${who(d, names)} ${d.text('why') === 'hiding' ? 'odrzucił' : 'oddał'} ${tokens(d)}.`,

  // Plany
  planPlaced: (d, names) =>
    `${who(d, names)}${d.has('dice') ? ` wyrzucił ${d.texts('dice').join(', ')} i` : ''} położył Znacznik Planu${where(d)}.`,
  plansSwapped: (d, names) => `${who(d, names)} zamienił miejscami dwa wierzchnie Znaczniki Planów${where(d)}.`,
  planTaken: (d, names) => `${who(d, names)} zdjął Znacznik Planu${where(d)}: ${plan(d.text('plan'))}.`,
  bluffed: (d, names) => `${who(d, names)} zdjął Znacznik Planu${where(d)}: Blef.`,
  planLapsed: (d, names) => `${who(d, names)} nie mógł dokończyć Planu${where(d)}: ${plan(d.text('plan'))}.`,

  // znaczniki
  ritualPlaced: (d, names) => `${who(d, names)} umieścił ${ritual(d.text('level'))}${where(d)}.`,
  ritualReturned: (d, names) =>
    `${who(d, names)}: ${ritual(d.text('level'))} wrócił z ${district(d.text('district'))} do zasobów.`,
  ritualMoved: (d, names) =>
    `${who(d, names)} przeniósł ${ritual(d.text('level'))} z ${district(d.text('from'))} do ${district(d.text('district'))}${d.has('raisedTo') ? `; podniósł się na ${roman(d.text('raisedTo'))}` : ''}.`,
  ritualRaised: (d, names) => `${who(d, names)} podniósł Rytuał${where(d)} do poziomu ${roman(d.text('level'))}.`,
  sitePlaced: (d, names) => `${who(d, names)} umieścił Miejsce Kultu${where(d)}.`,
  dominancePlaced: (d, names) => `${who(d, names)} umieścił Znacznik Dominacji${where(d)}.`,
  dominanceReplaced: (d, names) =>
    `${who(d, names)} zastąpił${where(d)} Znacznik Dominacji przeciwnika (${names.cult(d.text('rival'))}).`,
  dominanceRemoved: (d, names) => `${who(d, names)} stracił Znacznik Dominacji${where(d)}.`,
  investigatorPlaced: (d) => `Nowy Badacz Tajemnic stanął na polu ${d.text('field')} toru${where(d)}.`,
  investigatorAdvanced: (d) => `Badacz Tajemnic${where(d)} przesunął się na pole ${d.text('field')}.`,
  investigatorArrived: (d) => `Badacz Tajemnic dotarł do ${district(d.text('district'))} ${inAll(d)}.`,
  investigatorLeft: (d) => `Badacz Tajemnic opuścił ${district(d.text('district'))} ${inAll(d)}.`,

  // Konfrontacja i Terror
  opposed: (d, names) => `${who(d, names)} wkroczył do ${district(d.text('district'))}.`,
  confrontationBegun: (d, names) =>
    `Rozpoczęła się Konfrontacja${where(d)}: ${list(d.texts('cults').map((cult) => names.cult(cult)))}.`,
  forcesCommitted,
  forcesRevealed,
  thugsShown,
  thugsJoined: (d, names) => `${who(d, names)} dołączył ${thugs(d)} z puli.`,
  attackAdded: (d, names) => `${who(d, names)} zwiększył swój Atak o ${d.text('count')}.`,
  cardJoined: (d, names) => `${who(d, names)} dołączył kartę ${card(d, names)} z wierzchu Stosu Kultu.`,
  confrontationDecided,
  thugsReturned: (d, names) => `${who(d, names)} oddał ${thugs(d)}.`,
  thugsTakenBack: (d, names) => `${who(d, names)} zabrał z powrotem ${thugs(d)}.`,
  confrontationEnded: (d) => `Konfrontacja${where(d)} się skończyła.`,
  terrorSucceeded: (d, names) =>
    `${who(d, names)} przeprowadził udany Terror${where(d)} (Poczytalność ${d.text('sanity')})${spent(d, names)}.`,

  // NPC
  npcDieRolled: (d) => `Na Kości NPC wypadło ${d.text('result')}.`,
  npcPlanTaken: (d, names) =>
    `${who(d, names)} zdjął Znacznik Planu${where(d)}${d.has('dice') ? ` i wyrzucił ${list(d.texts('dice'))}` : ''}.`,
  npcFellBack: (d, names) =>
    `${who(d, names)} nie mógł wykonać Planu NPC ${d.text('from')} i przeszedł do Planu NPC ${d.text('next')}.`,
  npcPlanChosen: (d, names) => `${who(d, names)} rozpatrzył${where(d)} kartę „${card(d, names)}”.`,
  npcBonusDrawn: (d, names) => `${who(d, names)} dobrał kartę dodatkową na swoją następną Konfrontację.`,
  npcDiceRolled: (d, names) => `${who(d, names)} wyrzucił: ${faces(d.texts('faces'))}.`,
  npcDeckShuffled: (d, names) => `${who(d, names)} potasował swój Stos Kultu.`,
};

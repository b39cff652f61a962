import type { Details } from '../../../../platform/i18n/details';
import { counted, term } from '../../../../platform/i18n/sentence';
import { roman, type EventSentences, type EventWords } from '../dictionary';
import type { Names } from '../types';
import { enOverruns, reason } from './reasons';
import { count, list } from '../../../../platform/i18n/en/speech';
import { cards, choice, district, face, faces, NOUNS, plan, ritual, token, where, who } from './speech';
import { enTerms } from './terms';

/**
 * One short sentence for each event. Only its seat receives the details under `own`, so every sentence must work without them.
 */

const card = (d: Details, names: Names): string => names.card(d.text('card'));
const field = (d: Details): string => `field ${d.text('field')}`;
/** " (Adept and Brute)", if the reader may know it. */
const named = (d: Details, names: Names): string => (d.texts('cards').length === 0 ? '' : ` (${cards(d.texts('cards'), names)})`);
const lasting = (d: Details): string => term(enTerms.lasts, d.text('lasts'));

function phaseBegun(d: EventWords<'phaseBegun'>): string {
  const name = term(enTerms.phases, d.text('phase'));
  return `${name.endsWith('phase') ? 'The ' : ''}${name} began.`;
}

function stackPlaced(d: EventWords<'stackPlaced'>, names: Names): string {
  const what = `stack of ${card(d, names)} (${count(d.number('count'), NOUNS.card)})`;
  return d.has('seat') ? `${who(d, names)} placed a ${what}${where(d)}.` : `A ${what} was placed${where(d)}.`;
}

function districtSetUp(d: EventWords<'districtSetUp'>): string {
  const arrived = d.number('investigators');
  const there = arrived > 0 ? `, ${count(arrived, NOUNS.investigator)} in the district` : '';
  return `${district(d.text('district'))} was set up: Sanity ${d.text('sanity')}, Investigator on ${field(d)}${there}.`;
}

function abilityUsed(d: EventWords<'abilityUsed'>, names: Names): string {
  const parts = d.text('keyword') === 'trigger' ? [] : [term(enTerms.keywords, d.text('keyword'))];
  if (d.has('mode')) parts.push(choice(names, d.text('card'), d.text('mode')));
  return `${who(d, names)} used ${card(d, names)}${parts.length === 0 ? '' : ` (${parts.join(': ')})`}.`;
}

/** " to 3", " by +1", or empty if the event carries neither. */
function change(d: Details): string {
  const to = d.has('set') ? ` to ${d.number('set')}` : '';
  const by = d.has('add') ? ` by ${d.number('add') > 0 ? '+' : '−'}${Math.abs(d.number('add'))}` : '';
  return to + by;
}

/** Where the script failed, for its author. */
function scriptCancelled(d: EventWords<'scriptCancelled'>, names: Names): string {
  const place = d.text('file') === '' ? '' : `mod ${d.text('mod')}, ${d.text('file')} ${d.text('line')}:${d.text('column')}: `;
  const why = d.has('reason') ? ` (${place}${reason(d.text('reason'))})` : '';
  const undone = d.number('undone') > 0 ? ' What was told of it is undone.' : '';
  if (d.has('card') && d.text('card') === '')
    return `Cards of mods had no effect on this answer${why}; which one it was is not known.`;
  if (d.text('file') === '' && Object.hasOwn(enOverruns, d.text('reason')))
    return `${card(d, names)} was cancelled${why}; nothing of it has happened.`;
  return `The script of ${card(d, names)} was cancelled${why}; nothing of it has happened.${undone}`;
}

/** What somebody answered to a card. */
function choiceMade(d: EventWords<'choiceMade'>, names: Names): string {
  const what = d.has('choice')
    ? choice(names, d.text('card'), d.text('choice'))
    : d.has('cult')
      ? names.cult(d.text('cult'))
      : d.has('token')
        ? token(d.text('token'), 1)
        : d.text('number');
  return `${card(d, names)}: ${who(d, names)} chose “${what}”.`;
}

function ruleChanged(d: EventWords<'ruleChanged'>, names: Names): string {
  const forWhom = d.has('seat') ? ` of ${who(d, names)}` : '';
  return `${card(d, names)} changed ${term(enTerms.numbers, d.text('number'))}${forWhom}${where(d)}${change(d)} ${lasting(d)}.`;
}

function powerPaid(d: EventWords<'powerPaid'>, names: Names): string {
  const items = counted(d.texts('cards').map((id) => names.card(id)));
  if (d.number('initiates') > 0) items.push(count(d.number('initiates'), NOUNS.initiate));
  const why = { cards: 'cards', site: 'a Cult Site', ritual: 'a Ritual' };
  const reason = d.has('why')
    ? ` for ${Object.hasOwn(why, d.text('why')) ? term(why, d.text('why')) : names.card(d.text('why'))}`
    : '';
  return `${who(d, names)} paid ${d.text('amount')} Power${reason}${items.length === 0 ? '' : ` (${list(items)})`}.`;
}

/** "2 Thugs and 1 Freak": where several came together, they are listed. */
const tokens = (d: Details): string =>
  list(
    (d.has('tokens') ? d.items('tokens') : [d]).map(
      (one) => `${one.text('count')} ${token(one.text('token'), one.number('count'))}`,
    ),
  );

/** The cards and Freaks that paid for a Terror, if the event carries them. */
function spent(d: Details, names: Names): string {
  if (!d.has('spent')) return '';
  const freaks = d.number('freaks') > 0 ? [count(d.number('freaks'), NOUNS.freak)] : [];
  return ` with ${list([...counted(d.texts('spent').map((id) => names.card(id))), ...freaks])}`;
}

function cardDestroyed(d: EventWords<'cardDestroyed'>, names: Names): string {
  const from = d.text('from') === 'discard' ? ' from the discard pile' : '';
  return `${who(d, names)} destroyed ${card(d, names)}${from}.`;
}

/** Thugs committed are the owner's secret until they are shown. */
function forcesCommitted(d: EventWords<'forcesCommitted'>, names: Names): string {
  const own = d.within('own');
  const parts: string[] = [];
  if (d.number('cards') > 0) parts.push(`${count(d.number('cards'), NOUNS.card)}${named(own, names)}`);
  if (own.number('thugs') > 0) parts.push(count(own.number('thugs'), NOUNS.thug));
  const nothing = d.has('own') ? 'neither cards nor Thugs' : 'no cards';
  return `${who(d, names)} committed ${parts.length === 0 ? nothing : list(parts)}${where(d)}.`;
}

function forcesRevealed(d: EventWords<'forcesRevealed'>, names: Names): string {
  const shown = d.texts('cards');
  return shown.length === 0 ? `${who(d, names)} had no cards to reveal.` : `${who(d, names)} revealed ${cards(shown, names)}.`;
}

function confrontationDecided(d: EventWords<'confrontationDecided'>, names: Names): string {
  const attack = d
    .within('attack')
    .entries()
    .map(([cult, sum]) => `${names.cult(cult)} ${sum}`);
  if (!d.has('seat')) return `The Confrontation${where(d)} was tied: ${list(attack)}.`;
  return `${who(d, names)} won the Confrontation${where(d)}: ${list(attack)}.`;
}

function gameEnded(d: EventWords<'gameEnded'>, names: Names): string {
  const winners = d.texts('winners').map((id) => names.cult(id));
  if (winners.length === 0) return 'The game ended.';
  return `The game ended: ${list(winners)} ${winners.length === 1 ? 'won' : 'shared the victory'}.`;
}

export const enEvents = {
  // the course of the game
  stackPlaced,
  setupRevealed: (d, names) => `The Initial Setup card was ${card(d, names)}.`,
  districtSetUp,
  objectiveRevealed: (d, names) => `The Objective was ${card(d, names)}.`,
  roundBegun: (d) => `Round ${d.text('round')} began.`,
  roundEnded: (d) => `Round ${d.text('round')} ended.`,
  firstCultistPassed: (d, names) => `${who(d, names)} is now the First Cultist.`,
  lastRoundEnded: () => 'The last round ended.',
  phaseBegun,
  turnPassed: (d, names) => `${who(d, names)} has no marker on top of a stack and is passed over.`,
  turnEnded: (d, names) => `${who(d, names)} ended a turn.`,
  gameEnded,
  answerUndone: (d, names) => (d.has('seat') ? `${who(d, names)} took back an answer.` : 'An answer was taken back.'),
  modKilled: (d) => `The mod ${d.text('mod')} had to be stopped; its cards do nothing any more.`,

  // cards
  cityRevealed: (d, names) => `The City card ${card(d, names)} was revealed.`,
  cardsDrawn: (d, names) => `${who(d, names)} drew ${count(d.number('count'), NOUNS.card)}${named(d.within('own'), names)}.`,
  deckReshuffled: (d, names) =>
    `${who(d, names)} shuffled the discard pile into a new deck (${count(d.number('count'), NOUNS.card)}).`,
  cardDiscarded: (d, names) => `${who(d, names)} discarded ${d.has('cards') ? cards(d.texts('cards'), names) : card(d, names)}.`,
  cardDestroyed,
  disorganizationReceived: (d, names) => `${who(d, names)} got a Disorganization card.`,
  cardAcquired: (d, names) =>
    d.text('free') === 'true'
      ? `${who(d, names)} took ${card(d, names)}${where(d)} for free.`
      : `${who(d, names)} bought ${card(d, names)}${where(d)}.`,
  cardsBought: (d, names) => `${who(d, names)} finished buying${where(d)}: ${count(d.number('count'), NOUNS.card)}.`,
  cardPutOnDeck: (d, names) => `${who(d, names)} put ${card(d, names)} from ${district(d.text('district'))} on top of the deck.`,
  cardsKept: (d, names) => `${who(d, names)} kept ${count(d.number('count'), NOUNS.card)}${named(d.within('own'), names)}.`,
  abilityUsed,
  triggered: (d, names) => `${card(d, names)} took effect${where(d)}.`,
  choiceMade,
  scriptCancelled,
  cardsBlanked: (d) => `${d.text('what')} counts as blank from now on.`,
  effectRemains: (d, names) => `The effect of ${card(d, names)} stays in force ${lasting(d)}.`,
  ruleChanged,
  powerPaid,

  // dice and tokens
  diceRolled: (d, names) => `${who(d, names)} rolled ${faces(d.texts('faces'))}.`,
  diceRerolled: (d, names) =>
    `${who(d, names)} re-rolled ${count(d.texts('dice').length, NOUNS.die)} and now has ${faces(d.texts('faces'))}.`,
  dieSet: (d, names) => `${who(d, names)} turned die ${d.number('die') + 1} to ${face(d.text('face'))}.`,
  tokensGained: (d, names) => `${who(d, names)} took ${tokens(d)}.`,
  tokensReturned: (d, names) => `${who(d, names)} ${d.text('why') === 'hiding' ? 'discarded' : 'returned'} ${tokens(d)}.`,

  // Plans
  planPlaced: (d, names) =>
    `${who(d, names)}${d.has('dice') ? ` rolled ${d.texts('dice').join(', ')} and` : ''} placed a Plan marker${where(d)}.`,
  plansSwapped: (d, names) => `${who(d, names)} swapped the top two Plan markers${where(d)}.`,
  planTaken: (d, names) => `${who(d, names)} took a Plan marker${where(d)}: ${plan(d.text('plan'))}.`,
  bluffed: (d, names) => `${who(d, names)} took a Plan marker${where(d)}: Bluff.`,
  planLapsed: (d, names) => `${who(d, names)} could not finish ${plan(d.text('plan'))}${where(d)}.`,

  // markers
  ritualPlaced: (d, names) => `${who(d, names)} placed a ${ritual(d.text('level'))}${where(d)}.`,
  ritualReturned: (d, names) =>
    `A ${ritual(d.text('level'))} of ${who(d, names)} returned to supply from ${district(d.text('district'))}.`,
  ritualMoved: (d, names) =>
    `${who(d, names)} moved a ${ritual(d.text('level'))} from ${district(d.text('from'))} to ${district(d.text('district'))}${d.has('raisedTo') ? `; it became ${roman(d.text('raisedTo'))}` : ''}.`,
  ritualRaised: (d, names) => `${who(d, names)} raised a Ritual${where(d)} to level ${roman(d.text('level'))}.`,
  sitePlaced: (d, names) => `${who(d, names)} placed a Cult Site${where(d)}.`,
  dominancePlaced: (d, names) => `${who(d, names)} placed a Dominance marker${where(d)}.`,
  dominanceReplaced: (d, names) => `${who(d, names)} replaced a Dominance marker of ${names.cult(d.text('rival'))}${where(d)}.`,
  dominanceRemoved: (d, names) => `${who(d, names)} lost a Dominance marker${where(d)}.`,
  investigatorPlaced: (d) => `An Investigator was placed on ${field(d)} of the track${where(d)}.`,
  investigatorAdvanced: (d) => `The Investigator${where(d)} advanced to ${field(d)}.`,
  investigatorArrived: (d) => `An Investigator arrived${where(d)} (${d.text('investigators')} there now).`,
  investigatorLeft: (d) => `An Investigator left ${district(d.text('district'))} (${d.text('investigators')} there now).`,

  // Confrontation and Terror
  opposed: (d, names) => `${who(d, names)} stepped in to oppose${where(d)}.`,
  confrontationBegun: (d, names) =>
    `A Confrontation began${where(d)}: ${list(d.texts('cults').map((cult) => names.cult(cult)))}.`,
  forcesCommitted,
  forcesRevealed,
  thugsShown: (d, names) => `${who(d, names)} showed ${count(d.number('count'), NOUNS.thug)}: Attack ${d.text('attack')}.`,
  thugsJoined: (d, names) => `${who(d, names)} added ${count(d.number('count'), NOUNS.thug)} from the pool.`,
  attackAdded: (d, names) => `${who(d, names)} added ${d.text('count')} to the Attack.`,
  cardJoined: (d, names) => `${who(d, names)} added ${card(d, names)} from the top of the deck.`,
  confrontationDecided,
  thugsReturned: (d, names) => `${who(d, names)} returned ${count(d.number('count'), NOUNS.thug)}.`,
  thugsTakenBack: (d, names) => `${who(d, names)} took back ${count(d.number('count'), NOUNS.thug)}.`,
  confrontationEnded: (d) => `The Confrontation${where(d)} ended.`,
  terrorSucceeded: (d, names) =>
    `${who(d, names)} succeeded with Terror${where(d)} (Sanity ${d.text('sanity')})${spent(d, names)}.`,

  // the NPC
  npcDieRolled: (d) => `The NPC die showed ${d.text('result')}.`,
  npcPlanTaken: (d, names) =>
    `${who(d, names)} took a Plan marker${where(d)}${d.has('dice') ? ` and rolled ${list(d.texts('dice'))}` : ''}.`,
  npcFellBack: (d, names) =>
    `${who(d, names)} could not carry out NPC plan ${d.text('from')} and went on to NPC plan ${d.text('next')}.`,
  npcPlanChosen: (d, names) => `${who(d, names)} carried out “${card(d, names)}”${where(d)}.`,
  npcBonusDrawn: (d, names) => `${who(d, names)} drew a bonus card for the next Confrontation.`,
  npcDiceRolled: (d, names) => `${who(d, names)} rolled ${faces(d.texts('faces'))}.`,
  npcDeckShuffled: (d, names) => `${who(d, names)} shuffled the deck.`,
} satisfies EventSentences;

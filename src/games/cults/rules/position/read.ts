import { checkWords, newRuns, Reader, shuffled, type GameEvent } from '../../../../kernel';
import { BOUNDS } from '../bounds/bounds';
import { canMake, makeCopy } from '../cards/cards';
import type { Catalogue } from '../cards/catalogue';
import {
  dealStartingDeck,
  emptyState,
  readCard,
  readClosed,
  readMods,
  readNpc,
  readOptions,
  readRounds,
  readSeats,
} from '../phases/config';
import { play, settle } from '../game';
import { LIMITS } from '../description/parts';
import { readSettings, readStore } from '../scripts/settings-and-store';
import { PHASES, PLANS, TOKENS } from '../../contract/ids';
import { phasesAfter } from '../phases/round';
import { modifierFrom, mostHeld, rule } from '../state/numbers';
import { turnOrder } from '../state/seating';
import type { CardCopy, CultsPlay, Modifier, Setting, State, CultsFrame } from '../state/state';
import { playLead } from './lead';
import { readDistricts } from './read-board';
import { readModifier, readRandom, readRolls, readSubscription, readUsed } from './read-rest';
import { checkScenario } from './strangers';
import { seatAt } from '../state/at';

const FIELDS = [
  'seats',
  'round',
  'rounds',
  'phase',
  'first',
  'active',
  'seed',
  'closed',
  'solo',
  'districts',
  'hands',
  'decks',
  'discards',
  'tokens',
  'planned',
  'city',
  'rolls',
  'used',
  'modifiers',
  'subscriptions',
  'store',
  'strikes',
  'blank',
  'mods',
  'settings',
  'options',
  'uses',
  'roundQuestions',
  'random',
  'lead',
]; // prettier-ignore
const MOST_CARDS = 400;

/** Loads a scenario and plays it to its first question, or to the one after its `lead`. It refuses what contradicts the rules and names the path. */
export function loadScenario(scenario: unknown, book: Catalogue, events: GameEvent[] | null, runs = newRuns()): State {
  const reader = new Reader(scenario, 'scenario').only(FIELDS);
  checkScenario(reader, book);
  checkWords(reader, ['seed', 'store']);
  const game = stateFromScenario(scenario, book, events, FIELDS, runs);
  enterPhase(game);
  settle(game);
  playLead(reader.field('lead'), game);
  return game.state;
}

/** The state a scenario describes, with nothing yet to do. `fields` may allow more than a scenario has (views do). */
export function stateFromScenario(
  scenario: unknown,
  book: Catalogue,
  events: GameEvent[] | null,
  fields: readonly string[],
  runs = newRuns(),
): CultsPlay {
  const reader = new Reader(scenario, 'scenario').only(fields);
  const game = play(emptyState(book, readSetting(reader, book)), book, events, runs);
  const { state } = game;
  const cults = state.seats.map((seat) => seat.cult);
  const humans = cults.slice(0, state.setting.seats.length);
  state.round = reader.field('round').integer(1, state.setting.rounds, 1);
  state.phase = reader.field('phase').given ? PHASES[reader.field('phase').oneOf(PHASES, 'unknownPhase')]! : 'setup';
  if (state.phase === 'hiding' && state.round === state.setting.rounds)
    reader.field('phase').fail('noHidingInLastRound', {}, 'R5.4');
  state.first = reader.field('first').given ? reader.field('first').oneOf(humans, 'notAtTable') : 0;
  state.active = reader.field('active').given ? reader.field('active').oneOf(cults, 'notAtTable') : state.first;
  state.objective = state.setting.objective;
  readDistricts(reader.field('districts'), game);
  readAllCards(reader, game, cults);
  for (const [cult, tokens] of reader.field('tokens').entries()) readTokens(tokens, state, seatOf(cult, humans, tokens));
  readBonus(reader.field('solo').field('bonus'), game);
  readRolls(reader.field('rolls'), state);
  readCity(reader.field('city'), game);
  readUsed(reader.field('used'), game, humans);
  readForce(reader, game);
  // R8.2: no more than there are spots, which cards may change.
  for (const [cult, planned] of reader.field('planned').entries()) readPlanned(planned, game, seatOf(cult, humans, planned));
  readMarks(reader, game);
  if (reader.field('random').given) state.random = readRandom(reader.field('random'));
  return game;
}

function readSetting(reader: Reader, book: Catalogue): Setting {
  const solo = reader.field('solo').only(['npc', 'objective', 'bonus']);
  const seats = readSeats(reader.field('seats'), solo.given, book);
  const npc = readNpc(solo, seats, book);
  const objectives = [...book.objectives.keys()];
  const wanted = solo.field('objective');
  const drawn = wanted.value === null && (!reader.field('phase').given || reader.field('phase').value === 'setup');
  const objective = drawn ? null : wanted.given ? objectives[readCard(wanted, objectives)]! : book.book.firstGame.objective;
  return {
    seats,
    npc,
    objective: npc === null ? null : objective,
    rounds: readRounds(reader.field('rounds')),
    closed: readClosed(reader.field('closed'), seats.length + (npc === null ? 0 : 1), npc !== null),
    npcOpposeTie: readOptions(reader.field('options')),
    mods: readMods(reader.field('mods'), book),
    seed: reader.field('seed').text(200, '0'),
    traced: false,
    ...readSettings(reader.field('settings'), book),
  };
}

function seatOf(cult: string, cults: readonly string[], at: Reader): number {
  const seat = cults.indexOf(cult);
  if (seat < 0) at.fail('notAtTable', { value: cult, known: cults });
  return seat;
}

export function readCards(reader: Reader, game: CultsPlay): CardCopy[] {
  const { types } = game.book;
  return reader.items(MOST_CARDS).map((item) => {
    const type = readCard(item, types);
    if (!canMake(game, type)) item.fail('tooManyCopies', { card: types[type]!, max: BOUNDS.copies });
    return makeCopy(game, type);
  });
}

/** A seat of which nothing is named has its starting cards as its deck; if anything is, the rest is empty. */
function readAllCards(reader: Reader, game: CultsPlay, cults: readonly string[]): void {
  const [hands, decks, discards] = [reader.field('hands'), reader.field('decks'), reader.field('discards')];
  for (const zone of [hands, decks, discards]) for (const [cult, cards] of zone.entries()) seatOf(cult, cults, cards);
  game.state.seats.forEach((seat, at) => {
    const [hand, deck, discard] = [hands.field(seat.cult), decks.field(seat.cult), discards.field(seat.cult)];
    if (!hand.given && !deck.given && !discard.given) return dealStartingDeck(game, at);
    if (seat.npc && hand.given) hand.fail('npcHasNoHand', {}, 'R12.2');
    seat.hand = readCards(hand, game);
    seat.deck = readCards(deck, game).reverse();
    seat.discard = readCards(discard, game);
  });
}

function readTokens(reader: Reader, state: State, seat: number): void {
  reader.only(TOKENS);
  seatAt(state, seat).tokens = TOKENS.map((token) => reader.field(token).integer(0, BOUNDS.tokens, 0));
}

function readPlanned(reader: Reader, game: CultsPlay, seat: number): void {
  const plans = PLANS.slice(0, 4);
  reader.only(plans);
  const most = mostHeld(game, 'planSpots', rule(game, 'planSpots', seat, -1));
  seatAt(game.state, seat).spots = plans.map((plan) => reader.field(plan).integer(0, most, 0));
}

function readBonus(reader: Reader, game: CultsPlay): void {
  const npc = game.state.seats.find((seat) => seat.npc);
  if (npc === undefined) return;
  reader.only(['cards', 'thugs']);
  npc.bonus = readCards(reader.field('cards'), game);
  npc.tokens[0] = reader.field('thugs').integer(0, BOUNDS.tokens, 0);
}

/** The cards in the centre and the deck, top first; left out, the deck holds all the others in random order. */
function readCity(reader: Reader, game: CultsPlay): void {
  const { state, book } = game;
  reader.only(['active', 'deck']);
  const all = [...book.city.keys()];
  const list = (name: string): string[] =>
    reader
      .field(name)
      .items(500)
      .map((item) => all[readCard(item, all)]!);
  state.city = list('active');
  if (reader.field('deck').given) state.cityDeck = list('deck').reverse();
  else {
    const rest = all.filter((id) => !state.city.includes(id));
    state.cityDeck = shuffled(state, rest);
  }
}

/** Changes of rules numbers and subscriptions: those named, else those that the active City cards bring. */
function readForce(reader: Reader, game: CultsPlay): void {
  const { state } = game;
  const modifiers = reader.field('modifiers');
  const subscriptions = reader.field('subscriptions');
  if (modifiers.given) state.modifiers = modifiers.items(LIMITS.modifiers).map((item) => readModifier(item, game));
  else state.modifiers = [...state.modifiers, ...cityModifiers(game)];
  if (subscriptions.given)
    state.subscriptions = subscriptions.items(LIMITS.subscriptions).map((item) => readSubscription(item, game));
  else if (!modifiers.given) state.subscriptions = citySubscriptions(game);
}

/** R7.1: a round effect holds for this round, unless the round's City phase is still to come. */
const inForce = (game: CultsPlay, id: string): boolean => {
  const { lasts } = game.book.city.get(id)!;
  return lasts === 'game' || (lasts === 'round' && game.state.phase !== 'city');
};

function cityModifiers(game: CultsPlay): Modifier[] {
  const { state, book } = game;
  return state.city
    .filter((id) => inForce(game, id))
    .flatMap((id) =>
      (book.city.get(id)!.effects ?? []).flatMap((effect) =>
        effect.do === 'change' ? (modifierFrom(state, effect, { seat: state.first, district: -1, source: id }) ?? []) : [],
      ),
    );
}

function citySubscriptions(game: CultsPlay): State['subscriptions'] {
  const { state, book } = game;
  return state.city
    .filter((id) => inForce(game, id))
    .flatMap((id) => {
      const { triggers, lasts } = book.city.get(id)!;
      return triggers === undefined || lasts === 'once' ? [] : [{ triggers, owner: -1, lasts, until: state.round, source: id }];
    });
}

function readMarks(reader: Reader, game: CultsPlay): void {
  const { state } = game;
  state.store = readStore(reader.field('store'));
  state.strikes = Object.fromEntries(
    reader
      .field('strikes')
      .entries()
      .map(([mod, count]) => [mod, count.integer(0, 100)]),
  );
  state.blank = reader
    .field('blank')
    .items(500)
    .map((item) => item.text(120));
  state.uses = reader.field('uses').integer(0, 1_000_000_000, 0);
  state.roundQuestions = reader.field('roundQuestions').integer(0, 1_000_000, 0);
}

/** What is still to be done from the phase on. */
function enterPhase(game: CultsPlay): void {
  const { state } = game;
  if (state.phase === 'setup') {
    const hasPlaced = (seat: number): boolean =>
      seatAt(state, seat).npc || state.districts.some((place) => place.sites.includes(seat));
    const missing = turnOrder(state).filter((seat) => !hasPlaced(seat));
    // R12.2: the Objective comes last; null is drawn.
    const objective: CultsFrame = { step: 'objective', card: state.setting.objective };
    state.flow = [{ step: 'round' }, objective, ...missing.map((seat): CultsFrame => ({ step: 'firstSite', seat })).reverse()];
    return;
  }
  state.flow = [...phasesAfter(game, state.phase).reverse(), { step: state.phase }];
}

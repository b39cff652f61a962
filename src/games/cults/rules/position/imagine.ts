import { GameError, randomBelow, shuffled, streamFrom, type Decision } from '../../../../kernel';
import { copiesInStack, idOf, makeCopy } from '../cards/cards';
import type { Catalogue } from '../cards/catalogue';
import { openDecision, play, settle } from '../game';
import { usedMark } from '../cards/used';
import { districtNumber, faceNumber, planNumber } from '../../contract/ids';
import { OPEN, TIE } from '../fight/confrontation';
import { typeOf, type CultsPlay, type Setting, type Side, type State } from '../state/state';
import { findCopy } from './copies';
import { stateFromScenario } from './read';
import { findFrame, type RulesView } from './frames';
import type { SideView, TurnTold } from '../../contract/view-types';
import { seatAt, numberAt } from '../state/at';

interface Counted {
  readonly count: number;
}
type Hidden = readonly string[] | Counted;
const countOf = (hidden: Hidden): number => ('count' in hidden ? hidden.count : hidden.length);
const knownOf = (hidden: Hidden): readonly string[] => ('count' in hidden ? [] : hidden);

const SCENARIO: readonly (keyof RulesView)[] = [
  'seats',
  'round',
  'rounds',
  'phase',
  'first',
  'active',
  'closed',
  'districts',
  'planned',
  'modifiers',
  'subscriptions',
  'mods',
  'settings',
  'options',
  'blank',
];

/**
 * A full state that fits what a seat knows at its own decision: decks, other hands and screens are filled at random from what
 * is possible. Its view is the view it was made from. Bots and hints think in such states.
 */
export function imagine(view: RulesView, seed: string, book: Catalogue): State {
  const first = imagineOnce(view, seed, book);
  if (view.resume?.before === undefined || asksTheSame(first, view, book)) return first;
  for (let i = 1; i < TRIES; i++) {
    const next = imagineOnce(view, `${seed} ${i}`, book);
    if (asksTheSame(next, view, book)) return next;
  }
  return first;
}

/**
 * A re-run script may ask a different question, because it saw randomness or hidden cards. Retry with other seeds this many times,
 * then keep the first.
 */
const TRIES = 8;

function asksTheSame(state: State, view: RulesView, book: Catalogue): boolean {
  const [asked, wanted] = [openDecision(play(state, book, null)), view.decision];
  const ids = (decision: Decision | null): string => JSON.stringify(decision?.options.map(({ id }) => id));
  return asked?.seat === wanted?.seat && asked?.kind === wanted?.kind && ids(asked) === ids(wanted);
}

function imagineOnce(view: RulesView, seed: string, book: Catalogue): State {
  const { resume } = view;
  const seen = resume?.before === undefined ? view : { ...resume.before, resume };
  if (seen.resume === null) throw new GameError('notYourDecision');
  const known = Object.fromEntries(SCENARIO.filter((key) => key in seen).map((key) => [key, seen[key]]));
  const solo =
    seen.solo === undefined
      ? {}
      : { solo: { npc: seen.solo.npc, objective: seen.solo.objective, bonus: { thugs: seen.solo.bonus.thugs } } };
  const nothing = Object.fromEntries(Object.keys(seen.discards).map((cult) => [cult, []]));
  const game = stateFromScenario(
    { ...known, ...solo, discards: nothing, city: { active: seen.city.active }, tokens: seen.tokens },
    book,
    null,
    [...SCENARIO, 'solo', 'discards', 'city', 'tokens'],
  );
  const { state } = game;
  state.random = streamFrom(`imagine ${seed}`);
  dealAll(game, seen);
  state.cityDeck = imagineCity(game, seen);
  for (const seat of state.seats) seat.bought = seen.bought[seat.cult] ?? 0;
  restoreMoment(game, seen);
  (state as { setting: Setting }).setting = { ...state.setting, traced: seen.owned !== undefined, seed: `imagine ${seed}` };
  countGone(game);
  state.asked = seen.resume.asked;
  settle(game);
  return state;
}

/** R6.4: copies that left a stack and lie nowhere now have been destroyed; no later copy takes their number. */
function countGone({ state, book }: CultsPlay): void {
  if (!state.setting.traced) return;
  for (const { stacks } of state.districts)
    for (const [type, left] of stacks)
      if (type >= 0) state.made[type] = Math.max(numberAt(state.made, type), copiesInStack(book, type) - left);
}

/** Unseen City cards in any order; as many as the deck holds. */
function imagineCity(game: CultsPlay, seen: RulesView): string[] {
  const unseen = [...game.book.city.keys()].filter((id) => !seen.city.active.includes(id));
  const rest = shuffled(game.state, unseen);
  while (rest.length < seen.city.deck.count) rest.push(rest[0] ?? seen.city.active[0]!);
  return rest.slice(0, seen.city.deck.count);
}

function seatNumber(game: CultsPlay, cult: string): number {
  return game.state.seats.findIndex((seat) => seat.cult === cult);
}

/** Puts every seat's cards where they are known to be, and the rest where they may be. */
function dealAll(game: CultsPlay, seen: RulesView): void {
  game.state.seats.forEach((seat, at) => {
    const side = seen.fight?.sides.find((other) => other.seat === seat.cult);
    const hand = seen.hands[seat.cult] ?? [];
    const copies = (ids: readonly string[]): number[] => ids.map((id) => makeCopy(game, game.book.typeById.get(id)!));
    seat.discard = copies(seen.discards[seat.cult] ?? []);
    seat.hand = copies(knownOf(hand));
    const committed = copies(side === undefined ? [] : knownOf(side.cards));
    const bonus = seat.npc ? seen.solo!.bonus.cards.count : 0;
    const unseen = {
      hand: countOf(hand) - seat.hand.length,
      committed: side === undefined ? 0 : countOf(side.cards) - committed.length,
      bonus,
      deck: seen.decks[seat.cult]!.count,
    };
    const pool = hiddenPool(game, seen, at, [...seat.discard, ...seat.hand, ...committed], unseen);
    revealedFirst(game, seen, seat.cult, pool, unseen.hand);
    // Disorganization cards are never in a hand (R6.7).
    seat.hand.push(...takeFitting(game, pool, unseen.hand));
    committed.push(...takeFitting(game, pool, unseen.committed));
    seat.bonus = pool.splice(0, bonus);
    seat.deck = pool;
    if (side !== undefined) addSide(game, seen, at, side, committed);
    if (seat.cult !== seen.seat && !seat.npc) imagineTokens(game, at);
  });
}

function takeFitting(game: CultsPlay, pool: number[], count: number): number[] {
  const taken: number[] = [];
  for (let i = 0; i < pool.length && taken.length < count; ) {
    if (typeOf(pool[i]!) === game.book.disorganization) i++;
    else taken.push(...pool.splice(i, 1));
  }
  while (taken.length < count && pool.length > 0) taken.push(pool.pop()!);
  return taken;
}

/** The unseen cards of a seat in random order: what it owns where that is known, else starting cards not seen elsewhere. */
function hiddenPool(
  game: CultsPlay,
  seen: RulesView,
  seat: number,
  shown: readonly number[],
  unseen: Readonly<Record<string, number>>,
): number[] {
  const { cult } = seatAt(game.state, seat);
  const counts = { ...(seen.owned?.[cult] ?? game.book.cults.get(cult)!.deck) };
  for (const copy of shown) {
    const id = idOf(game, copy);
    if ((counts[id] ?? 0) > 0) counts[id]!--;
  }
  const left = Object.entries(counts).flatMap(([id, count]) => new Array<string>(count).fill(id));
  const starting = Object.keys(game.book.cults.get(cult)!.deck);
  const size = Object.values(unseen).reduce((a, b) => a + b, 0);
  const ids = shuffled(game.state, left);
  while (ids.length < size) ids.push(starting[randomBelow(game.state, starting.length)]!);
  return ids.slice(0, size).map((id) => makeCopy(game, game.book.typeById.get(id)!));
}

/** A card of another's hand that an open effect speaks of must be in that hand. */
function revealedFirst(game: CultsPlay, seen: RulesView, cult: string, pool: number[], inHand: number): void {
  for (const frame of seen.resume!.flow) {
    const name = 'context' in frame ? frame.context.card : null;
    if (name === null || name.seat !== cult || name.zone !== 'hand' || name.at !== undefined || inHand === 0) continue;
    const type = game.book.typeById.get(name.card)!;
    const at = pool.findIndex((copy) => typeOf(copy) === type);
    const copy = at >= 0 ? pool.splice(at, 1)[0]! : makeCopy(game, type);
    if (at < 0) pool.pop();
    pool.unshift(copy);
  }
}

/** R11.1: a screen hides some tokens; five is the usual most. */
function imagineTokens(game: CultsPlay, seat: number): void {
  const count = randomBelow(game.state, 6);
  for (let i = 0; i < count; i++) seatAt(game.state, seat).tokens[randomBelow(game.state, 3)]!++;
}

function addSide(game: CultsPlay, seen: RulesView, seat: number, doc: SideView, cards: number[]): void {
  const fight = seen.fight!;
  game.state.fight ??= {
    district: districtNumber(fight.district),
    sides: [],
    winner: fight.winner === null ? OPEN : fight.winner === 'nobody' ? TIE : seatNumber(game, fight.winner),
    attack: [...fight.attack],
  };
  const side: Side = {
    seat,
    cards,
    forfeited: (doc.forfeited ?? []).map((at) => cards[at]!),
    // R12.5: the NPC's Thugs join when its dice are rolled.
    thugs: doc.thugs ?? (doc.revealed || seatAt(game.state, seat).npc ? 0 : randomBelow(game.state, 3)),
    extra: doc.extra ?? 0,
    dice: (doc.dice ?? []).map((face) => faceNumber(face)),
    revealed: doc.revealed,
    passesOn: doc.passesOn ?? false,
    takesBack: doc.takesBack ?? false,
  };
  if (doc.gone !== undefined && doc.gone.length > 0) side.gone = doc.gone.map((card) => game.state.types.indexOf(card));
  const order = fight.sides.map((other) => other.seat);
  game.state.fight.sides.push(side);
  game.state.fight.sides.sort(
    (a, b) => order.indexOf(seatAt(game.state, a.seat).cult) - order.indexOf(seatAt(game.state, b.seat).cult),
  );
}

/** The turn, the dice, what was used and what is still to do. */
function restoreMoment(game: CultsPlay, seen: RulesView): void {
  const { state } = game;
  const { resume, turn, dice } = seen;
  if (dice !== null)
    state.dice = {
      seat: seatNumber(game, dice.seat),
      faces: dice.faces.map((face) => faceNumber(face)),
      rerolls: dice.rerolls,
    };
  if (turn !== null) state.turn = turnFrom(game, turn);
  const me = seatAt(state, seatNumber(game, seen.seat ?? ''));
  me.kept = resume!.kept.map((at) => numberAt(me.hand, at));
  state.used = resume!.used.map((mark) => usedMark(findCopy(game, mark), mark.keyword));
  state.flow = resume!.flow.map((frame) => findFrame(game, frame));
}

function turnFrom(game: CultsPlay, turn: TurnTold): State['turn'] {
  const copies = (names: TurnTold['fresh']): number[] => names.map((name) => findCopy(game, name));
  return {
    seat: seatNumber(game, turn.seat),
    district: districtNumber(turn.district),
    plan: turn.plan === null ? -1 : planNumber(turn.plan),
    acted: turn.acted,
    moved: turn.moved,
    fresh: copies(turn.fresh),
    spent: copies(turn.spent),
    fought: turn.fought,
    skipAdvance: turn.skipAdvance,
    keepRitual: turn.keepRitual,
  };
}

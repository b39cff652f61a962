import { whyIllegal, openAsk } from '../../../../kernel';
import { copiesInStack } from '../cards/cards';
import { mostHeld, ritualFields, rule } from './numbers';
import { COPIES_PER_TYPE, levelOf, ownerOf, typeOf, type DistrictState, type CultsPlay, type SeatState } from './state';
import { suggestion } from '../questions';
import { RULES } from '../../contract/rule-numbers';
import { numberAt } from './at';

/** What must hold at every decision of every game; tests and the soak ask. Returns what is broken, in words for developers. */
export function brokenInvariants(game: CultsPlay): string[] {
  const broken: string[] = [];
  const { state } = game;
  state.seats.forEach((seat, at) => checkSeat(game, seat, at, broken));
  state.districts.forEach((place, d) => checkDistrict(game, place, d, broken));
  checkCards(game, broken);
  checkAsk(game, broken);
  if (state.round < 1 || state.round > state.setting.rounds) broken.push(`round ${state.round}`);
  return broken;
}

/** R2.1: markers are conserved between supply and board, and nothing is negative. */
function checkSeat(game: CultsPlay, seat: SeatState, at: number, broken: string[]): void {
  const { districts } = game.state;
  const count = (of: (place: DistrictState) => number): number => districts.reduce((sum, place) => sum + of(place), 0);
  const isOwn = (owner: number): boolean => owner === at;
  const expect = (what: string, found: number, wanted: number): void => {
    if (found !== wanted) broken.push(`${seat.cult}: ${found} ${what}, not ${wanted}`);
  };
  [2, 2, 1].forEach((wanted, i) => {
    const onBoard = count((place) => place.rituals.filter((m) => ownerOf(m) === at && levelOf(m) === i + 1).length);
    expect(`Rituals ${i + 1}`, numberAt(seat.rituals, i + 1) + onBoard, wanted);
  });
  expect('Cult Sites', seat.sites + count((place) => place.sites.filter(isOwn).length), 4);
  expect('Dominance markers', seat.dominance + count((place) => place.dominance.filter(isOwn).length), 8);
  expect('Plan markers', seat.plans + count((place) => place.plans.filter(isOwn).length), 4);
  const numbers = [...seat.tokens, ...seat.rituals, ...seat.spots, seat.sites, seat.dominance, seat.plans, seat.bought];
  if (numbers.some((n) => n < 0 || !Number.isInteger(n))) broken.push(`${seat.cult}: a negative count`);
  if (seat.spots.some((n) => n > mostHeld(game, 'planSpots', rule(game, 'planSpots', at, -1))))
    broken.push(`${seat.cult}: a Plan executed too often`);
}

/** R3.2, R3.3, R3.7 */
function checkDistrict(game: CultsPlay, place: DistrictState, d: number, broken: string[]): void {
  const things =
    place.rituals.length + place.sites.length + place.dominance.length + place.plans.length + place.investigators + place.track;
  if (!place.open) {
    if (things > 0) broken.push(`district ${d} is closed and not empty`);
    return;
  }
  if (place.rituals.length > mostHeld(game, 'ritualFields', ritualFields(game, d)))
    broken.push(`district ${d}: too many Rituals`);
  if (place.dominance.length > mostHeld(game, 'dominanceFields', rule(game, 'dominanceFields', -1, d, RULES.dominanceFields)))
    broken.push(`district ${d}: too much Dominance`);
  if (new Set(place.sites).size < place.sites.length) broken.push(`district ${d}: a Site twice`);
  if (place.track < 0 || place.track > 4 || place.investigators < 0) broken.push(`district ${d}: track ${place.track}`);
  if (place.stacks.some(([, left]) => left < 0)) broken.push(`district ${d}: a stack below nothing`);
}

/** Every copy is in one place only, was made, and no more were made than the stacks held (R2.3). */
function checkCards(game: CultsPlay, broken: string[]): void {
  const { state, book } = game;
  const seen = new Set<number>();
  const fight = state.fight?.sides ?? [];
  const piles = [
    ...state.seats.flatMap((seat) => [seat.deck, seat.hand, seat.discard, seat.bonus]),
    ...fight.map((side) => side.cards),
  ];
  for (const copy of piles.flat()) {
    if (seen.has(copy)) broken.push(`card ${copy} is in two places`);
    seen.add(copy);
    if (copy % COPIES_PER_TYPE >= numberAt(state.made, typeOf(copy))) broken.push(`card ${copy} was never made`);
  }
  for (const place of state.districts) {
    for (const [type, left] of place.stacks) {
      if (type >= 0 && state.setting.traced && numberAt(state.made, type) + left !== copiesInStack(book, type))
        broken.push(`stack of type ${type}: ${left} left`);
    }
  }
}

/** Every question has a legal suggestion and is put to a person or program, never to the NPC. */
function checkAsk(game: CultsPlay, broken: string[]): void {
  const { seats, outcome } = game.state;
  const ask = openAsk(game.state);
  if (ask === null) {
    if (outcome === null) broken.push('nothing is asked and the game is not over');
    return;
  }
  if (seats[ask.seat]!.npc) broken.push('the NPC is asked');
  const why = whyIllegal(ask, suggestion(game, ask));
  if (why !== null) broken.push(`the suggestion for ${ask.kind} is not legal: ${why}`);
}

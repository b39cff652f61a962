import { levelOf, ownerOf, type State } from '../rules';
import type { SavePlace } from './place';

/** What every state obeys beside the shape of its parts, in one pass over each of its lists. */
export function checkLaws(state: State, place: SavePlace): void {
  checkBoard(state, place);
  state.seats.forEach((_, seat) => checkMarkers(state, seat, place));
  checkCopies(state, place);
  checkStacks(state, place);
}

/** R3.7: nothing lies in the closed district. */
function checkBoard(state: State, place: SavePlace): void {
  state.districts.forEach((one, d) => {
    const here = place.at('districts').at(d);
    if (new Set(one.sites).size < one.sites.length) here.at('sites').fail('damagedSave');
    if (one.open) return;
    const things = one.rituals.length + one.sites.length + one.dominance.length + one.plans.length;
    if (things + one.investigators + one.track > 0 || one.stacks.some(([type]) => type >= 0)) here.fail('damagedSave');
  });
}

/** R2.1: every marker lies in the supply or on the board. */
function checkMarkers(state: State, at: number, place: SavePlace): void {
  const seat = state.seats[at]!;
  const here = place.at('seats').at(at);
  const onBoard = (of: (district: State['districts'][number]) => readonly number[]): number =>
    state.districts.reduce((sum, district) => sum + of(district).filter((owner) => owner === at).length, 0);
  const expect = (what: string, count: number, max: number): void => {
    if (count !== max) here.at(what).fail('markersDoNotAddUp', { count, max });
  };
  [2, 2, 1].forEach((max, i) => {
    const ofLevel = onBoard(({ rituals }) => rituals.filter((marker) => levelOf(marker) === i + 1).map(ownerOf));
    expect('rituals', seat.rituals[i + 1]! + ofLevel, max);
  });
  expect('sites', seat.sites + onBoard(({ sites }) => sites), 4);
  expect('dominance', seat.dominance + onBoard(({ dominance }) => dominance), 8);
  expect('plans', seat.plans + onBoard(({ plans }) => plans), 4);
}

/** Every copy is in one place only. */
function checkCopies(state: State, place: SavePlace): void {
  const seen = new Set<number>();
  const lay = (copies: readonly number[], at: SavePlace): void => {
    copies.forEach((copy, i) => {
      if (seen.has(copy)) at.at(i).fail('copyTwice', { value: copy });
      seen.add(copy);
    });
  };
  state.seats.forEach((seat, i) => {
    const here = place.at('seats').at(i);
    for (const zone of ['deck', 'hand', 'discard', 'bonus'] as const) lay(seat[zone], here.at(zone));
  });
  state.fight?.sides.forEach((side, i) => lay(side.cards, place.at('fight').at('sides').at(i).at('cards')));
}

/** R3.2, R4.5: a stack has cards of its kind, and no card has two stacks. */
function checkStacks(state: State, place: SavePlace): void {
  const seen = new Set<number>();
  state.districts.forEach(({ stacks }, d) => {
    stacks.forEach(([type, left], stack) => {
      const here = place.at('districts').at(d).at('stacks').at(stack);
      if (type < 0 && left > 0) here.fail('damagedSave');
      if (type >= 0 && seen.has(type)) here.fail('damagedSave');
      if (type >= 0) seen.add(type);
    });
  });
}

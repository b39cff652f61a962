import { expect, it } from 'vitest';
import type { BenchPosition } from '../../../../src/games/cults/bench/positions';
import { OWN, BenchStanding } from '../../../../src/games/cults/workshop/bench/standing';

const HAND: BenchPosition = { goal: { shows: 'hand' }, board: 'stocked', start: { scenario: { round: 2 } } };
const BUY: BenchPosition = { goal: { shows: 'purchase' }, board: 'mine', start: { scenario: { round: 3 } } };
const PASS = { kind: 'useAbility', seat: 'dagon', options: [{ pass: true }] };
const LEAD = [PASS, { ...PASS, seat: 'hastur' }];

function stands(...found: readonly BenchPosition[]): BenchStanding {
  const standing = new BenchStanding();
  standing.find(found);
  return standing;
}
const noSuchOption = { code: 'noSuchOption', params: {} };

it('keeps the own position when the card comes back, and the found ones can still be chosen', () => {
  const standing = stands(HAND, BUY);
  expect([standing.hasOwn, standing.chosen, standing.start]).toEqual([false, 0, HAND.start]);
  const own = { scenario: { round: 4 } };
  standing.keepOwn(own);
  standing.add(PASS);
  standing.find([HAND, BUY]);
  expect([standing.chosen, standing.start, standing.answers]).toEqual([OWN, own, [PASS]]);
  standing.choose(1);
  expect([standing.hasOwn, standing.start, standing.answers]).toEqual([true, BUY.start, []]);
  standing.choose(OWN);
  expect(standing.start).toBe(own);
});

it('keeps position and answers while the card is being changed, wherever the position stands in the new list', () => {
  const standing = stands(HAND, BUY);
  standing.choose(1);
  standing.add(PASS);
  standing.find([{ ...BUY, start: { scenario: { round: 9 } } }, HAND]);
  expect([standing.chosen, standing.start, standing.answers]).toEqual([0, BUY.start, [PASS]]);
  standing.find([HAND]);
  expect([standing.chosen, standing.start, standing.answers]).toEqual([0, HAND.start, []]);
});

it('plays on after the last answer that fits', () => {
  const standing = stands(HAND);
  for (const _ of [1, 2, 3]) standing.add(PASS);
  standing.ran({ led: null, stopped: { in: 'answers', at: 1, error: noSuchOption } });
  expect(standing.answers).toHaveLength(3);
  expect(standing.course).toEqual({ start: HAND.start, answers: [PASS] });
  standing.add(PASS);
  expect(standing.answers).toEqual([PASS, PASS]);
});

it('plays on where the lead of an edited position stops', () => {
  const standing = stands(HAND);
  standing.keepOwn({ scenario: { round: 2, lead: LEAD } });
  standing.ran({ led: LEAD.slice(0, 1), stopped: { in: 'lead', at: 1, error: noSuchOption } });
  standing.add(PASS);
  expect([standing.start, standing.answers]).toEqual([{ scenario: { round: 2, lead: LEAD.slice(0, 1) } }, [PASS]]);
});

it('has no course where no position was found and none was built', () => {
  expect(stands().course).toBeNull();
});

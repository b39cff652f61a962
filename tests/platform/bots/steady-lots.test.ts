import { expect, it } from 'vitest';
import { SteadyLots } from '../../../src/platform/bots/steady-lots';

/** What a seat draws at its nth question in a trial, after other seats were asked some times. */
function drawn(trial: number, seat: number, nth: number, others: number, lots = 'lots'): number[] {
  const steady = new SteadyLots(lots);
  steady.begin(trial);
  for (let i = 0; i < others; i++) steady.turnTo(seat + 1);
  for (let i = 0; i < nth; i++) steady.turnTo(seat);
  return [...Array.from({ length: 8 }, () => steady.below(1000)), ...steady.luck()];
}

it('gives a seat the same lots, however often others were asked', () => {
  expect(drawn(3, 1, 2, 0)).toEqual(drawn(3, 1, 2, 5));
});

it('gives other lots in another trial, to another seat, at another question and to another player', () => {
  const lots = [drawn(3, 1, 2, 0), drawn(4, 1, 2, 0), drawn(3, 2, 2, 0), drawn(3, 1, 3, 0), drawn(3, 1, 2, 0, 'others')];
  expect(new Set(lots.map(String)).size).toBe(lots.length);
});

it('begins a trial again where it began', () => {
  const steady = new SteadyLots('again');
  const begun = (): number[] => {
    steady.begin(7);
    steady.turnTo(0);
    return steady.luck();
  };
  expect(begun()).toEqual(begun());
});

it('draws all numbers about equally often', () => {
  const steady = new SteadyLots('even');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let trial = 0; trial < 600; trial++) {
    steady.begin(trial);
    for (let seat = 0; seat < 4; seat++) {
      steady.turnTo(seat);
      counts[steady.below(6)]!++;
    }
  }
  for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(80);
});

import type { Below } from '../../../../kernel';
import type { CultsAsk, CultsPlay } from '../../rules';
import type { Taste } from './taste';

/** Answers one kind of question at once, by rule of thumb: option indices of a legal answer. Simulations ask habits by the thousand. */
export type Habit = (game: CultsPlay, ask: CultsAsk, below: Below, taste: Taste) => number[];

/** The option with the highest worth. */
export function bestOf(ask: CultsAsk, worth: (ref: number, at: number) => number): number[] {
  let top = 0;
  let most = -Infinity;
  for (let at = 0; at < ask.refs.length; at++) {
    const value = worth(ask.refs[at]!, at);
    if (value > most) {
      most = value;
      top = at;
    }
  }
  return [top];
}

/** All options, those with the lowest price first. */
export function cheapestFirst(ask: CultsAsk, price: (ref: number, at: number) => number): number[] {
  const order: number[] = [];
  const prices: number[] = [];
  for (let at = 0; at < ask.refs.length; at++) {
    order.push(at);
    prices.push(price(ask.refs[at]!, at));
  }
  return order.sort((a, b) => prices[a]! - prices[b]!);
}

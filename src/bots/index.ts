import { type Ask, GameError } from '../engine';
import { RandomBot } from './random';

/** A player that answers a question with option indices. */
export interface Bot {
  choose(ask: Ask): number[];
}

const MAKERS: Readonly<Record<string, (seed: string) => Bot>> = {
  random: (seed) => new RandomBot(seed),
};

export const BOTS: readonly string[] = Object.keys(MAKERS);

export const isBot = (name: string): boolean => name in MAKERS;

export function makeBot(name: string, seed: string): Bot {
  const maker = MAKERS[name];
  if (maker === undefined) throw new GameError('unknownBot', { value: name, known: ['human', ...BOTS] });
  return maker(seed);
}

export { RandomBot };

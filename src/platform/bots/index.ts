import { type Ask, GameError } from '../../kernel';
import { RandomBot } from './random';

/** A player that answers a question with option indices. */
export interface Bot {
  choose(ask: Ask): number[];
}

const MAKERS: Readonly<Record<string, (seed: string) => Bot>> = {
  random: (seed) => new RandomBot(seed),
};

export const BOTS: readonly string[] = Object.keys(MAKERS);

export const isBot = (name: string): boolean => Object.hasOwn(MAKERS, name);

export function makeBot(name: string, seed: string): Bot {
  if (!isBot(name)) throw new GameError('unknownBot', { value: name, known: ['human', ...BOTS] });
  return MAKERS[name]!(seed);
}

export { RandomBot };

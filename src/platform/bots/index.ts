import { botNameOf, GameError, hashOf, type Question, type Rules } from '../../kernel';
import { RandomBot } from './random';
import type { Seen } from './seen';
import type { Budget, GameBots } from './thinking';

/**
 * A player of any game, made for one question with lots of its own. It may take its time. With the same lots it gives the same
 * answer to the same question: a host that replays a game asks it again instead of recording what it chose.
 */
export interface Bot {
  /** The option indices of a legal answer. It calls `look` only if it wants to see the view. */
  choose(question: Question, look: () => Seen): readonly number[] | Promise<readonly number[]>;
}

/** A bot that answers at once; tables that wait for their bots need no other. */
export interface InstantBot extends Bot {
  choose(question: Question, look: () => Seen): readonly number[];
}

/** Takes the game's own suggestion each time: the rivals of puzzles and lessons, who always do the same. */
const SUGGEST: InstantBot = {
  choose(_, look) {
    const { options, suggest } = look().decision;
    return suggest.map((id) => options.findIndex((option) => option.id === id));
  },
};

const MAKERS: Readonly<Record<string, (lots: string) => InstantBot>> = {
  random: (lots) => new RandomBot(lots),
  suggest: () => SUGGEST,
};

/** The bots that play any game. */
export const BOTS: readonly string[] = Object.keys(MAKERS);

/** The names of all bots that can sit at a table: those for any game, then those that the game brings. */
export const botNames = ({ levels = [] }: Pick<Rules, 'levels'>): readonly string[] => [...BOTS, ...levels];

/** Whether a bot has this name; without rules, one for any game. */
export function isBot(by: string, { levels = [] }: Pick<Rules, 'levels'> = {}): boolean {
  const { level } = botNameOf(by);
  return Object.hasOwn(MAKERS, level) || levels.includes(level);
}

/** How long bots of a game think where their answers must be the same on every machine: about 50 ms for the strongest. */
export const STEADY = { iterations: 400 } satisfies Budget;

/** The bot of this name: one for any game, or one that the game brings. */
export function makeBot(by: string, lots: string, brought: GameBots | null = null, budget: Budget = STEADY): InstantBot {
  const { level } = botNameOf(by);
  if (Object.hasOwn(MAKERS, level)) return MAKERS[level]!(lots);
  if (brought?.levels.includes(level) !== true)
    throw new GameError('unknownBot', { value: by, known: botNames({ levels: brought?.levels ?? [] }) });
  return { choose: (question, look) => brought.thinker(level).think(question, look(), budget, blindLots(lots)).chosen };
}

/** What a bot draws from for one question: it depends on the game, the seat and the question, on nothing else. */
export const lotsOf = (seed: string, seat: string, question: number): string => `${seed}/${seat}/${question}`;

/** Lots for a bot that thinks ahead: from them it could not learn the game's seed, and so not what is hidden. */
export const blindLots = (lots: string): string => hashOf(lots);

export { RandomBot };
export type { Seen } from './seen';

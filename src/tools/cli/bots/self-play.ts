import { BASE_CULTS } from '../../../games/cults/playout';
import { byHabit } from '../../../games/cults/bots/habits';
import { PLAIN_TASTE, type Taste } from '../../../games/cults/bots/habits/taste';
import type { Company } from '../../../games/cults/bots/habits/tuned';
import { answerChosen, newGame, play, type Catalogue, type CultsAsk, type CultsPlay } from '../../../games/cults/rules';
import { liveStream } from '../../../kernel';

/** Names of the numbers that make up a taste, in a fixed order, and how far each is moved at a time. */
export const TASTE_NAMES = Object.keys(PLAIN_TASTE) as (keyof Taste)[];
export const TASTE_STEPS: readonly number[] = TASTE_NAMES.map((name) => 0.2 * Math.abs(PLAIN_TASTE[name]) + 0.15);

export const numbersOf = (taste: Taste): number[] => TASTE_NAMES.map((name) => taste[name]);
export const tasteOf = (numbers: readonly number[]): Taste =>
  Object.fromEntries(TASTE_NAMES.map((name, i) => [name, numbers[i]!])) as Taste;

/** Numbers around 0 as chance gives them (normal distribution). */
export function bellCurve(seed: string): () => number {
  const below = liveStream(seed);
  return () =>
    Math.sqrt(-2 * Math.log((below(1_000_000) + 1) / 1_000_000)) * Math.cos(2 * Math.PI * (below(1_000_000) / 1_000_000));
}

/** How many seats people and bots have at each kind of table. */
export const SEATS: Readonly<Record<Company, number>> = { solo: 1, two: 2, more: 4 };

/** Answers for a seat in self-play. */
export type SelfPlayer = (game: CultsPlay, ask: CultsAsk, below: (size: number) => number) => readonly number[];

/** Plays by habits of this taste. */
export const byTaste =
  (taste: Taste): SelfPlayer =>
  (game, ask, below) =>
    byHabit(game, ask, below, taste);

/** Plays a game, one player for each seat. `watch` sees every position in which somebody is asked. */
export function selfPlay(
  table: Company,
  seed: string,
  book: Catalogue,
  players: readonly SelfPlayer[],
  watch?: (game: CultsPlay) => void,
): CultsPlay {
  const seats = BASE_CULTS.slice(0, table === 'solo' ? 1 : players.length).map((cult) => ({ cult, by: 'random' }));
  const below = liveStream(`${seed} lots`);
  const stacks = below(3) === 0 ? 'random' : 'first-game';
  const solo = table === 'solo' ? { solo: { npc: 'hastur', objective: 'ascendance' } } : {};
  const state = newGame({ seats, seed, stacks, ...solo }, book, null);
  const game = play(state, book, null);
  while (state.asks.length > 0) {
    const ask = state.asks[0]!;
    watch?.(game);
    answerChosen(game, players[ask.seat]!(game, ask, below));
  }
  return game;
}

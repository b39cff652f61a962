import { openAsk } from '../../../../src/kernel';
import { expect } from 'vitest';
import { RandomBot } from '../../../../src/platform/bots';
import { answerIndices, brokenInvariants, newGame, play, type CultsPlay } from '../../../../src/games/cults/rules';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { playoutConfig } from '../../../../src/games/cults/playout';

/** Every kind of table: seats, solo, rounds. */
export const TABLES: readonly { readonly seats: number; readonly solo: boolean; readonly rounds: number }[] = [
  2, 3, 4, 1,
].flatMap((seats) => [6, 10].map((rounds) => ({ seats, solo: seats === 1, rounds })));
const STACKS = ['first-game', 'random', 'draft'];

/** The configuration of the i-th random game; its seed is in it, so that a failure can be repeated. */
export function configOf(i: number): Record<string, unknown> {
  const { seats, solo, rounds } = TABLES[i % TABLES.length]!;
  return { ...playoutConfig(seats, solo, `property ${i}`, rounds), stacks: STACKS[i % STACKS.length], setup: null };
}

/** The same, with people in the seats: nothing is answered by itself. */
export function humanConfig(i: number): Record<string, unknown> {
  const config = configOf(i);
  return { ...config, seats: (config['seats'] as { cult: string }[]).map(({ cult }) => cult) };
}

/** Plays the i-th random game and calls `look` at every decision; failures name the game. */
export function playRandomGame(i: number, look: (game: CultsPlay) => void): CultsPlay {
  const book = baseBook();
  const game = play(newGame(configOf(i), book, null), book, null);
  const bot = new RandomBot(`property ${i}`);
  try {
    for (let ask = openAsk(game.state); ask !== null; ask = openAsk(game.state)) {
      look(game);
      answerIndices(game, bot.choose(ask));
    }
    look(game);
  } catch (error) {
    throw new Error(`random game ${i}: ${JSON.stringify(configOf(i))}, decision ${game.state.asked}`, { cause: error });
  }
  return game;
}

/** Every invariant holds. It is asked at hundreds of thousands of decisions, and an assertion that passes takes longer than to look. */
export function expectSound(game: CultsPlay): void {
  const broken = brokenInvariants(game);
  if (broken.length > 0) expect(broken).toEqual([]);
}

import { RandomBot } from '../../platform/bots';
import { answerIndices, brokenInvariants, newGame, play, stateHash } from '../../games/cults/rules';
import { baseBook } from '../../games/cults/base-set/books';
import { playoutConfig } from '../../games/cults/playout';
import { readArguments, wholeNumber } from './process/arguments';
import { complain, say } from './process/output';

const TABLES: readonly (readonly [seats: number, solo: boolean, rounds: number])[] = [
  [2, false, 6],
  [3, false, 6],
  [4, false, 6],
  [1, true, 6],
  [2, false, 10],
  [3, false, 10],
  [4, false, 10],
  [1, true, 10],
];
const STACKS = ['first-game', 'random', 'draft'];

/** `npm run soak`: random decisions in games of every kind, all invariants checked after each; stops at the first violation. */
export function soakCommand(args: readonly string[]): void {
  const given = readArguments(args, { decisions: 'value', seed: 'value' });
  const wanted = wholeNumber(given, 'decisions', 1_000_000, 1, 1_000_000_000);
  const seed = given.get('seed') ?? '0';
  const book = baseBook();
  let decisions = 0;
  let games = 0;
  while (decisions < wanted) {
    const [seats, solo, rounds] = TABLES[games % TABLES.length]!;
    const name = `${seed}/${games}`;
    const config = { ...playoutConfig(seats, solo, name, rounds), stacks: STACKS[games % STACKS.length], setup: null };
    const state = newGame(config, book, null);
    const game = play(state, book, null);
    const bot = new RandomBot(name);
    while (state.ask !== null && decisions < wanted) {
      answerIndices(game, bot.choose(state.ask));
      decisions++;
      const broken = brokenInvariants(game);
      if (broken.length > 0) {
        say(
          `broken after decision ${decisions} in game ${name} (${JSON.stringify(config)}), state ${stateHash(state)}:\n${broken.join('\n')}`,
        );
        process.exitCode = 1;
        return;
      }
    }
    games++;
    if (games % 500 === 0) complain(`${decisions} decisions, ${games} games`);
  }
  say(`${decisions} decisions in ${games} games, no invariant broken (seed ${JSON.stringify(seed)})`);
}

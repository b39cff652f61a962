import { gameNamed } from '../../../games';
import { hashOf, type FlowState, type Rules, nextAsk } from '../../../kernel';
import { RandomBot } from '../../../platform/bots';
import { readArguments, wholeNumber } from '../process/arguments';
import { complain, say } from '../process/output';

/** `npm run soak`: random decisions in games of every kind, all invariants checked after each; stops at the first violation. */
export async function soakCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { game: 'value', decisions: 'value', seed: 'value' });
  const wanted = wholeNumber(given, 'decisions', 1_000_000, 1, 1_000_000_000);
  const seed = given.get('seed') ?? '0';
  const game = await gameNamed(given.get('game'));
  const { book } = await game.open([]);
  let decisions = 0;
  let games = 0;
  while (decisions < wanted) {
    const name = `${seed}/${games}`;
    const config = game.simulated({ seed: name, variant: games });
    const soaked = soakOne(game.rules, book, config, name, wanted - decisions);
    decisions += soaked.decisions;
    if (soaked.broken !== null) {
      say(`broken after decision ${decisions} in game ${name} (${JSON.stringify(config)}), ${soaked.broken}`);
      process.exitCode = 1;
      return;
    }
    games++;
    if (games % 500 === 0) complain(`${decisions} decisions, ${games} games`);
  }
  say(`${decisions} decisions in ${games} games, no invariant broken (seed ${JSON.stringify(seed)})`);
}

interface Soaked {
  readonly decisions: number;
  /** The state in which something is wrong, and what; null: nothing was. */
  readonly broken: string | null;
}

function soakOne<S extends FlowState, B>(rules: Rules<S, B>, book: B, config: unknown, seed: string, most: number): Soaked {
  const state = rules.begin(config, book, null);
  const play = rules.play(state, book, null);
  const bot = new RandomBot(seed);
  let decisions = 0;
  for (let ask = nextAsk(state); ask !== null && decisions < most; ask = nextAsk(state)) {
    rules.choose(play, ask.seat, bot.choose(ask));
    decisions++;
    const broken = rules.broken?.(play) ?? [];
    if (broken.length > 0) return { decisions, broken: `state ${hashOf(state)}:\n${broken.join('\n')}` };
  }
  return { decisions, broken: null };
}

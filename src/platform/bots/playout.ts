import { type FlowState, type Rules, nextAsk } from '../../kernel';
import { RandomBot } from './random';

/** Plays one game to its end without recording events; returns the number of decisions. */
export function playOut<S extends FlowState, B>(
  rules: Rules<S, B>,
  config: unknown,
  book: B,
  seed: string,
): { state: S; decisions: number } {
  const state = rules.begin(config, book, null);
  const play = rules.play(state, book, null);
  const bot = new RandomBot(seed);
  let decisions = 0;
  for (let ask = nextAsk(state); ask !== null; ask = nextAsk(state)) {
    rules.choose(play, ask.seat, bot.choose(ask));
    decisions++;
  }
  return { state, decisions };
}

export interface PlayoutReport {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  /** By seat; in a shared victory each winner counts. */
  readonly wins: Readonly<Record<string, number>>;
  /** By seat, where the game counts points. */
  readonly meanScores: Readonly<Record<string, number>>;
}

/** Plays many games with different seeds and sums up how they ended. */
export function playouts<S extends FlowState, B>(
  rules: Rules<S, B>,
  book: B,
  games: number,
  seed: string,
  configOf: (seed: string) => unknown,
): PlayoutReport {
  const wins: Record<string, number> = {};
  const scores: Record<string, number> = {};
  let finished = 0;
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const played = playOut(rules, configOf(`${seed}/${i}`), book, `${seed}/${i}/bots`);
    decisions += played.decisions;
    const outcome = rules.outcome(played.state);
    if (outcome === null) continue;
    finished++;
    for (const seat of outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    for (const [seat, { total }] of Object.entries(outcome.scores ?? {})) scores[seat] = (scores[seat] ?? 0) + total;
  }
  const meanScores = Object.fromEntries(
    Object.entries(scores).map(([seat, sum]) => [seat, Math.round((sum / games) * 1000) / 1000]),
  );
  return { games, finished, decisions, wins, meanScores };
}

import { type FlowState, type GameEvent, type Rules, nextAsk } from '../../kernel';
import { lotsOf, makeBot } from './index';
import { RandomBot } from './random';
import type { Seen } from './seen';
import type { GameBots } from './thinking';

/** Plays one game to its end without recording events; returns the number of decisions. */
export function playOut<S extends FlowState, B>(
  rules: Rules<S, B>,
  config: unknown,
  book: B,
  seed: string,
): { state: S; decisions: number } {
  return playOn(rules, rules.begin(config, book, null), book, seed);
}

/** The same from a state, which is played on in place. */
function playOn<S extends FlowState, B>(rules: Rules<S, B>, state: S, book: B, seed: string): { state: S; decisions: number } {
  const play = rules.play(state, book, null);
  const bot = new RandomBot(seed);
  let decisions = 0;
  for (let ask = nextAsk(state); ask !== null; ask = nextAsk(state)) {
    rules.choose(play, ask.seat, bot.choose(ask));
    decisions++;
  }
  return { state, decisions };
}

/** Bots by name, seat after seat; the names begin again where there are more seats. */
export interface PlayoutBots<S extends FlowState, B> {
  readonly names: readonly string[];
  readonly brought: GameBots<S, B> | null;
}

/** The same with players that see: each gets its seat's view with everything that the seat has heard. */
function playSeen<S extends FlowState, B>(
  rules: Rules<S, B>,
  state: S,
  book: B,
  { names, brought }: PlayoutBots<S, B>,
): { state: S; decisions: number } {
  const events: GameEvent[] = [];
  const play = rules.play(state, book, events);
  let decisions = 0;
  for (let ask = nextAsk(state); ask !== null; ask = nextAsk(state)) {
    const { seat, id } = ask;
    const bot = makeBot(names[seat % names.length]!, lotsOf(rules.seed(state), rules.seated(state)[seat]!.id, id), brought);
    const look = (): Seen<S, B> => {
      const view = rules.view(play, seat, rules.standing?.(events) ?? events);
      return { view, decision: view.decision!, rules, book };
    };
    const { frame: _, ...question } = ask;
    rules.choose(play, seat, bot.choose(question, look));
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

/** Plays many games with different seeds and sums up how they ended. `begin` may begin them from something else than a configuration. */
export function playouts<S extends FlowState, B>(
  rules: Rules<S, B>,
  book: B,
  games: number,
  seed: string,
  configOf: (seed: string) => unknown,
  begin = (config: unknown): S => rules.begin(config, book, null),
  players: PlayoutBots<S, B> | null = null,
): PlayoutReport {
  const wins: Record<string, number> = {};
  const scores: Record<string, number> = {};
  let finished = 0;
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const begun = begin(configOf(`${seed}/${i}`));
    const played = players === null ? playOn(rules, begun, book, `${seed}/${i}/bots`) : playSeen(rules, begun, book, players);
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

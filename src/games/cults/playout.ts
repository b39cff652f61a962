import { RandomBot } from '../../platform/bots/random';
import { answerChosen, newGame, outcomeOf, play, type Catalogue, type State } from './rules';

export const BASE_CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

/** The configuration of a simulated game: so many seats, or solo against the next cult. */
export function playoutConfig(seats: number, solo: boolean, seed: string, rounds = 6): Record<string, unknown> {
  const cults = BASE_CULTS.slice(0, solo ? 1 : seats).map((cult) => ({ cult, by: 'random' }));
  return { seats: cults, seed, rounds, ...(solo ? { solo: { npc: 'hastur', objective: null } } : {}) };
}

/** Plays one game to its end without telling anybody; gives the number of decisions. */
export function playOut(config: unknown, book: Catalogue, seed: string): { state: State; decisions: number } {
  const state = newGame(config, book, null);
  const game = play(state, book, null);
  const bot = new RandomBot(seed);
  let decisions = 0;
  while (state.ask !== null) {
    answerChosen(game, bot.choose(state.ask));
    decisions++;
  }
  return { state, decisions };
}

export interface PlayoutReport {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly meanScores: Readonly<Record<string, number>>;
}

/** Many games with different seeds, and how they ended. */
export function playouts(games: number, seats: number, solo: boolean, seed: string, book: Catalogue): PlayoutReport {
  const wins: Record<string, number> = {};
  const scores: Record<string, number> = {};
  let finished = 0;
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const played = playOut(playoutConfig(seats, solo, `${seed}/${i}`), book, `${seed}/${i}/bots`);
    decisions += played.decisions;
    const outcome = outcomeOf(played.state);
    if (outcome === null) continue;
    finished++;
    for (const cult of outcome['winners'] as string[]) wins[cult] = (wins[cult] ?? 0) + 1;
    for (const [cult, score] of Object.entries(outcome['scores'] as Record<string, { total: number }>)) {
      scores[cult] = (scores[cult] ?? 0) + score.total;
    }
  }
  const meanScores = Object.fromEntries(
    Object.entries(scores).map(([cult, sum]) => [cult, Math.round((sum / games) * 1000) / 1000]),
  );
  return { games, finished, decisions, wins, meanScores };
}

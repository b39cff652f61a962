import { lookingAhead } from '../../../games/cults/bots/looking-ahead';
import type { Taste } from '../../../games/cults/bots/habits/taste';
import { TASTES, type Company } from '../../../games/cults/bots/habits/tuned';
import { STAGES } from '../../../games/cults/bots/value/value';
import type { Weights } from '../../../games/cults/bots/value/weights';
import { cults, type Catalogue } from '../../../games/cults/rules';
import { liveStream } from '../../../kernel';
import { Learner } from './learner';
import { bellCurve, byTaste, numbersOf, selfPlay, SEATS, TASTE_STEPS, tasteOf, type SelfPlayer } from './self-play';

/** What every part of the game weighs: fitted to the results of games by habit, in which half of the players have odd tastes. */
export function valuesOfHabits(company: Company, taste: Taste, games: number, seed: string, book: Catalogue): number[][] {
  const bell = bellCurve(`${seed} ${company} tastes`);
  const odd = (): Taste => tasteOf(numbersOf(taste).map((n, i) => n + TASTE_STEPS[i]! * bell()));
  const learner = learned(company, games, `${seed} habits`, book, (below) => byTaste(below(2) === 0 ? taste : odd()));
  return perStage((stage) => learner.weights(stage));
}

/** One answer in so many is by habit, so that positions come up that good players avoid. */
const SLIPS = 12;

/** The same, corrected by fewer games of players who look ahead. */
export function valuesOfThinkers(company: Company, weights: Weights, games: number, seed: string, book: Catalogue): number[][] {
  const thinker = lookingAhead({ weights, tries: 3, worlds: 3, answers: 6, rounds: 1, depth: 0, isSteady: false, trust: 0.15 });
  const thinks: SelfPlayer = (game, ask, below) => {
    const view = cults.view(game, ask.seat);
    const seen = { view, decision: view.decision!, rules: cults, book };
    return thinker.think(ask, seen, { iterations: 1 }, `${seed} ${below(1_000_000_000)}`).chosen;
  };
  const slips: SelfPlayer = (game, ask, below) =>
    below(SLIPS) === 0 ? byTaste(TASTES[company])(game, ask, below) : thinks(game, ask, below);
  const learner = learned(company, games, `${seed} thinkers`, book, () => slips);
  return perStage((stage) => learner.weights(stage, weights[company][stage]));
}

const perStage = (weights: (stage: number) => readonly number[]): number[][] =>
  Array.from({ length: STAGES }, (_, stage) => weights(stage).map((weight) => Math.round(weight * 1e4) / 1e4));

/** Plays games and learns what was seen and how they ended. */
function learned(
  company: Company,
  games: number,
  seed: string,
  book: Catalogue,
  player: (below: (size: number) => number) => SelfPlayer,
): Learner {
  const learner = new Learner(company);
  for (let i = 0; i < games; i++) {
    const below = liveStream(`${seed} ${company} ${i}`);
    const seats = company === 'more' && below(4) === 0 ? 3 : SEATS[company];
    const players = Array.from({ length: seats }, () => player(below));
    learner.end(selfPlay(company, `${seed}/${company}/${i}`, book, players, learner.watch()));
  }
  return learner;
}

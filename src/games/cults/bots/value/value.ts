import type { CultsPlay } from '../../rules';
import { companyOf } from '../habits/tuned';
import { FEATURES, writeFeatures } from './features';
import { leadAsked, objectiveChance } from './objective';
import type { Weights } from './weights';

const COUNT = FEATURES.length;
/** Against the NPC: own features, those of the rivals on average, the strongest rival's lead in points, and a constant. */
export const INPUTS = 2 * COUNT + 2;

const own = new Float64Array(COUNT);

/** Writes what a seat's chances against the NPC depend on. */
export function writeInputs(game: CultsPlay, seat: number, into: Float64Array): void {
  const { seats } = game.state;
  into.fill(0);
  writeFeatures(game, seat, into, 0);
  const share = 1 / (seats.length - 1);
  let best = -99;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    writeFeatures(game, other, own, 0);
    for (let i = 0; i < COUNT; i++) into[COUNT + i]! += own[i]! * share;
    best = Math.max(best, own[0]! + own[1]! + own[3]!);
  }
  into[2 * COUNT] = into[0]! + into[1]! + into[3]! - best;
  into[2 * COUNT + 1] = 1;
}

/** The part of the game: rounds that are left, and whether Plans lie on the board. */
export function stageOf({ state }: CultsPlay): number {
  const left = Math.min(5, state.setting.rounds - state.round);
  return 2 * left + (state.phase === 'action' || state.phase === 'planning' ? 1 : 0);
}

export const STAGES = 12;

/** How a game that has ended counts for a seat: mostly whether it won, a little by how much. */
export function resultOf({ state }: CultsPlay, seat: number): number {
  const { winners, scores } = state.outcome!;
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  let best = 0;
  scores.forEach(({ total }, other) => {
    if (other !== seat) best = Math.max(best, total);
  });
  const margin = Math.max(-8, Math.min(8, scores[seat]!.total - best));
  return 0.75 * won + 0.25 * (0.5 + margin / 16);
}

/** The features that are points (R11.2): against the NPC the lead in points counts once more. */
const POINTS: ReadonlySet<number> = new Set([0, 1, 3]);

/** What one more of each of the seat's own features is worth now. */
export function weightsInForce(game: CultsPlay, weights: Weights): (feature: number) => number {
  const table = companyOf(game);
  const row = weights[table][stageOf(game)]!;
  if (table !== 'solo') return (feature) => row[feature]!;
  return (feature) => row[feature]! + (POINTS.has(feature) ? row[2 * COUNT]! : 0);
}

const inputs = new Float64Array(INPUTS);

/** How good an imagined position is for a seat: about 1 for a sure victory, 0 for a sure defeat. */
export function valueOf(game: CultsPlay, seat: number, weights: Weights): number {
  if (game.state.outcome !== null) return resultOf(game, seat);
  const table = companyOf(game);
  const row = weights[table][stageOf(game)]!;
  if (table !== 'solo') return chanceOf(game, seat, row);
  writeInputs(game, seat, inputs);
  // The weights know what a plain lead is worth: a lead that must be larger counts for as much less.
  inputs[2 * COUNT]! -= leadAsked(game) - 1;
  return objectiveChance(game) / (1 + Math.exp(-weighed(inputs, row)));
}

/** The chance of a seat to win: its share of the strength at the table. Rivals far behind take little of it, one far ahead nearly all. */
function chanceOf(game: CultsPlay, seat: number, row: readonly number[]): number {
  let mine = 0;
  let all = 0;
  for (let other = 0; other < game.state.seats.length; other++) {
    writeFeatures(game, other, own, 0);
    const strength = Math.exp(weighed(own, row));
    all += strength;
    if (other === seat) mine = strength;
  }
  return mine / all;
}

function weighed(numbers: Float64Array, row: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i]! * numbers[i]!;
  return sum;
}

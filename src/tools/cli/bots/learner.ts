import type { Company } from '../../../games/cults/bots/habits/tuned';
import { FEATURES, writeFeatures } from '../../../games/cults/bots/value/features';
import { INPUTS, stageOf, STAGES, writeInputs } from '../../../games/cults/bots/value/value';
import type { CultsPlay } from '../../../games/cults/rules';
import { ChanceFit } from './chances';

/** What pulls weights about which the games say little to zero, or to what was known before: the more, the less a position tells. */
const RIDGE = 5;
const RIDGE_LATE = 40;
const RIDGE_EARLY = 200;
/** From this part of the game on, counted from the end, it is early. */
const EARLY = 6;
/** Questions within a round at which positions are looked at: one in so many, for they differ little. */
const LOOKED_AT: readonly string[] = ['takePlan', 'placePlan'];
const RARELY = 12;

/** Looks at the beginning of every round, where simulations stop, and now and then at a position within it, and learns who won from there. */
export class Learner {
  readonly #isSolo: boolean;
  readonly #fits: readonly ChanceFit[];
  #rows: { readonly features: Float32Array; readonly stage: number }[] = [];

  constructor(company: Company) {
    this.#isSolo = company === 'solo';
    this.#fits = Array.from({ length: STAGES }, () => new ChanceFit(this.#isSolo ? INPUTS : FEATURES.length));
  }

  /** For one game: looks at positions that somebody is asked in. */
  watch(): (game: CultsPlay) => void {
    this.#rows = [];
    let [round, within] = [0, 0];
    return (game) => {
      const { state } = game;
      const isNew = state.round > round;
      round = state.round;
      if (!isNew && !(LOOKED_AT.includes(state.asks[0]!.kind) && ++within % RARELY === 0)) return;
      this.#rows.push({ features: this.#isSolo ? inputsOf(game) : featuresOf(game), stage: stageOf(game) });
    };
  }

  /** The game that was watched has ended. */
  end({ state }: CultsPlay): void {
    const { winners } = state.outcome!;
    const shares = state.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    // The NPC has what the player has not: it wins where the Objective is missed.
    if (this.#isSolo) shares[1] = 1 - shares[0]!;
    for (const { features, stage } of this.#rows) this.#fits[stage]!.add(features, shares);
  }

  /** What a part of the game weighs. Weights about which the games say little stay as they were before, or near zero. */
  weights(stage: number, before?: readonly number[]): number[] {
    const ridge = before === undefined ? RIDGE : stage < EARLY ? RIDGE_LATE : RIDGE_EARLY;
    return this.#fits[stage]!.solve(ridge, before);
  }
}

/** Against the NPC: what the player's chances depend on; the NPC's strength is always the same. */
function inputsOf(game: CultsPlay): Float32Array {
  const inputs = new Float64Array(INPUTS);
  writeInputs(game, 0, inputs);
  const features = new Float32Array(2 * INPUTS);
  features.set(inputs);
  return features;
}

function featuresOf(game: CultsPlay): Float32Array {
  const seats = game.state.seats.length;
  const features = new Float64Array(FEATURES.length * seats);
  for (let seat = 0; seat < seats; seat++) writeFeatures(game, seat, features, seat * FEATURES.length);
  return Float32Array.from(features);
}

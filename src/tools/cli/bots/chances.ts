import { solved } from './equations';

/** One position: the features of all seats, one seat after the other, and what each seat got of the victory. */
interface Seen {
  readonly features: Float32Array;
  readonly shares: readonly number[];
}

/** Steps after which Newton's method no longer moves. */
const STEPS = 8;

/** Finds weights with which the strengths of the seats tell best who wins: a seat's chance is its share of all `exp(strength)`. */
export class ChanceFit {
  readonly #size: number;
  readonly #seen: Seen[] = [];

  /** With so many features for each seat. */
  constructor(size: number) {
    this.#size = size;
  }

  get count(): number {
    return this.#seen.length;
  }

  add(features: Float32Array, shares: readonly number[]): void {
    this.#seen.push({ features, shares });
  }

  /** The weights that fit best; `ridge` pulls weights about which the games say little to those known before, or to zero. */
  solve(ridge: number, before?: readonly number[]): number[] {
    const size = this.#size;
    const start = Array.from({ length: size }, (_, i) => before?.[i] ?? 0);
    const weights = start.slice();
    for (let step = 0; step < STEPS; step++) {
      const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
      for (const seen of this.#seen) this.#addTo(rows, seen, weights);
      for (let i = 0; i < size; i++) {
        rows[i]![i]! += ridge;
        rows[i]![size]! -= ridge * (weights[i]! - start[i]!);
      }
      solved(rows).forEach((by, i) => (weights[i]! += by));
    }
    return weights;
  }

  /** Adds the slope and the curvature of the likelihood of one game's end. */
  #addTo(rows: number[][], { features, shares }: Seen, weights: readonly number[]): void {
    const size = this.#size;
    const chances = chancesOf(features, weights, shares.length);
    const mean = weights.map((_, i) => chances.reduce((sum, chance, seat) => sum + chance * features[seat * size + i]!, 0));
    for (let seat = 0; seat < shares.length; seat++) {
      const at = seat * size;
      const surprise = shares[seat]! - chances[seat]!;
      for (let i = 0; i < size; i++) {
        const row = rows[i]!;
        row[size]! += surprise * features[at + i]!;
        const apart = chances[seat]! * (features[at + i]! - mean[i]!);
        if (apart !== 0) for (let j = 0; j < size; j++) row[j]! += apart * (features[at + j]! - mean[j]!);
      }
    }
  }
}

function chancesOf(features: Float32Array, weights: readonly number[], seats: number): number[] {
  const strengths = Array.from({ length: seats }, (_, seat) =>
    weights.reduce((sum, weight, i) => sum + weight * features[seat * weights.length + i]!, 0),
  );
  const most = Math.max(...strengths);
  const all = strengths.reduce((sum, strength) => sum + Math.exp(strength - most), 0);
  return strengths.map((strength) => Math.exp(strength - most) / all);
}

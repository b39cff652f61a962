import { streamFrom } from '../../kernel';

const mixed = (number: number): number => {
  let x = Math.imul(number ^ (number >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) | 0;
};

/**
 * Lots for simulations that are compared with each other. The nth question of a seat has lots of its own in each trial: after answers
 * that differ, whatever does not depend on them goes on with the same luck, and less of the difference is chance.
 */
export class SteadyLots {
  readonly #start: number;
  #trial = 0;
  #at = 0;
  readonly #asked: number[] = [];

  constructor(lots: string) {
    this.#start = streamFrom(lots)[0]! | 0;
  }

  /** A simulation of this trial begins. */
  begin(trial: number): void {
    this.#trial = mixed(this.#start + Math.imul(trial, 0x9e37_79b9));
    this.#asked.fill(0);
  }

  /** A seat is asked: from now on its lots are drawn. */
  turnTo(seat: number): void {
    const nth = (this.#asked[seat] ?? 0) + 1;
    this.#asked[seat] = nth;
    this.#at = mixed(this.#trial ^ mixed(Math.imul(seat + 1, 0x01_0001) + nth));
  }

  /** A whole number from 0 to below `size`. */
  readonly below = (size: number): number => {
    this.#at = (this.#at + 0x9e37_79b9) | 0;
    return (mixed(this.#at) >>> 0) % size;
  };

  /** What the game may draw from until the next question. */
  luck(): number[] {
    const { below } = this;
    return [below(WORD) | 0, below(WORD) | 0, below(WORD) | 0, below(WORD) | 0];
  }
}

const WORD = 2 ** 32;

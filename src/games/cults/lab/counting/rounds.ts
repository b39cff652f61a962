import type { OnOffer } from './chances';
import { cardIn, type Tally } from './tally';

/**
 * The chances of bots, who go shopping only if they want something: a chance is a round of a player in which, in at least one turn,
 * it could have executed Augmentation where the card lay and paid for it.
 */
export class RoundChances {
  readonly #tally: Tally;
  readonly #seen = new Set<string>();
  readonly #chances = new Set<string>();
  readonly #bought = new Set<string>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  met(cult: string, offers: readonly OnOffer[]): void {
    for (const { card, canPay } of offers) {
      this.#seen.add(`${cult} ${card}`);
      if (canPay) this.#chances.add(`${cult} ${card}`);
    }
  }

  bought(cult: string, card: string): void {
    this.#bought.add(`${cult} ${card}`);
  }

  /** Counts the round. */
  end(): void {
    for (const key of this.#seen) {
      const counts = cardIn(this.#tally, key.slice(key.indexOf(' ') + 1));
      counts.seen++;
      if (this.#chances.has(key)) counts.chances++;
      if (this.#chances.has(key) && this.#bought.has(key)) counts.bought++;
    }
    for (const set of [this.#seen, this.#chances, this.#bought]) set.clear();
  }
}

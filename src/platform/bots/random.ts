import { complete, hasPass, legalAnswers, liveStream, MOST_LISTED, type Question } from '../../kernel';

/** The random player: uniform over the legal answers where there are few, else random options completed to a legal answer. */
export class RandomBot {
  readonly #below: (size: number) => number;

  constructor(seed: string) {
    this.#below = liveStream(seed);
  }

  /** Option indices of a legal answer. */
  choose(ask: Question): number[] {
    if (isPlain(ask)) {
      const count = ask.refs.length;
      if (ask.min === 1 && ask.max === 1) return [this.#below(count)];
      // Every set of options is legal: a coin for each is uniform over them all.
      if (ask.min === 0 && ask.max === count && !hasPass(ask)) return this.#coins(count);
      if (ask.min === ask.max && !hasPass(ask)) return this.#some(count, ask.min);
    }
    const legal = legalAnswers(ask, MOST_LISTED);
    if (legal !== null) return legal[this.#below(legal.length)]!;
    const order = this.#some(ask.refs.length, ask.refs.length);
    return complete(ask, order, ask.min + this.#below(ask.max - ask.min + 1));
  }

  /** A random subset of this size, all subsets equally likely. */
  #some(count: number, taken: number): number[] {
    const order: number[] = [];
    for (let i = 0; i < count; i++) order.push(i);
    for (let i = 0; i < taken; i++) {
      const j = i + this.#below(count - i);
      const held = order[i]!;
      order[i] = order[j]!;
      order[j] = held;
    }
    order.length = taken;
    return order;
  }

  #coins(count: number): number[] {
    const chosen: number[] = [];
    let bits = 0;
    for (let i = 0; i < count; i++) {
      if (i % 16 === 0) bits = this.#below(1 << 16);
      if ((bits >> (i % 16)) & 1) chosen.push(i);
    }
    return chosen;
  }
}

const isPlain = (ask: Question): boolean =>
  ask.need === null && ask.groups === null && ask.bars === null && ask.wants === null && ask.sums === undefined;

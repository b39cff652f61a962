import { complete, hasPass, legalAnswers, MOST_LISTED, randomBelow, shuffle, streamFrom, type Ask, type Stream } from '../engine';

/** The random player: uniform over the legal answers where there are few, else random options completed to a legal answer. */
export class RandomBot {
  readonly #stream: Stream;

  constructor(seed: string) {
    this.#stream = { random: streamFrom(seed) };
  }

  /** Option indices of a legal answer. */
  choose(ask: Ask): number[] {
    if (isPlain(ask)) {
      const count = ask.refs.length;
      if (ask.min === 1 && ask.max === 1) return [randomBelow(this.#stream, count)];
      // Every set of options is legal: a coin for each is uniform over them all.
      if (ask.min === 0 && ask.max === count && !hasPass(ask)) return this.#coins(count);
      if (ask.min === ask.max && !hasPass(ask)) return this.#some(count, ask.min);
    }
    const legal = legalAnswers(ask, MOST_LISTED);
    if (legal !== null) return legal[randomBelow(this.#stream, legal.length)]!;
    const order = ask.refs.map((_, i) => i);
    shuffle(this.#stream, order);
    return complete(ask, order, ask.min + randomBelow(this.#stream, ask.max - ask.min + 1));
  }

  /** So many of the options, every set as likely as any other. */
  #some(count: number, taken: number): number[] {
    const order = Array.from({ length: count }, (_, i) => i);
    for (let i = 0; i < taken; i++) {
      const j = i + randomBelow(this.#stream, count - i);
      const held = order[i]!;
      order[i] = order[j]!;
      order[j] = held;
    }
    return order.slice(0, taken);
  }

  #coins(count: number): number[] {
    const chosen: number[] = [];
    let bits = 0;
    for (let i = 0; i < count; i++) {
      if (i % 16 === 0) bits = randomBelow(this.#stream, 1 << 16);
      if ((bits >> (i % 16)) & 1) chosen.push(i);
    }
    return chosen;
  }
}

const isPlain = (ask: Ask): boolean => ask.need === null && ask.groups === null && ask.bars === null && ask.wants === null;

import type { Below } from '../../../kernel';
import type { CultsAsk, CultsPlay } from '../rules';
import { answersTo, keyOf } from './answers';
import { byHabit } from './habits';

/** What came of an answer so far. */
interface Tried {
  sum: number;
  tries: number;
}

/** Answers that are compared at a later decision, and how curious a player is about those that it has tried seldom. */
const ANSWERS = 8;
const CURIOSITY = 0.07;

/**
 * Remembers, for the player's own next decisions after an answer, what came of each way to go on, so that a Plan is judged by what
 * can be made of it and not only by habit. New ways are added slowly, the habit first.
 */
export class FollowUps {
  readonly #nodes = new Map<string, Map<string, Tried>>();
  readonly #deepest: number;
  #path: string[] = [];
  #taken: Tried[] = [];

  /** With how many own decisions after the answer it remembers. */
  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  /** A new simulation begins with this answer. */
  begin(answer: string): void {
    this.#path = [answer];
    this.#taken = [];
  }

  /** The answer to the player's own question in this simulation; null: too deep to remember. */
  choose(game: CultsPlay, ask: CultsAsk, below: Below): readonly number[] | null {
    if (this.#taken.length >= this.#deepest) return null;
    const here = `${this.#path.join('>')}:${ask.kind}`;
    const node = this.#nodes.get(here) ?? new Map<string, Tried>();
    this.#nodes.set(here, node);
    const habit = byHabit(game, ask, below);
    const answers = [habit, ...answersTo(game, ask, ANSWERS, habit, below)];
    let total = 1;
    for (const { tries } of node.values()) total += tries;
    const wide = 1 + Math.floor(Math.sqrt(total / 2));
    let best: readonly number[] = habit;
    let most = -Infinity;
    const seen = new Set<string>();
    for (const answer of answers) {
      const key = keyOf(game, ask, answer);
      if (seen.has(key)) continue;
      if (seen.size >= wide) break;
      seen.add(key);
      const promise = promiseOf(node.get(key), total);
      if (promise > most) {
        most = promise;
        best = answer;
      }
    }
    const key = keyOf(game, ask, best);
    const tried = node.get(key) ?? { sum: 0, tries: 0 };
    node.set(key, tried);
    this.#taken.push(tried);
    this.#path.push(key);
    return best;
  }

  /** The simulation has ended with this value. */
  end(value: number): void {
    for (const tried of this.#taken) {
      tried.sum += value;
      tried.tries++;
    }
  }
}

const promiseOf = (tried: Tried | undefined, total: number): number =>
  tried === undefined || tried.tries === 0
    ? Infinity
    : tried.sum / tried.tries + CURIOSITY * Math.sqrt(Math.log(total) / tried.tries);

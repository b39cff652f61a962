import type { FlowState, Question, Rules } from '../../kernel';
import { streamFrom } from '../../kernel';
import type { Budget } from './thinking';

/** What a search knows: the seat's view and its question, never the game itself. */
export interface Searched<S extends FlowState, B> {
  readonly rules: Rules<S, B>;
  readonly book: B;
  readonly question: Question;
  /** The answers among which it chooses. */
  readonly answers: readonly (readonly number[])[];
  /** How much better it believes each answer to be before it has tried any, on the scale of the judge; the more tries, the less it counts. */
  readonly beliefs?: readonly number[];
  readonly budget: Budget;
  readonly lots: string;
  /** How many positions it imagines at most; they are tried again and again with other luck. */
  readonly worlds: number;
  /** A position that fits what the seat knows and asks the question. */
  readonly imagine: (at: number) => S;
  /** Plays on from a position after the answer at this place, which is the judge's to spoil, and says how well it went for the seat. In one trial all answers have the same luck. */
  readonly judge: (state: S, seat: number, at: number, trial: number) => number;
}

/** What a search found out about each answer. */
export interface SearchResult {
  /** The place of the answer that did best. */
  readonly best: number;
  readonly means: readonly number[];
  readonly tries: readonly number[];
}

/** After so many tries, and each time after as many again, it gives up answers that are surely worse than the best. */
const SURE_AFTER = 16;
/** How many standard errors make it sure. */
const SURE = 3.5;

/**
 * Tries all answers in the same imagined positions, with the same luck, and again and again gives up the worse half of them, so that
 * most of the time goes to those between which it is hard to choose; it stops when it is sure. The same for a number of iterations on
 * every machine.
 */
export function search<S extends FlowState, B>(searched: Searched<S, B>): SearchResult {
  const { answers, beliefs } = searched;
  const results = answers.map((): number[] => []);
  const sums = answers.map(() => 0);
  const mean = (at: number): number => sums[at]! / results[at]!.length;
  const promise = (at: number): number => mean(at) + (beliefs?.[at] ?? 0) / Math.sqrt(results[at]!.length);
  const byPromise = (a: number, b: number): number => promise(b) - promise(a) || a - b;
  const spent = progressOf(searched.budget);
  const rounds = Math.max(1, Math.ceil(Math.log2(answers.length)));
  const imagined: S[] = [];
  let alive = answers.map((_, at) => at);
  let used = 0;
  let trial = 0;
  for (let round = 1; round <= rounds && alive.length > 1; round++) {
    do {
      const world = worldOf(searched, imagined, trial);
      const luck = streamFrom(`${searched.lots} luck ${trial}`);
      for (const at of alive) {
        const result = tried(searched, world, luck, at, trial);
        results[at]!.push(result);
        sums[at]! += result;
        used++;
      }
      trial++;
      if (trial % SURE_AFTER === 0) alive = stillInDoubt(alive.sort(byPromise), results);
    } while (spent(used) < round / rounds && alive.length > 1);
    alive.sort(byPromise);
    alive = alive.slice(0, Math.max(1, Math.ceil(answers.length / 2 ** round)));
  }
  return { best: alive[0]!, means: answers.map((_, at) => mean(at)), tries: results.map(({ length }) => length) };
}

/** The best and those that may still be better; of answers that always do the same, one. All have been tried with the same luck, so their results are compared try by try. */
function stillInDoubt(ordered: readonly number[], results: readonly (readonly number[])[]): number[] {
  const best = results[ordered[0]!]!;
  return ordered.filter((at, place) => place === 0 || !isSurelyNoBetter(results[at]!, best));
}

function isSurelyNoBetter(results: readonly number[], best: readonly number[]): boolean {
  const count = results.length;
  let sum = 0;
  let squares = 0;
  for (let trial = 0; trial < count; trial++) {
    const lead = best[trial]! - results[trial]!;
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / count;
  return mean >= SURE * Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
}

/** Which part of the budget is spent. */
function progressOf(budget: Budget): (used: number) => number {
  if ('iterations' in budget) return (used) => used / budget.iterations;
  const begun = performance.now();
  return () => (performance.now() - begun) / budget.milliseconds;
}

function worldOf<S extends FlowState, B>({ imagine, worlds }: Searched<S, B>, imagined: S[], trial: number): S {
  const at = trial % worlds;
  return (imagined[at] ??= imagine(at));
}

function tried<S extends FlowState, B>(
  { rules, book, question, answers, judge }: Searched<S, B>,
  world: S,
  luck: readonly number[],
  at: number,
  trial: number,
): number {
  const state = rules.clone(world);
  state.random = luck;
  rules.choose(rules.play(state, book, null), question.seat, answers[at]!);
  return judge(state, question.seat, at, trial);
}

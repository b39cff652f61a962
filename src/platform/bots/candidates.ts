import { complete, hasPass, whyIllegal, type Question } from '../../kernel';

/** Which options are alike: an answer that takes the one is as good as an answer that takes the other. */
export type Likeness = (at: number) => number;

const UNLIKE: Likeness = (at) => at;

/**
 * Answers that are worth a thought: all that differ where there are few, else those wished for and some made from orders of
 * chance. Never none.
 */
export function candidates(
  question: Question,
  most: number,
  wishes: readonly (readonly number[])[],
  below: (size: number) => number,
  likeness: Likeness = UNLIKE,
): (readonly number[])[] {
  const all = distinctAnswers(question, most, likeness);
  if (all !== null && all.length > 0) return all;
  const found = new Map<string, readonly number[]>();
  const add = (answer: readonly number[]): void => {
    const sorted = answer.toSorted((a, b) => a - b);
    const key = sorted
      .map(likeness)
      .sort((a, b) => a - b)
      .join();
    if (found.size < most && !found.has(key) && whyIllegal(question, sorted) === null) found.set(key, sorted);
  };
  for (const wish of wishes) add(wish);
  for (let i = found.size; i < most; i++) add(complete(question, order(question.refs.length, below), wished(question, below)));
  return [...found.values()];
}

/** Sets that are looked at before the list is given up. */
const MOST_SETS = 600;

/** All legal answers of which no two are alike, or null if there are more than `most`. */
function distinctAnswers(question: Question, most: number, likeness: Likeness): number[][] | null {
  const { refs, min, max } = question;
  const count = refs.length - (hasPass(question) ? 1 : 0);
  const found: number[][] = [];
  const chosen: number[] = [];
  let looked = 0;
  /** Of options that are alike the first ones are taken. */
  const isFirst = (at: number): boolean => {
    for (let before = 0; before < at; before++) if (likeness(before) === likeness(at) && !chosen.includes(before)) return false;
    return true;
  };
  const from = (at: number): boolean => {
    if (++looked > MOST_SETS) return false;
    if (chosen.length >= min && whyIllegal(question, chosen) === null) {
      if (found.length === most) return false;
      found.push(chosen.slice());
    }
    if (chosen.length === max) return true;
    for (let next = at; next < count; next++) {
      if (!isFirst(next)) continue;
      chosen.push(next);
      const fine = from(next + 1);
      chosen.pop();
      if (!fine) return false;
    }
    return true;
  };
  if (!from(0)) return null;
  if (hasPass(question)) found.push([refs.length - 1]);
  return found;
}

const wished = ({ min, max }: Question, below: (size: number) => number): number => min + below(max - min + 1);

/** All options in a random order. */
function order(count: number, below: (size: number) => number): number[] {
  const places: number[] = [];
  for (let i = 0; i < count; i++) places.splice(below(i + 1), 0, i);
  return places;
}

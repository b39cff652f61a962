import type { Frame } from './frame';

/** The ref of the option that stands alone and declines. */
export const PASS = -1;

/** A payment: a sum that the chosen options must reach, with nothing superfluous among them. */
export interface Need {
  readonly what: string;
  readonly amount: number;
  /** What each option adds. */
  readonly weights: readonly number[];
  /** What the options left over must still be able to give. */
  readonly leave: number;
  /** The rule that asks for it. */
  readonly rule: string;
}

/** A bound on a sum of the chosen options. A question may have several: coins of two kinds, lives that an attack may take. */
export interface Sum {
  readonly what: string;
  /** What each option adds. */
  readonly weights: readonly number[];
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly rule?: string;
}

/**
 * A question in numbers: what can be answered, and under which conditions. What a reader needs (ids, details, labels, the list
 * of legal answers) is made from it when asked for. Never changed once asked.
 */
export interface Question {
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
  /** What each option stands for; the meaning is the kind's. The last may be PASS. */
  readonly refs: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly need: Need | null;
  /** At most one option of each group may be taken; 0 is no group. */
  readonly groups: readonly number[] | null;
  /** Pairs of options that may not go together. */
  readonly bars: readonly (readonly [number, number])[] | null;
  /** An option (first) that may be taken only together with one of the others. */
  readonly wants: readonly (readonly [number, readonly number[]])[] | null;
  /** Words that the refs point at, where they are names. */
  readonly words: readonly string[] | null;
  /** Bounds on sums, all of which must hold. */
  readonly sums?: readonly Sum[];
}

/** An open question inside the state, with the step that takes the answer. */
export interface Ask extends Question {
  /** Questions that are asked together share one frame. */
  readonly frame: Frame;
  /** Where several seats are asked: the first answer closes all questions. Left out: the step waits for all answers. */
  readonly anyone?: true;
  /** Option indices of an answer that waits for those of other seats; its seat may still change it, and nobody else knows it. */
  readonly sealed?: readonly number[];
}

export const hasPass = (ask: Question): boolean => ask.refs[ask.refs.length - 1] === PASS;

/** Why an answer (as option indices) is not legal, or null. Duplicates and indices out of range are the caller's affair. */
export function whyIllegal(ask: Question, chosen: readonly number[]): string | null {
  for (const i of chosen) if (ask.refs[i] === PASS) return chosen.length === 1 ? null : 'passStandsAlone';
  if (chosen.length < ask.min) return 'tooFew';
  if (chosen.length > ask.max) return 'tooMany';
  if (ask.groups !== null && repeatsGroup(ask.groups, chosen)) return 'sameGroup';
  if (ask.bars?.some(([a, b]) => chosen.includes(a) && chosen.includes(b))) return 'notTogether';
  if (ask.wants?.some(([a, others]) => chosen.includes(a) && !others.some((b) => chosen.includes(b)))) return 'notAlone';
  if (ask.sums !== undefined) {
    const wrong = unmet(ask.sums, chosen);
    if (wrong !== null) return sumOf(wrong, chosen) < (wrong.atLeast ?? 0) ? 'tooLittle' : 'tooMuch';
  }
  return ask.need === null ? null : whyNotCovered(ask, ask.need, chosen);
}

const sumOf = ({ weights }: Sum, chosen: readonly number[]): number => chosen.reduce((sum, i) => sum + weights[i]!, 0);

/** The first bound that the chosen options do not keep. */
export function unmet(sums: readonly Sum[], chosen: readonly number[]): Sum | null {
  for (const sum of sums) {
    const reached = sumOf(sum, chosen);
    if (reached < (sum.atLeast ?? 0) || reached > (sum.atMost ?? Infinity)) return sum;
  }
  return null;
}

function repeatsGroup(groups: readonly number[], chosen: readonly number[]): boolean {
  for (let at = 1; at < chosen.length; at++) if (hasGroup(groups, chosen, at, groups[chosen[at]!]!)) return true;
  return false;
}

/** Whether one of the first options chosen is of this group. */
function hasGroup(groups: readonly number[], chosen: readonly number[], first: number, group: number): boolean {
  if (group === 0) return false;
  for (let at = 0; at < first; at++) if (groups[chosen[at]!] === group) return true;
  return false;
}

function whyNotCovered(ask: Question, need: Need, chosen: readonly number[]): string | null {
  let sum = 0;
  let smallest = Infinity;
  for (const i of chosen) {
    const weight = need.weights[i]!;
    sum += weight;
    if (weight < smallest) smallest = weight;
  }
  if (sum < need.amount) return 'tooLittle';
  if (chosen.length > 0 && sum - smallest >= need.amount) return 'superfluous';
  if (need.leave > 0 && total(ask, need) - sum < need.leave) return 'leavesTooLittle';
  return null;
}

function total(ask: Question, need: Need): number {
  let sum = 0;
  for (let i = 0; i < ask.refs.length; i++) if (ask.refs[i] !== PASS) sum += need.weights[i]!;
  return sum;
}

/** Sets that cover a need and are not legal, before the list of legal answers is given up: with many cards there are too many. */
const MOST_REJECTS = 50_000;
let rejects = 0;

/** All legal answers in a fixed order, or null if there are more than `limit`, or too many sets to look at. */
export function legalAnswers(ask: Question, limit: number): number[][] | null {
  const count = ask.refs.length - (hasPass(ask) ? 1 : 0);
  if (ask.need !== null && isPayment(ask)) return legalCovers(ask, ask.need, count, limit);
  const found: number[][] = [];
  return legalFrom(ask, 0, count, [], found, limit) ? withPass(ask, found, limit) : null;
}

/** Whether nothing that is chosen beside them can make it right any more. */
const goesBeyond = (sums: readonly Sum[], chosen: readonly number[]): boolean =>
  sums.some((sum) => sum.atMost !== undefined && sumOf(sum, chosen) > sum.atMost);

/** Returns whether a need is the only condition: then every choice that covers it is legal. */
const isPayment = ({ need, sums }: Question): boolean => need !== null && sums === undefined;

/** Adds what is legal with these chosen and any of the options from `at` on; false once there are too many. */
function legalFrom(ask: Question, at: number, count: number, chosen: number[], found: number[][], limit: number): boolean {
  if (chosen.length >= ask.min && whyIllegal(ask, chosen) === null) {
    if (found.length === limit) return false;
    found.push(chosen.slice());
  }
  if (chosen.length === ask.max) return true;
  for (let i = at; i < count && chosen.length + (count - i) >= ask.min; i++) {
    if (ask.groups !== null && hasGroup(ask.groups, chosen, chosen.length, ask.groups[i]!)) continue;
    chosen.push(i);
    if (ask.sums !== undefined && goesBeyond(ask.sums, chosen)) {
      chosen.pop();
      continue;
    }
    const fine = legalFrom(ask, i + 1, count, chosen, found, limit);
    chosen.pop();
    if (!fine) return false;
  }
  return true;
}

function withPass(ask: Question, found: number[][], limit: number): number[][] | null {
  if (!hasPass(ask)) return found;
  if (found.length === limit) return null;
  found.push([ask.refs.length - 1]);
  return found;
}

/** All covers of a need without anything superfluous: as soon as the sum is reached nothing more is added. */
function legalCovers(ask: Question, need: Need, count: number, limit: number): number[][] | null {
  const found: number[][] = [];
  const tail = tailWeights(need, count);
  const most = need.leave > 0 ? tail[0]! - need.leave : tail[0]!;
  rejects = 0;
  return coversFrom(need, tail, most, 0, 0, tail[0]!, [], found, limit) ? withPass(ask, found, limit) : null;
}

/** Adds the covers with these chosen, their sum and the smallest of them, and any options from `at` on; false once there are too many. */
function coversFrom(
  need: Need,
  tail: readonly number[],
  most: number,
  at: number,
  sum: number,
  smallest: number,
  chosen: number[],
  found: number[][],
  limit: number,
): boolean {
  if (sum >= need.amount) {
    if ((chosen.length > 0 && sum - smallest >= need.amount) || sum > most) return ++rejects < MOST_REJECTS;
    if (found.length === limit) return false;
    found.push(chosen.slice());
    return true;
  }
  for (let i = at; i < tail.length - 1 && sum + tail[i]! >= need.amount; i++) {
    const weight = need.weights[i]!;
    chosen.push(i);
    const least = weight < smallest ? weight : smallest;
    const fine = coversFrom(need, tail, most, i + 1, sum + weight, least, chosen, found, limit);
    chosen.pop();
    if (!fine) return false;
  }
  return true;
}

function tailWeights(need: Need, count: number): number[] {
  const tail: number[] = [];
  let sum = 0;
  for (let i = 0; i < count; i++) sum += need.weights[i]!;
  for (let i = 0; i < count; i++) {
    tail.push(sum);
    sum -= need.weights[i]!;
  }
  tail.push(0);
  return tail;
}

/**
 * Completes wishes to a legal answer: options are taken in the order given while they fit, then what is superfluous is put
 * back. With every option in the order the result is legal whenever a legal answer without pass exists; with none at all
 * it falls back on passing.
 */
export function complete(ask: Question, order: readonly number[], wish: number): number[] {
  const chosen: number[] = [];
  if (ask.need !== null && isPayment(ask)) return cover(ask, ask.need, order);
  for (const i of order) {
    if (chosen.length >= Math.max(wish, ask.min) || chosen.length >= ask.max) break;
    if (ask.refs[i] === PASS) continue;
    chosen.push(i);
    const wrong = whyIllegal(ask, chosen);
    if (wrong !== null && !MENDABLE.has(wrong)) chosen.pop();
  }
  for (let drop = loner(ask, chosen); drop >= 0; drop = loner(ask, chosen)) chosen.splice(drop, 1);
  if (whyIllegal(ask, chosen) === null) return chosen.sort((a, b) => a - b);
  return hasPass(ask) ? [ask.refs.length - 1] : legalAnswers(ask, 1_000_000)![0]!;
}

/** What is wrong only as long as nothing more is chosen. */
const MENDABLE: ReadonlySet<string> = new Set(['tooFew', 'notAlone', 'tooLittle']);

function loner(ask: Question, chosen: readonly number[]): number {
  return chosen.findIndex((i) => ask.wants?.some(([a, others]) => a === i && !others.some((b) => chosen.includes(b))));
}

/** A cover of the need: taken in order until it is enough, then the superfluous put back; the cheapest one if that leaves too little. */
function cover(ask: Question, need: Need, order: readonly number[]): number[] {
  const chosen: number[] = [];
  let sum = 0;
  for (const i of order) {
    if (sum >= need.amount) break;
    if (ask.refs[i] === PASS) continue;
    chosen.push(i);
    sum += need.weights[i]!;
  }
  for (let at = 0; at < chosen.length; ) {
    const weight = need.weights[chosen[at]!]!;
    if (sum - weight >= need.amount) {
      chosen.splice(at, 1);
      sum -= weight;
    } else at++;
  }
  if (whyIllegal(ask, chosen) === null) return chosen.sort((a, b) => a - b);
  return cheapestCover(ask, need) ?? [ask.refs.length - 1];
}

/** The least sum that covers the need, by dynamic programming over sums; null if nothing does. */
function cheapestCover(ask: Question, need: Need): number[] | null {
  const ways = new Map<number, readonly number[]>([[0, []]]);
  for (let i = 0; i < ask.refs.length; i++) {
    if (ask.refs[i] === PASS) continue;
    for (const [sum, way] of Array.from(ways)) {
      const reached = sum + need.weights[i]!;
      if (sum < need.amount && !ways.has(reached)) ways.set(reached, [...way, i]);
    }
  }
  let best: readonly number[] | null = null;
  let least = Infinity;
  for (const [sum, way] of ways) {
    if (sum >= need.amount && sum < least) {
      least = sum;
      best = way;
    }
  }
  return best !== null && whyIllegal(ask, best) === null ? [...best] : null;
}

/** The least sum of the weights that reaches the amount; Infinity if all together do not. */
export function leastCover(weights: readonly number[], amount: number): number {
  if (amount <= 0) return 0;
  const reachable = new Array<boolean>(amount).fill(false);
  reachable[0] = true;
  let least = Infinity;
  for (const weight of weights) {
    // From above, so that no item is counted twice.
    for (let sum = amount - 1; sum >= 0; sum--) {
      if (!reachable[sum]) continue;
      const reached = sum + weight;
      if (reached < amount) reachable[reached] = true;
      else if (reached < least) least = reached;
    }
  }
  return least;
}

import type { Decision, Option } from '../../kernel';

/**
 * The options chosen so far. It never asks the rules engine: the decision itself says as data which answers are legal (docs/headless.md).
 */
export class Choice {
  readonly decision: Decision;
  readonly #chosen = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(decision: Decision) {
    this.decision = decision;
  }

  get chosen(): readonly string[] {
    return this.decision.options.map((option) => option.id).filter((id) => this.#chosen.has(id));
  }

  has(id: string): boolean {
    return this.#chosen.has(id);
  }

  /** Whether an answer has exactly one option, so that one click may be enough. */
  get single(): boolean {
    return this.decision.max === 1;
  }

  /** Whether no legal answer has all chosen options and one more. */
  get isFull(): boolean {
    const { max, legal } = this.decision;
    const { size } = this.#chosen;
    if (legal === undefined) return size === max;
    return !legal.some((answer) => answer.length > size && this.chosen.every((id) => answer.includes(id)));
  }

  /** Chooses an option or takes it back; also takes back what it excludes, and any other if only one may be chosen. */
  toggle(id: string): void {
    if (this.#chosen.has(id)) this.#chosen.delete(id);
    else this.#take(id);
    this.#changed();
  }

  /** Chooses exactly these. */
  set(ids: readonly string[]): void {
    this.#chosen.clear();
    for (const id of ids) this.#chosen.add(id);
    this.#changed();
  }

  clear(): void {
    this.set([]);
  }

  #take(id: string): void {
    const { max } = this.decision;
    if (this.#option(id)?.pass === true || max === 1) this.#chosen.clear();
    for (const other of this.chosen) if (this.#excluded(id, other)) this.#chosen.delete(other);
    const first = this.#chosen.values().next();
    if (this.#chosen.size >= max && first.done !== true) this.#chosen.delete(first.value);
    this.#chosen.add(id);
  }

  #option(id: string): Option | undefined {
    return this.decision.options.find((option) => option.id === id);
  }

  #excluded(a: string, b: string): boolean {
    if (this.#option(b)?.pass === true) return true;
    return (this.decision.excludes ?? []).some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  }

  /** How much of the need the chosen options cover; null without a need. */
  get sum(): { readonly what: string; readonly have: number; readonly need: number } | null {
    const [what, need] = Object.entries(this.decision.needs ?? {}).find(([key]) => key !== 'leave') ?? [];
    if (what === undefined || need === undefined) return null;
    const have = this.chosen.reduce((sum, id) => sum + amount(this.#option(id), what), 0);
    return { what, have, need };
  }

  get isLegal(): boolean {
    const { min, max, legal, requires } = this.decision;
    const chosen = this.chosen;
    if (legal !== undefined) return legal.some((answer) => answer.length === chosen.length && answer.every((id) => this.has(id)));
    if (chosen.some((id) => this.#option(id)?.pass === true)) return chosen.length === 1;
    if (chosen.length < min || chosen.length > max) return false;
    if ((requires ?? []).some(({ option, oneOf }) => this.has(option) && !oneOf.some((id) => this.has(id)))) return false;
    return this.#isEnough();
  }

  /** Where the answer must add up to a sum: the chosen options of which any one could be taken back and would still leave enough. */
  get superfluous(): readonly Option[] {
    const sum = this.sum;
    if (sum === null || sum.have < sum.need) return [];
    return this.chosen
      .map((id) => this.#option(id)!)
      .filter((option) => option.pass !== true && sum.have - amount(option, sum.what) >= sum.need);
  }

  /** Whether the options that are not chosen add up to less than the decision wants left (`needs.leave`), as for a second payment. */
  get leavesTooLittle(): boolean {
    const { needs, options } = this.decision;
    const sum = this.sum;
    const leave = needs?.['leave'] ?? 0;
    if (sum === null || leave === 0) return false;
    return options.reduce((all, option) => all + amount(option, sum.what), -sum.have) < leave;
  }

  /** Where the answer must add up to a sum: it does, no chosen option is superfluous, and enough is left. */
  #isEnough(): boolean {
    const sum = this.sum;
    return sum === null || (sum.have >= sum.need && this.superfluous.length === 0 && !this.leavesTooLittle);
  }

  /** Adds a listener; returns the function that removes it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** How much of `what` an option contributes. */
export const amount = (option: Option | undefined, what: string): number => {
  const value = option?.[what];
  return typeof value === 'number' ? value : 0;
};

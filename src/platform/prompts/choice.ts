import type { Decision, Option } from '../../kernel';

/**
 * What a player has chosen so far of a decision's options. It never asks the engine: what makes an answer legal is in the
 * decision as data (headless.md).
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

  /** Whether exactly one option makes an answer: then one click may be enough. */
  get single(): boolean {
    return this.decision.max === 1;
  }

  /** Takes an option or puts it back; whatever it excludes is put back, and where only one may be taken it replaces the other. */
  toggle(id: string): void {
    if (this.#chosen.has(id)) this.#chosen.delete(id);
    else this.#take(id);
    this.#changed();
  }

  /** Takes exactly these. */
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

  /** What the chosen options bring of what is needed (Power, Terror); null where nothing is. */
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

  /** R6.9: what could be taken back and would still leave enough. */
  get superfluous(): readonly Option[] {
    const sum = this.sum;
    if (sum === null || sum.have < sum.need) return [];
    return this.chosen
      .map((id) => this.#option(id)!)
      .filter((option) => option.pass !== true && sum.have - amount(option, sum.what) >= sum.need);
  }

  /** R8.6: what is missing to the next payment if this one is made as chosen. */
  get leavesTooLittle(): boolean {
    const { needs, options } = this.decision;
    const sum = this.sum;
    const leave = needs?.['leave'] ?? 0;
    if (sum === null || leave === 0) return false;
    return options.reduce((all, option) => all + amount(option, sum.what), -sum.have) < leave;
  }

  /** R6.9: enough, and nothing superfluous. */
  #isEnough(): boolean {
    const sum = this.sum;
    return sum === null || (sum.have >= sum.need && this.superfluous.length === 0 && !this.leavesTooLittle);
  }

  /** Gives back what ends the listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What an option brings of something. */
export const amount = (option: Option | undefined, what: string): number => {
  const value = option?.[what];
  return typeof value === 'number' ? value : 0;
};

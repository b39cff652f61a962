import type { Decision, Option } from '../../kernel';
import { Choice } from './choice';
import { keyOf, type Spot } from './spots';

/** A spot that can be pointed at now, and the options that it leads to. */
export interface Offer {
  readonly key: string;
  readonly spot: Spot;
  readonly options: readonly Option[];
  readonly chosen: boolean;
}

interface Route {
  readonly option: Option;
  readonly stages: readonly Spot[];
}

/** A choice made by pointing at one spot after the other: first a marker, then what it is to become. */
export class StagedChoice {
  readonly choice: Choice;
  readonly #routes: readonly Route[];
  /** The entered first spot while a second one must still be chosen. */
  #entered: string | null = null;
  readonly #listeners = new Set<() => void>();

  /** `stagesOf` returns the spots that lead to an option, in order. */
  constructor(decision: Decision, stagesOf: (option: Option) => readonly Spot[]) {
    this.choice = new Choice(decision);
    this.#routes = decision.options.map((option) => ({ option, stages: stagesOf(option) }));
    this.choice.listen(() => this.#changed());
  }

  get entered(): string | null {
    return this.#entered;
  }

  /** The spots on offer now: all first spots, and the second spots of the entered one. */
  get offers(): readonly Offer[] {
    const found = new Map<string, { spot: Spot; options: Option[] }>();
    for (const { option, stages } of this.#routes) {
      for (const spot of this.#open(option, stages)) {
        const key = keyOf(spot, option);
        const offer = found.get(key);
        if (offer === undefined) found.set(key, { spot, options: [option] });
        else offer.options.push(option);
      }
    }
    return [...found].map(([key, { spot, options }]) => ({
      key,
      spot,
      options,
      chosen: key === this.#entered || options.some((option) => this.choice.has(option.id)),
    }));
  }

  #open(option: Option, stages: readonly Spot[]): readonly Spot[] {
    const [first, second] = stages;
    if (first === undefined) return [];
    return second !== undefined && this.#entered === keyOf(first, option) ? [first, second] : [first];
  }

  /** Chooses a spot; returns true if that completes the choice: nothing more can be added. */
  point(key: string): boolean {
    const routes = this.#routes.filter(({ option, stages }) => stages.some((spot) => keyOf(spot, option) === key));
    const first = routes.filter(({ option, stages }) => keyOf(stages[0]!, option) === key);
    if (first.some(({ stages }) => stages.length > 1)) {
      this.#enter(key);
      return false;
    }
    const inside =
      this.#entered === null ? routes : routes.filter(({ option, stages }) => keyOf(stages[0]!, option) === this.#entered);
    const route = (inside.length > 0 ? inside : routes)[0];
    if (route === undefined) return false;
    if (route.stages.length === 1) this.#entered = null;
    this.choice.toggle(route.option.id);
    return this.choice.isFull && this.choice.has(route.option.id);
  }

  #enter(key: string): void {
    this.#entered = this.#entered === key ? null : key;
    if (this.choice.single) this.choice.clear();
    else this.#changed();
  }

  /** Leaves the entered spot or clears the choice; false if there was neither. */
  leave(): boolean {
    if (this.#entered === null && this.choice.chosen.length === 0) return false;
    this.#entered = null;
    this.choice.clear();
    return true;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

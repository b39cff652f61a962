import type { Effect } from '../cards/book';
import type { CultsPlay, CultsFrame } from '../state/state';
import type { EffectContext } from '../state/context';

/** How one verb of the vocabulary works. It acts for `context.seat`, at once or after asking. */
export interface Verb<E> {
  /** Whether it would do anything now; an ability whose first effect could not is not offered. */
  possible?(game: CultsPlay, effect: E, context: EffectContext): boolean;
  /**
   * The effect as it happens to one of several seats, its `where` judged before it happens to the first of them; null: it leaves
   * this seat out.
   */
  settled?(game: CultsPlay, effect: E, context: EffectContext): E | null;
  run?(game: CultsPlay, effect: E, context: EffectContext): void;
  ask?(game: CultsPlay, effect: E, context: EffectContext, frame: CultsFrame): void;
  answered?(game: CultsPlay, effect: E, context: EffectContext, chosen: readonly number[]): void;
}

export type VerbOf<K extends Effect['do']> = Verb<Extract<Effect, { do: K }>>;
export type Verbs = { readonly [K in Effect['do']]: VerbOf<K> };

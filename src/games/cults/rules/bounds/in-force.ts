import { modOf } from '../../../../kernel';
import { BOUNDS } from './bounds';
import type { CultsPlay, Modifier, Subscription } from '../state/state';
import { CardOverrun } from './causes';

/** Bounds what stays in force after the effect that created it, per mod. */

function countOf(mod: string, list: readonly { readonly source: string }[]): number {
  let count = 0;
  for (const { source } of list) if (modOf(source) === mod) count++;
  return count;
}

export function bringIntoForce({ state }: CultsPlay, modifier: Modifier): void {
  if (countOf(modOf(modifier.source), state.modifiers) >= BOUNDS.changes)
    throw new CardOverrun(modifier.source, 'cardTooManyChanges');
  state.modifiers = [...state.modifiers, modifier];
}

export function listen({ state }: CultsPlay, subscription: Subscription): void {
  if (countOf(modOf(subscription.source), state.subscriptions) >= BOUNDS.subscriptions)
    throw new CardOverrun(subscription.source, 'cardTooManySubscriptions');
  state.subscriptions = [...state.subscriptions, subscription];
}

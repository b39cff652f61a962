import type { OptionOf } from '../../contract/decisions';
import type { Decision } from '../../contract/view-types';
import type { AskedDecision, SumOfChosen } from './kind';

/** Something that may have a price. */
type Bought = OptionOf<'augment' | 'prepare'>;

/** What options cost together. Each says what it costs alone, and the decision what cards bought together do (R8.5). */
export function costOf(options: readonly Bought[], { together }: Pick<Decision, 'together'>): number {
  const bundle = together?.find((one) => one.options.every((id) => options.some((option) => option.id === id)));
  const alone = options.filter(({ id }) => bundle?.options.includes(id) !== true);
  return alone.reduce((sum, option) => sum + ('cost' in option ? option.cost : 0), bundle?.cost ?? 0);
}

/** R6.8, R6.9: what stays of the Power that can be used now. */
export function costPreview(options: readonly Bought[], { view, decision, app }: AskedDecision): string {
  const cost = costOf(options, decision);
  return cost === 0 ? '' : app.preview.power(cost, view.usable?.power ?? 0);
}

export const costSum = (options: readonly Bought[], { decision, app }: AskedDecision): SumOfChosen => ({
  icon: 'icon-power',
  have: costOf(options, decision),
  words: app.prompts.price,
});

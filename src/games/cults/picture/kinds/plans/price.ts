import type { Decision, Option } from '../../../contract/view-types';
import type { Asked, SumOfChosen } from '../kind';
import { total } from '../parts';

/** What options cost together. Each says what it costs alone, and the decision what cards bought together do (R8.5). */
export function costOf(options: readonly Option[], { together }: Pick<Decision, 'together'>): number {
  const bundle = together?.find((one) => one.options.every((id) => options.some((option) => option.id === id)));
  const alone = options.filter(({ id }) => bundle?.options.includes(id) !== true);
  return total(alone, 'cost') + (bundle?.cost ?? 0);
}

/** R6.8, R6.9: what stays of the Power that can be used now. */
export function costPreview(options: readonly Option[], { view, decision, app }: Asked): string {
  const cost = costOf(options, decision);
  return cost === 0 ? '' : app.preview.power(cost, view.usable?.power ?? 0);
}

export const costSum = (options: readonly Option[], { decision, app }: Asked): SumOfChosen => ({
  icon: 'icon-power',
  have: costOf(options, decision),
  words: app.prompts.price,
});

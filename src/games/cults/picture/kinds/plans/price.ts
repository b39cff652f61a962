import type { Decision, Option, TableView } from '../../../contract/view-types';
import type { CardFace } from '../../cards/books';
import { ownHand } from '../../facts/facts';
import { priceHere, priceOf } from '../../facts/rule-numbers';
import type { Asked, SumOfChosen } from '../kind';
import { amount } from '../../../../../platform/prompts/choice';

interface Priced {
  readonly view: TableView;
  readonly decision: Decision;
  readonly books: { card(id: string): Pick<CardFace, 'kind' | 'cost'> };
}

/** The total cost of options. Each tells its own cost; cards bought together get the first-purchase discount once (R8.5). */
export function costOf(options: readonly Option[], { view, decision, books }: Priced): number {
  const cards = decision.kind === 'augment' ? options.flatMap(({ card }) => (typeof card === 'string' ? [card] : [])) : [];
  if (cards.length < 2) return options.reduce((sum, option) => sum + amount(option, 'cost'), 0);
  const here = cards.map((card) => priceHere(view, view.turn?.district ?? '', books.card(card).kind));
  const full = cards.map((card, at) => priceOf(books.card(card).cost ?? 0, { ...here[at]!, discount: 0 }).now);
  return Math.max(0, full.reduce((sum, cost) => sum + cost, 0) - here[0]!.discount);
}

/** R6.9: all Power that the viewer could pay with. */
export function powerOf({ view, books }: Asked): number {
  const cards = ownHand(view).reduce((sum, card) => sum + books.card(card).icons.power, 0);
  return cards + (view.tokens[view.seat]?.initiate ?? 0);
}

export function costPreview(options: readonly Option[], asked: Asked): string {
  const cost = costOf(options, asked);
  return cost === 0 ? '' : asked.app.preview.power(cost, powerOf(asked));
}

export const costSum = (options: readonly Option[], asked: Asked): SumOfChosen => ({
  icon: 'icon-power',
  have: costOf(options, asked),
  words: asked.app.prompts.price,
});

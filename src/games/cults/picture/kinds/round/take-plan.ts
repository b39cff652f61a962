import { board } from '../../../../../platform/prompts/spots';
import type { TableView } from '../../../contract/view-types';
import { isCoachReason } from '../../../words';
import { terrorIn } from '../../facts/fight';
import { priceHere, priceOf, ruleNumber } from '../../facts/rule-numbers';
import type { Asked, KindPicture } from '../kind';
import { text } from '../parts';
import { powerOf } from '../plans/price';

/** R8.1: the top marker of a seat in a district's stack. */
function topMarker(view: TableView, district: string): string {
  const plans = view.districts[district]?.plans ?? [];
  return `${district}/plan/${Math.max(0, plans.length - 1)}`;
}

/** R8.6: the Investigator advances first, and may arrive and raise the price. */
function preparation(asked: Asked, district: string): string {
  const { view, app, books, decision } = asked;
  const here = view.districts[district];
  if (here === undefined) return '';
  const { seat } = decision;
  const { siteCost } = books.reading.numbers;
  const investigators = here.investigators + (here.track === 1 ? 1 : 0);
  const have = powerOf(asked);
  if (!here.sites.includes(seat))
    return app.preview.site(Math.max(0, ruleNumber(view, 'siteCost', siteCost + investigators, { seat, district })), have);
  const level = (view.supply[seat]?.rituals.findIndex((count) => count > 0) ?? 0) + 1;
  const cost = Math.max(0, ruleNumber(view, 'ritualCost', level + investigators, { seat, district }));
  return level === 0 ? '' : app.preview.ritual(cost, have);
}

/** R8.5: the cheapest card here. */
function augmentation(asked: Asked, district: string): string {
  const { view, app, books } = asked;
  const here = view.districts[district];
  const stacks = [here?.guardian, here?.action].filter((stack) => stack !== null && stack !== undefined && stack.left > 0);
  const prices = stacks.map(
    (stack) => priceOf(books.card(stack!.card).cost ?? 0, priceHere(view, district, books.card(stack!.card).kind)).now,
  );
  return prices.length === 0 ? '' : app.preview.cards(Math.min(...prices), powerOf(asked));
}

/** R8.1, R8.2: a marker on top, then one of the Plans in the menu beside its district. */
export const takePlan: KindPicture = {
  stages(option, view) {
    const district = text(option, 'district');
    return [board(topMarker(view, district)), { on: 'row', at: district, row: text(option, 'plan') }];
  },
  act: 'takePlan',
  firstSpot: {
    name: (option, { books, app }) => app.prompts.firstMarker(books.words.district(text(option, 'district'))),
    next: (option, { books, app }) => app.prompts.thenPlan(books.words.district(text(option, 'district'))),
  },
  preview([option], asked) {
    const { view, app, decision } = asked;
    const district = text(option, 'district');
    switch (text(option, 'plan')) {
      case 'dominance': {
        const { rituals, sanity } = terrorIn(view, decision.seat, district);
        return rituals > sanity ? app.preview.terrorSure(rituals, sanity) : app.preview.terror(rituals, sanity);
      }
      case 'augmentation':
        return augmentation(asked, district);
      case 'preparation':
        return preparation(asked, district);
      case 'bluff':
        return app.preview.tokens;
      default:
        return '';
    }
  },
  reason([option]) {
    const plan = text(option, 'plan');
    const reason = `take${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
    return isCoachReason(reason) ? reason : 'other';
  },
  isCostly: true,
  callsBack: true,
  hasMenu: true,
};

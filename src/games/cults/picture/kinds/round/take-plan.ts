import { board } from '../../../../../platform/prompts/spots';
import type { Option, TableView } from '../../../contract/view-types';
import { isCoachReason } from '../../../words';
import type { Asked, KindPicture } from '../kind';
import { number, text } from '../parts';

/** R8.1: the top marker of a seat in a district's stack. */
function topMarker(view: TableView, district: string): string {
  const plans = view.districts[district]?.plans ?? [];
  return `${district}/plan/${Math.max(0, plans.length - 1)}`;
}

/** R8.5, R8.6: where its prices begin, against the Power at hand; nothing where there is nothing to pay for. */
function prices(option: Option, { view, app }: Asked): string {
  if (typeof option['costsFrom'] !== 'number') return '';
  const { cards, site, ritual } = app.preview;
  const words = option['plan'] === 'augmentation' ? cards : option['builds'] === 'site' ? site : ritual;
  return words(option['costsFrom'], view.usable?.power ?? 0);
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
    const { preview } = asked.app;
    switch (text(option, 'plan')) {
      case 'dominance': {
        const [rituals, sanity] = [number(option, 'terror'), number(option, 'sanity')];
        return rituals > sanity ? preview.terrorSure(rituals, sanity) : preview.terror(rituals, sanity);
      }
      case 'augmentation':
      case 'preparation':
        return option === undefined ? '' : prices(option, asked);
      case 'bluff':
        return preview.tokens(number(option, 'tokens'));
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

import { board } from '../../../../../platform/prompts/spots';
import type { OptionOf } from '../../../contract/decisions';
import type { TableView } from '../../../contract/view-types';
import { roman } from '../../../words';
import type { AskedDecision, KindPicture } from '../kind';

type Dominance = Extract<OptionOf<'takePlan'>, { readonly plan: 'dominance' }>;

/** R8.1: the top marker of a seat in a district's stack. */
function topMarker(view: TableView, district: string): string {
  const plans = view.districts[district]?.plans ?? [];
  return `${district}/plan/${Math.max(0, plans.length - 1)}`;
}

/** R8.5, R8.6: where its prices begin, against the Power at hand; nothing where there is nothing to pay for. */
function prices(option: Extract<OptionOf<'takePlan'>, { readonly costsFrom: unknown }>, { view, app }: AskedDecision): string {
  if (option.costsFrom === null) return '';
  const { cards, site, ritual } = app.preview;
  const words = option.plan === 'augmentation' ? cards : option.builds === 'site' ? site : ritual;
  return words(option.costsFrom, view.usable?.power ?? 0);
}

/** R8.8: Terror against Sanity, and who may oppose it with how much. */
function dominance(
  { terror, sanity, attack, markers, rivals }: Dominance,
  { view, books, app: { preview } }: AskedDecision,
): string {
  const reached = terror > sanity ? preview.terrorSure(terror, sanity) : preview.terror(terror, sanity, view.usable?.terror ?? 0);
  if (rivals === null) return `${reached}; ${preview.unopposed(markers)}`;
  const { cult, levels, cards, outlook } = rivals;
  const { rival, npc } = preview;
  const against = outlook === undefined ? rival(books.cult(cult).name, levels, cards, attack) : npc(outlook.likely, attack);
  return `${reached}; ${against}`;
}

/** R8.1, R8.2: a marker on top, then one of the Plans in the menu beside its district. */
export const takePlan: KindPicture<'takePlan'> = {
  stages(option, view) {
    const { district, plan } = option;
    return [board(topMarker(view, district)), { on: 'row', at: district, row: plan }];
  },
  act: 'takePlan',
  firstSpot: {
    name: (option, { books, app }) => app.prompts.firstMarker(books.words.district(option.district)),
    next: (option, { books, app }) => app.prompts.thenPlan(books.words.district(option.district)),
  },
  preview([option], asked) {
    const { preview } = asked.app;
    switch (option?.plan) {
      case 'dominance':
        return dominance(option, asked);
      case 'influence':
        return preview.moves(option.moves, roman(option.highest));
      case 'augmentation':
      case 'preparation':
        return prices(option, asked);
      case 'bluff':
        return preview.tokens(option.tokens);
      case undefined:
        return '';
    }
  },
  // R9.2: rivals answer a Dominance, so it cannot be taken back.
  isCostly: ([option]) => option?.plan === 'dominance',
  callsBack: true,
  hasMenu: true,
};

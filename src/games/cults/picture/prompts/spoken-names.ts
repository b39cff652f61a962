import { numbered } from '../../../../platform/ui/numbered';
import { actOf } from './choosing/act';
import type { PromptContext } from './prompt';
import type { Offer } from './choosing/staged-choice';

type Context = Pick<PromptContext, 'view' | 'decision' | 'books' | 'app'>;

/** What a screen reader says of each offer: what pointing at it does, which of several that are alike it is, and that it is chosen. */
export function spokenNames(offers: readonly Offer[], context: Context): readonly string[] {
  const names = offers.map((offer) => nameOf(offer, context));
  return numbered(names, context.app.prompts.oneOf).map((name, at) => (offers[at]!.chosen ? `${name} ✓` : name));
}

function nameOf({ options }: Offer, context: Context): string {
  const { decision, books, app } = context;
  const [option] = options;
  if (option === undefined) return '';
  const labels = [...new Set(options.map((one) => books.words.label(decision.kind, one)))];
  if (labels.length === 1) return actOf([option], context);
  // The first of two spots leads to several options.
  const { card, from, level, district } = option;
  if (decision.kind === 'placeStack') return books.card(String(card)).name;
  if (decision.kind === 'takePlan') return app.prompts.firstMarker(books.words.district(String(district)));
  if (decision.kind === 'moveRitual')
    return app.prompts.firstRitual(books.words.ritual(Number(level)), books.words.district(String(from)));
  return labels.join(' / ');
}

import { roman } from '../../../words';
import type { Option } from '../../../contract/view-types';
import { ownHand } from '../../facts/facts';
import { fightIn, terrorIn } from '../../facts/fight';
import { priceHere, priceOf, ruleNumber } from '../../facts/rule-numbers';
import { costOf } from './price';
import type { PromptContext } from '../prompt';

type Context = Pick<PromptContext, 'view' | 'decision' | 'books' | 'app'>;
type Preview = (options: readonly Option[], context: Context) => string;

const number = (option: Option, key: string): number => (typeof option[key] === 'number' ? option[key] : 0);
const text = (option: Option, key: string): string => (typeof option[key] === 'string' ? option[key] : '');
const total = (options: readonly Option[], key: string): number => options.reduce((sum, option) => sum + number(option, key), 0);

/** R6.9: all the Power that the viewer could pay with. */
function powerOf({ view, books }: Context): number {
  const cards = ownHand(view).reduce((sum, card) => sum + books.card(card).icons.power, 0);
  return cards + (view.tokens[view.seat]?.initiate ?? 0);
}

const costs: Preview = (options, context) => {
  const cost = costOf(options, context);
  return cost === 0 ? '' : context.app.preview.power(cost, powerOf(context));
};

const hereOf = ({ view }: Context): string => view.turn?.district ?? view.fight?.district ?? '';
const levelsHere = (context: Context, district: string): number =>
  terrorIn(context.view, context.decision.seat, district).rituals;

/** R8.7: it is raised where the next level is in supply. */
const influence: Preview = (options, context) => {
  const move = options.find((option) => option['from'] !== undefined);
  if (move === undefined) return '';
  const { view, app, decision } = context;
  const level = number(move, 'level');
  const raised = decision.kind === 'influence' && (view.supply[decision.seat]?.rituals[level] ?? 0) > 0;
  const worth = levelsHere(context, hereOf(context)) + level + (raised ? 1 : 0);
  return raised ? app.preview.raised(roman(level + 1), worth) : app.preview.moved(worth);
};

/** R8.6: the Investigator advances first, and may arrive and raise the price. */
function preparation(context: Context, district: string): string {
  const { view, app, books, decision } = context;
  const here = view.districts[district];
  if (here === undefined) return '';
  const { seat } = decision;
  const { siteCost } = books.reading.numbers;
  const investigators = here.investigators + (here.track === 1 ? 1 : 0);
  const have = powerOf(context);
  if (!here.sites.includes(seat))
    return app.preview.site(Math.max(0, ruleNumber(view, 'siteCost', siteCost + investigators, { seat, district })), have);
  const level = (view.supply[seat]?.rituals.findIndex((count) => count > 0) ?? 0) + 1;
  const cost = Math.max(0, ruleNumber(view, 'ritualCost', level + investigators, { seat, district }));
  return level === 0 ? '' : app.preview.ritual(cost, have);
}

const takePlan: Preview = ([option], context) => {
  if (option === undefined) return '';
  const { view, app, books, decision } = context;
  const district = text(option, 'district');
  const here = view.districts[district];
  switch (option['plan']) {
    case 'dominance': {
      const { rituals, sanity } = terrorIn(view, decision.seat, district);
      return rituals > sanity ? app.preview.terrorSure(rituals, sanity) : app.preview.terror(rituals, sanity);
    }
    case 'augmentation': {
      const stacks = [here?.guardian, here?.action].filter((stack) => stack !== null && stack !== undefined && stack.left > 0);
      const prices = stacks.map(
        (stack) => priceOf(books.card(stack!.card).cost ?? 0, priceHere(view, district, books.card(stack!.card).kind)).now,
      );
      return prices.length === 0 ? '' : app.preview.cards(Math.min(...prices), powerOf(context));
    }
    case 'preparation':
      return preparation(context, district);
    case 'bluff':
      return app.preview.tokens;
    default:
      return '';
  }
};

const commit: Preview = (options, context) => {
  const { view, app } = context;
  const own = fightIn(view)?.forces.find((force) => force.own);
  return own === undefined ? '' : app.preview.attack(own.total + total(options, 'attack'));
};

const removeRitual: Preview = ([option], context) => {
  if (option === undefined) return '';
  const { view, decision, app } = context;
  const rituals = (view.districts[hereOf(context)]?.rituals ?? [])
    .filter(([cult]) => cult === decision.seat)
    .map(([, level]) => level);
  const at = rituals.indexOf(number(option, 'level'));
  return app.preview.keeps(rituals.filter((_, index) => index !== at).map((level) => roman(level)));
};

const placeDominance: Preview = ([option], context) => {
  if (option === undefined || option.pass === true) return '';
  const { view, decision, app } = context;
  const own = (view.districts[hereOf(context)]?.dominance ?? []).filter((cult) => cult === decision.seat).length;
  return app.preview.scores(own + 1);
};

const PREVIEWS: Readonly<Record<string, Preview>> = {
  augment: costs,
  prepare: costs,
  influence,
  oppose: influence,
  takePlan,
  commit,
  removeRitual,
  placeDominance,
};

/** What these options together would cost and change; empty where there is nothing to say. */
export function previewOf(options: readonly Option[], context: Context): string {
  const { kind } = context.decision;
  if (options.length === 0 || !Object.hasOwn(PREVIEWS, kind)) return '';
  return PREVIEWS[kind]!(options, context);
}

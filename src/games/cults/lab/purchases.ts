import { whyIllegal, type Below } from '../../../kernel';
import { cardWorth } from '../bots/habits/facts';
import { purchaseCost, type CultsAsk, type CultsPlay } from '../rules';
import { APPRENTICE_TASTE } from './taste';

/** Options of an Augmentation: the two stacks, and to destroy a discard. */
const DESTROY = 2;

/**
 * When a card is worth its price, in icons: what it must show beside its price, what each Power of the price counts, and how
 * gradually players change their minds. The cards of the base set lie around the middle, so that a card which is always or never
 * bought is out of their line.
 */
const WORTH = { least: 2.3, power: 0.7, spread: 1.5, lastRound: 2 } as const;
const CHANCES = 1000;

/** Whether players want a card at a price: 0 to 1, by what it shows and can do. */
export function desire(game: CultsPlay, type: number, price: number): number {
  const worth = cardWorth(game, type, APPRENTICE_TASTE);
  if (worth <= 0) return 0;
  const { round, setting } = game.state;
  const late = round === setting.rounds ? WORTH.lastRound : 0;
  const over = worth - WORTH.power * price - WORTH.least - late;
  return 1 / (1 + Math.exp(-over / WORTH.spread));
}

/** The cards in the district of an Augmentation, by the place of their option. */
export function cardsOffered(game: CultsPlay, ask: CultsAsk): readonly (readonly [at: number, type: number])[] {
  const { frame } = ask;
  if (!('district' in frame)) return [];
  const { stacks } = game.state.districts[frame.district]!;
  return ask.refs.flatMap((ref, at) => (ref === DESTROY ? [] : [[at, stacks[ref]![0]] as const]));
}

/** R8.5: buys what seems worth its price, most wanted first, and destroys a discard where that is possible. */
export function purchases(game: CultsPlay, ask: CultsAsk, below: Below): readonly number[] {
  const district = 'district' in ask.frame ? ask.frame.district : 0;
  const best = cardsOffered(game, ask)
    .map(([at, type]) => ({ at, wish: desire(game, type, purchaseCost(game, ask.seat, district, [ask.refs[at]!])) }))
    .sort((a, b) => b.wish - a.wish);
  const wanted = best.filter(({ wish }) => below(CHANCES) < wish * CHANCES).map(({ at }) => at);
  const destroy = ask.refs.indexOf(DESTROY);
  const also = destroy < 0 ? [] : [destroy];
  const ways = [[...wanted, ...also], wanted, [...wanted.slice(0, 1), ...also], wanted.slice(0, 1), also];
  // The rules may want a purchase where there is nothing else to do: then the best one.
  const least = best.slice(0, 1).map(({ at }) => at);
  const legal = [...ways, least].find((way) => whyIllegal(ask, way) === null);
  return (legal ?? [0]).toSorted((a, b) => a - b);
}

/** Whether the rules leave it to the player to buy the card of this option. */
export function isFree(ask: CultsAsk, at: number): boolean {
  const others = ask.refs.flatMap((_, other) => (other === at ? [] : [[other]]));
  return [[], ...others].some((way) => whyIllegal(ask, way) === null);
}

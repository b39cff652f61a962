import { AUGMENTATION, FREAK, INFLUENCE, PREPARATION, THUG } from '../../contract/ids';
import { isFresh, levelsHere, typeOf, usableAbilities, type Catalogue, type CultsPlay } from '../../rules';
import type { Taste } from './taste';

/** What a card is worth to its owner, in icons: what it shows, and something for what it can do. */
export function cardWorth({ book }: CultsPlay, type: number, taste: Taste): number {
  if (type === book.disorganization) return -1;
  const { attackIcon, powerIcon, terrorIcon, ability } = taste;
  const icons = attackIcon * book.attack[type]! + powerIcon * book.power[type]! + terrorIcon * book.terror[type]!;
  return icons + (book.abilities[type]!.length > 0 ? ability : 0);
}

/** Whether a card can do something in a Confrontation. */
export const canFight = ({ abilities }: Catalogue, type: number): boolean =>
  abilities[type]!.some(({ keyword }) => keyword === 'confrontation');

/** When the abilities of a Plan can be used, as far as that can be told before it begins. */
const MOMENTS = new Map<number, Pick<Parameters<typeof usableAbilities>[1], 'keyword' | 'moment'>>([
  [AUGMENTATION, { keyword: 'augmentation', moment: 'before' }],
  [PREPARATION, { keyword: 'preparation', moment: 'beforeAdvance' }],
  [INFLUENCE, { keyword: 'influence', moment: 'afterMove' }],
]);

/** Whether a seat has a card in hand that can do something during a Plan in this district. */
export function canUseCard(game: CultsPlay, seat: number, district: number, plan: number): boolean {
  const moment = MOMENTS.get(plan);
  return moment !== undefined && usableAbilities(game, { step: 'abilities', seat, district, ...moment }).length > 0;
}

/** The icons of a kind on the cards in hand that can be used in this turn. */
export function iconsInHand(game: CultsPlay, seat: number, icons: readonly number[]): number {
  let sum = 0;
  for (const copy of game.state.seats[seat]!.hand) if (!isFresh(game, copy)) sum += icons[typeOf(copy)]!;
  return sum;
}

/** Terror that a seat can still add to its Rituals. */
export const terrorAtHand = (game: CultsPlay, seat: number): number =>
  game.state.seats[seat]!.tokens[FREAK]! + iconsInHand(game, seat, game.book.terror);

/** The most Attack that a seat can bring, beside its Rituals. */
export const attackAtHand = (game: CultsPlay, seat: number): number =>
  game.state.seats[seat]!.tokens[THUG]! + iconsInHand(game, seat, game.book.attack);

/** The Attack that a rival will show here, as far as anybody can tell who does not see its cards. */
export function expectedAttack(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  const { state } = game;
  const { npc, tokens, bonus, hand } = state.seats[seat]!;
  const levels = levelsHere(state.districts[district]!, seat);
  if (npc) return levels + taste.npcAttack + tokens[THUG]! + taste.rivalCard * bonus.length;
  const side = state.fight?.sides.find((one) => one.seat === seat);
  if (side?.revealed === true) return levels + side.thugs + side.extra + shown(game, side.cards);
  if (side !== undefined && side.cards.length > 0) return levels + 1 + 0.9 * side.cards.length;
  return levels + taste.rivalThug * tokens[THUG]! + taste.rivalCard * hand.length;
}

function shown({ book }: CultsPlay, cards: readonly number[]): number {
  let sum = 0;
  for (const copy of cards) sum += book.attack[typeOf(copy)]!;
  return sum;
}

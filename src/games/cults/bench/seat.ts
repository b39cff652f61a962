import { cults, type Catalogue, type CultsPlay } from '../rules';
import type { Bench } from './stage';

/** A signature card is played by its cult, any other card by the first one. */
export function seated(book: Catalogue, card: string): Bench {
  const ids = [...book.cults.keys()];
  const own = ids.find((id) => Object.hasOwn(book.cults.get(id)!.deck, card) && !isEverywhere(book, card)) ?? ids[0]!;
  const me = ids.includes(card) ? card : own;
  return { book, card, me, rival: ids.find((id) => id !== me)! };
}

const isEverywhere = (book: Catalogue, card: string): boolean =>
  [...book.cults.values()].every(({ deck }) => Object.hasOwn(deck, card));

/**
 * The seat whose card it is: the author's own where it holds the card, else another that does. Where nobody holds it, the author's own;
 * in a game without that cult, the seat that is asked.
 */
export function benchSeat(game: CultsPlay, card: string, asked: number): number {
  const ids = cults.seated(game.state).map(({ id }) => id);
  const own = ids.indexOf(seated(game.book, card).me);
  const preferred = [...(own < 0 ? [] : [own]), asked];
  const holders = ids.flatMap((_, seat) => (holds(game, seat, card) ? [seat] : []));
  return preferred.find((seat) => holders.includes(seat)) ?? holders[0] ?? preferred[0]!;
}

/** Whether a seat has the card in hand or in the fight. */
function holds(game: CultsPlay, seat: number, card: string): boolean {
  const { hands, fight } = cults.view(game, seat);
  const cult = cults.seated(game.state)[seat]!.id;
  const hand = hands[cult] ?? [];
  const committed = fight?.sides.find((side) => side.seat === cult)?.cards ?? [];
  return [hand, committed].some((cards) => Array.isArray(cards) && cards.includes(card));
}

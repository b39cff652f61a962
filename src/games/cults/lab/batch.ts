import type { Catalogue } from '../rules';
import type { Batch } from './batch-parts';
import { playLabGame } from './play';
import { newTally, type Tally } from './counting/tally';

/** The catalogue with another cost of one card. */
function priced(book: Catalogue, card: string, cost: number): Catalogue {
  const type = book.typeById.get(card);
  return { ...book, cost: book.cost.map((usual, at) => (at === type ? cost : usual)) };
}

/** Plays a batch here and now. */
export function playBatch({ table, cost, from, games }: Batch, book: Catalogue): Tally {
  const tally = newTally();
  const used = cost === null || table.card === null ? book : priced(book, table.card.id, cost);
  for (let game = from; game < from + games; game++) playLabGame(table, used, game, tally);
  return tally;
}

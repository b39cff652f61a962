import type { Reading } from '../../../session/game';
import type { WorkshopContext } from '../context';
import type { CardShelf } from '../game-workshop';

/** The cards of a reading, once their pictures are loaded. */
export async function shelved({ services, game }: WorkshopContext, reading: Reading): Promise<CardShelf> {
  await services.game.loadPictures(reading, new AbortController().signal);
  return game.shelve(reading, services);
}

import { roman } from '../../../words';
import type { Option } from '../../../contract/view-types';
import type { Asked } from '../kind';
import { number } from '../parts';

/** R8.7, R9.2: what the own Rituals here are worth after a move, and what it rises to in an Influence. */
export function movePreview(options: readonly Option[], { app }: Asked): string {
  const move = options.find((option) => option['from'] !== undefined);
  if (move === undefined) return '';
  const worth = number(move, 'levelsHere');
  return typeof move['raisesTo'] === 'number' ? app.preview.raised(roman(move['raisesTo']), worth) : app.preview.moved(worth);
}

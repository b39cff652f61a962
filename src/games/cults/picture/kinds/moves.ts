import type { AnyOptionOf } from '../../contract/decisions';
import { roman } from '../../words';
import type { AskedDecision } from './kind';

/** R8.7, R9.2: what the own Rituals here are worth after a move, and what it rises to in an Influence. */
export function movePreview(options: readonly AnyOptionOf<'influence' | 'oppose'>[], { app }: AskedDecision): string {
  const move = options.find((option) => 'from' in option);
  if (move === undefined) return '';
  const { levelsHere } = move;
  return 'raisesTo' in move && move.raisesTo !== null
    ? app.preview.raised(roman(move.raisesTo), levelsHere)
    : app.preview.moved(levelsHere);
}

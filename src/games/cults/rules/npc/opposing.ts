import { fromIn, levelIn } from '../questions/refs/arrival';
import type { CultsPlay } from '../state/state';

/** R12.5: the highest level; among equals the higher-numbered district, or the lower one by the game's option. */
export function npcOpposingMove(game: CultsPlay, moves: readonly number[]): number {
  const low = game.state.setting.npcOpposeTie === 'low';
  return moves.reduce((best, move) => {
    if (levelIn(move) !== levelIn(best)) return levelIn(move) > levelIn(best) ? move : best;
    const farther = fromIn(move) > fromIn(best);
    return farther !== low ? move : best;
  });
}

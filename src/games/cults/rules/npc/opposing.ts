import type { Game } from '../state/state';

/** R12.5: the highest level; among equals the higher-numbered district, or the lower one by the game's option. */
export function npcOpposingMove(game: Game, moves: readonly number[]): number {
  const low = game.state.setting.npcOpposeTie === 'low';
  return moves.reduce((best, move) => {
    if (move % 4 !== best % 4) return move % 4 > best % 4 ? move : best;
    const farther = Math.floor(move / 4) > Math.floor(best / 4);
    return farther !== low ? move : best;
  });
}

import { isDisorganization } from '../cards/cards';
import { ritualsOnBoard, scoreOf } from '../state/score';
import type { CultsPlay } from '../state/state';
import { seatAt } from '../state/at';

export const pointsNow = (game: CultsPlay, seat: number): number => scoreOf(game.state, seat).total;

/**
 * R11.3: what ties are broken by, the first that differs decides: VP, Dominance markers, Cult Sites, Rituals, and fewest
 * Disorganization cards.
 */
function standing(game: CultsPlay, seat: number): number[] {
  const { state } = game;
  const score = scoreOf(state, seat);
  const sites = state.districts.filter((place) => place.sites.includes(seat)).length;
  return [score.total, score.dominance, sites, ritualsOnBoard(state, seat), -disorganizationOf(game, seat)];
}

/** R11.3: in deck, hand and discard together. */
export function disorganizationOf(game: CultsPlay, seat: number): number {
  const { deck, hand, discard, bonus } = seatAt(game.state, seat);
  let count = 0;
  for (const pile of [deck, hand, discard, bonus]) for (const copy of pile) if (isDisorganization(game, copy)) count++;
  return count;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** R11.3: still tied is a shared victory. */
export function winners(game: CultsPlay): number[] {
  const standings = game.state.seats.map((_, seat) => standing(game, seat));
  return standings.flatMap((own, seat) => (standings.every((other) => compare(own, other) >= 0) ? [seat] : []));
}

/**
 * R12.8: at least `by` more VP than every rival. A lead of one may come from the tie-break (R11.3); a tie that it leaves is no
 * lead.
 */
export function leadsBy(game: CultsPlay, seat: number, by: number): boolean {
  const own = standing(game, seat);
  return game.state.seats.every((_, rival) => {
    if (rival === seat) return true;
    const theirs = standing(game, rival);
    return by <= 1 ? compare(own, theirs) > 0 : own[0]! - theirs[0]! >= by;
  });
}

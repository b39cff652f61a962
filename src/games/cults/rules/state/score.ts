import { hasRitual, ritualsOf } from './on-board';
import type { Score, State } from './state';
import { seatAt } from './at';

/** R11.2: 1 VP each for Dominance markers, for Sites with an own Ritual beside them and for leading in Rituals. */
export function scoreOf(state: State, seat: number): Score {
  let dominance = 0;
  let sites = 0;
  for (const place of state.districts) {
    for (const owner of place.dominance) if (owner === seat) dominance++;
    if (place.sites.includes(seat) && hasRitual(place, seat)) sites++;
  }
  const mostRituals = leadsInRituals(state, seat) ? 1 : 0;
  return { dominance, sites, mostRituals, total: dominance + sites + mostRituals };
}

/** R11.2: all tied players score it, nobody with none. */
function leadsInRituals(state: State, seat: number): boolean {
  const own = ritualsOnBoard(state, seat);
  return own > 0 && state.seats.every((_, other) => ritualsOnBoard(state, other) <= own);
}

export function ritualsOnBoard(state: State, seat: number): number {
  let count = 0;
  for (const place of state.districts) count += ritualsOf(place, seat);
  return count;
}

/** Everyone's points as if the game ended now, by cult. */
export function scoresOf(state: State): Record<string, Score> {
  const scores: Record<string, Score> = {};
  for (let seat = 0; seat < state.seats.length; seat++) scores[seatAt(state, seat).cult] = scoreOf(state, seat);
  return scores;
}

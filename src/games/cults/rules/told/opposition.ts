import type { OptionDetails } from '../../contract/decisions';
import { movesHere } from '../plans/influence';
import { npcOpposingMove } from '../npc/opposing';
import { levelIn } from '../questions/refs/arrival';
import { districtAt, seatAt } from '../state/at';
import { markersPlaceable, rule } from '../state/numbers';
import { levelsHere } from '../state/on-board';
import { orderFrom } from '../state/seating';
import type { CultsPlay } from '../state/state';
import { usableTold } from './numbers';
import { outlookOf } from './outlook';

type Dominance = Extract<OptionDetails['takePlan'], { readonly plan: 'dominance' }>;
type Opposition = NonNullable<Dominance['rivals']>;

/** R8.8–R10: what a Dominance here promises: the markers after a success, and the Confrontation before it. */
export function oppositionTold(
  game: CultsPlay,
  seat: number,
  district: number,
): Pick<Dominance, 'attack' | 'markers' | 'rivals'> {
  const levels = levelsHere(districtAt(game.state, district), seat);
  const rivals = strongest(game, seat, district);
  const markers = rule(game, rivals === null ? 'dominanceUnopposed' : 'dominanceWon', seat, district);
  return {
    attack: levels + (usableTold(game, seat)?.attack ?? 0),
    markers: markersPlaceable(game, seat, district, markers),
    rivals,
  };
}

/** R9.2: the rival whose Rituals may be worth the most here; null where nobody can take part. */
function strongest(game: CultsPlay, seat: number, district: number): Opposition | null {
  let best: Opposition | null = null;
  for (const rival of orderFrom(game.state, seat).slice(1)) {
    const levels = levelsHere(districtAt(game.state, district), rival) + steppingIn(game, rival, district);
    if (levels === 0 || (best !== null && best.levels >= levels)) continue;
    best = { cult: seatAt(game.state, rival).cult, levels, ...forces(game, rival, district, levels) };
  }
  return best;
}

/** R9.2, R12.5: the level of the Ritual that it may move in; the NPC always does. */
function steppingIn(game: CultsPlay, rival: number, district: number): number {
  if (rule(game, 'opposingMoves', rival, district) <= 0) return 0;
  const moves = movesHere(game, rival, district);
  if (moves.length === 0) return 0;
  return seatAt(game.state, rival).npc ? levelIn(npcOpposingMove(game, moves)) : Math.max(...moves.map(levelIn));
}

function forces(game: CultsPlay, rival: number, district: number, levels: number): Pick<Opposition, 'cards' | 'outlook'> {
  const { npc, hand, bonus } = seatAt(game.state, rival);
  if (!npc) return { cards: hand.length };
  const outlook = outlookOf(game, rival, district, levels);
  return { cards: rule(game, 'npcReveals', rival, district) + bonus.length, ...(outlook === null ? {} : { outlook }) };
}

import { type District, districtId } from '../../contract/ids';
import { TIE_BREAKS } from '../../contract/ids';
import type { SeatStandingView, StandingView, TieBreak, TieView } from '../../contract/view-types';
import { ritualsOnBoard, scoreOf } from '../state/score';
import { isDisorganization } from '../cards/cards';
import { disorganizationOf } from '../phases/scoring';
import { hasRitual } from '../state/on-board';
import type { CultsPlay } from '../state/state';
import { seatAt } from '../state/at';

/** R11.2, R11.3: where everyone's points lie now, and what decides between those with the most. */
export function standingTold(game: CultsPlay): StandingView {
  const seats: Record<string, SeatStandingView> = {};
  game.state.seats.forEach(({ cult }, seat) => {
    seats[cult] = seatStanding(game, seat);
  });
  return { seats, tie: tieTold(game) };
}

function seatStanding(game: CultsPlay, seat: number): SeatStandingView {
  const { state } = game;
  const dominance: Partial<Record<District, number>> = {};
  const sites: District[] = [];
  state.districts.forEach((place, at) => {
    const markers = place.dominance.filter((owner) => owner === seat).length;
    if (markers > 0) dominance[districtId(at)] = markers;
    if (place.sites.includes(seat) && hasRitual(place, seat)) sites.push(districtId(at));
  });
  return {
    dominance,
    sites,
    sitesOnBoard: sitesOnBoard(game, seat),
    ritualsOnBoard: ritualsOnBoard(state, seat),
    disorganization: disorganizationTold(game, seat),
  };
}

/**
 * Who owns which cards is known where all of them have changed owners in the open, but not where they lie: committed ones
 * count with the rest.
 */
function disorganizationTold(game: CultsPlay, seat: number): number | null {
  if (!game.state.setting.traced) return null;
  const committed = game.state.fight?.sides.find((side) => side.seat === seat)?.cards ?? [];
  return disorganizationOf(game, seat) + committed.filter((copy) => isDisorganization(game, copy)).length;
}

const sitesOnBoard = (game: CultsPlay, seat: number): number =>
  game.state.districts.filter((place) => place.sites.includes(seat)).length;

/** R11.3, in its order; null for what cannot be known. */
const MEASURES: Readonly<Record<(typeof TIE_BREAKS)[number], (game: CultsPlay, seat: number) => number | null>> = {
  dominance: (game, seat) => scoreOf(game.state, seat).dominance,
  sites: sitesOnBoard,
  rituals: (game, seat) => ritualsOnBoard(game.state, seat),
  disorganization: (game, seat) => {
    const count = disorganizationTold(game, seat);
    return count === null ? null : -count;
  },
};

/** Those with the most points; null where it is one alone. */
function tieTold(game: CultsPlay): TieView | null {
  const points = game.state.seats.map((_, seat) => scoreOf(game.state, seat).total);
  const most = Math.max(...points);
  const tied = points.flatMap((total, seat) => (total === most ? [seat] : []));
  if (tied.length < 2) return null;
  const cults = (seats: readonly number[]): string[] => seats.map((seat) => seatAt(game.state, seat).cult);
  const { by, leads } = broken(game, tied);
  return { seats: cults(tied), by, leads: cults(leads) };
}

interface Broken {
  readonly by: TieBreak | null;
  readonly leads: readonly number[];
}

/** R11.3: the first that leaves one alone decides; still several is a shared victory. */
export function broken(game: CultsPlay, tied: readonly number[]): Broken {
  let left = tied;
  for (const by of TIE_BREAKS) {
    const values = left.map((seat) => MEASURES[by](game, seat));
    if (values.includes(null)) return unknown(game, left);
    const best = Math.max(...values.map((value) => value ?? 0));
    left = left.filter((_, at) => values[at] === best);
    if (left.length === 1) return { by, leads: left };
  }
  return { by: 'none', leads: left };
}

/** What decided in the end is known when the game is over; where the Objective decides, it stays open. */
function unknown(game: CultsPlay, left: readonly number[]): Broken {
  const { outcome, setting } = game.state;
  if (outcome === null || setting.npc !== null) return { by: null, leads: [] };
  const leads = left.filter((seat) => outcome.winners.includes(seat));
  return { by: leads.length === 1 ? 'disorganization' : 'none', leads };
}

import { randomBelow, thenDo } from '../../../../kernel';
import { placePlan } from '../questions/round/place-plan';
import { openDistricts } from '../cards/conditions';
import { emit } from '../state/emit';
import { DISTRICTS } from '../../contract/ids';
import { rule } from '../state/numbers';
import type { CultsPlay } from '../state/state';
import type { SeatFrame, AbilitiesFrame } from '../state/frames';
import { seatAt, theOne, districtAt } from '../state/at';

/** How many Plan markers a seat has still to place in this round: `planMarkers` less those that are on stacks already. */
export function toPlace(game: CultsPlay, seat: number): number {
  const { districts, seats } = game.state;
  const { plans: held } = seats[seat]!;
  // Who holds no marker needs no count of the stacks.
  if (held === 0) return 0;
  let left = rule(game, 'planMarkers', seat, -1);
  for (const { plans } of districts) for (const other of plans) if (other === seat) left--;
  return Math.min(held, Math.max(0, left));
}

function putMarker(game: CultsPlay, seat: number, district: number): void {
  seatAt(game.state, seat).plans--;
  districtAt(game.state, district).plans.push(seat);
  emit(game, 'planPlaced', seat, district, { height: districtAt(game.state, district).plans.length });
}

/** R12.3: the NPC die names the district; a closed one is rolled again. */
export function rollNpcDie(game: CultsPlay): number {
  const { state } = game;
  const laid = state.rolls.npc.shift();
  const rolled = laid ?? randomBelow(state, DISTRICTS.length) + 1;
  state.reveals++;
  emit(
    game,
    'npcDieRolled',
    state.seats.findIndex((seat) => seat.npc),
    -1,
    { result: rolled },
  );
  return rolled;
}

function npcDistrict(game: CultsPlay): number {
  let district = rollNpcDie(game) - 1;
  while (!districtAt(game.state, district).open) district = rollNpcDie(game) - 1;
  return district;
}

/** The next seat that has a marker to place, from this one on; -1 when all have placed theirs. */
function nextToPlace(game: CultsPlay, from: number): number {
  const { seats } = game.state;
  for (let i = 0; i < seats.length; i++) {
    const seat = (from + i) % seats.length;
    if (toPlace(game, seat) > 0) return seat;
  }
  return -1;
}

function next(game: CultsPlay, from: number): void {
  const seat = nextToPlace(game, from);
  if (seat >= 0) game.state.flow.push({ step: 'placePlan', seat });
}

/** The questions asked here. */
export const planningQuestions = { placePlan };

export const planningSteps = {
  planning: {
    run(game: CultsPlay): void {
      next(game, game.state.active);
    },
  },
  /** R7.4: one at a time, on top of the stack in any open district. */
  placePlan: {
    run(game: CultsPlay, frame: SeatFrame): void {
      const { seat } = frame;
      game.state.active = seat;
      if (!seatAt(game.state, seat).npc) return placePlan.ask(game, frame, seat, openDistricts(game));
      putMarker(game, seat, npcDistrict(game));
      game.state.flow.push({ step: 'placedPlan', seat });
    },
    answered(game: CultsPlay, { seat }: SeatFrame, chosen: readonly number[]): void {
      putMarker(game, seat, theOne(chosen));
      const abilities: AbilitiesFrame = {
        step: 'abilities',
        seat,
        keyword: 'planning',
        moment: 'after',
        district: theOne(chosen),
      };
      thenDo(game, abilities, { step: 'placedPlan', seat });
    },
  },
  placedPlan: {
    run: (game: CultsPlay, frame: SeatFrame): void => next(game, frame.seat + 1),
  },
};

import { thenDo } from '../../../../kernel';
import { countOf } from '../questions/refs/tokens';
import { bluffTokens } from '../questions/round/bluff-tokens';
import { takePlan, topDistricts } from '../questions/round/take-plan';
import { emit } from '../state/emit';
import { BLUFF, TOKENS, planId } from '../../contract/ids';
import { gainTokens } from '../state/pieces';
import { endModifiers, rule } from '../state/numbers';
import type { CultsPlay, State, Turn } from '../state/state';
import type { SeatFrame, PlanFrame } from '../state/frames';
import { seatAt, districtAt } from '../state/at';

function someMarkerLeft(state: State): boolean {
  for (const { plans } of state.districts) if (plans.length > 0) return true;
  return false;
}

/** Whether markers of a seat lie under others. */
function hasMarkerLeft(state: State, seat: number): boolean {
  for (const { plans } of state.districts) if (plans.includes(seat)) return true;
  return false;
}

/** R6.8: a turn begins; the marker leaves the stack. */
export function beginTurn(game: CultsPlay, seat: number, district: number, plan: number): Turn {
  const { state } = game;
  districtAt(state, district).plans.pop();
  seatAt(state, seat).plans++;
  state.turn = {
    seat,
    district,
    plan,
    acted: false,
    moved: false,
    fresh: [],
    spent: [],
    fought: 'none',
    skipAdvance: false,
    keepRitual: false,
  };
  return state.turn;
}

/** The questions asked here. */
export const actionQuestions = { takePlan, bluffTokens };

export const actionSteps = {
  action: {
    run: (game: CultsPlay): void => void game.state.flow.push({ step: 'turn', seat: game.state.active }),
  },
  /** R8.1: a seat takes one of its markers on top; who has none passes this time. No marker left: the phase is over. */
  turn: {
    run(game: CultsPlay, frame: SeatFrame): void {
      const { state } = game;
      const { seat } = frame;
      if (!someMarkerLeft(state)) return;
      state.active = seat;
      const districts = topDistricts(game, seat);
      if (districts.length === 0) {
        if (hasMarkerLeft(state, seat)) emit(game, 'turnPassed', seat, -1);
        return void state.flow.push(nextTurn(game, seat));
      }
      if (seatAt(state, seat).npc) thenDo(game, { step: 'npcTurn', seat }, { step: 'turnEnd', seat });
      else takePlan.ask(game, frame, seat, districts);
    },
    /** R8.2: a spot on the Plan board is filled; Bluff has no limit. */
    answered(game: CultsPlay, { seat }: SeatFrame, chosen: readonly number[]): void {
      const { district, plan } = takePlan.read(chosen);
      beginTurn(game, seat, district, plan);
      if (plan !== BLUFF) seatAt(game.state, seat).spots[plan]!++;
      emit(game, plan === BLUFF ? 'bluffed' : 'planTaken', seat, district, { plan: planId(plan) });
      thenDo(game, { step: planId(plan), seat, district }, { step: 'turnEnd', seat });
    },
  },
  /** R6.8: with the turn ends what holds for it. */
  turnEnd: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      game.state.turn = null;
      game.state.used = [];
      endModifiers(game.state, 'turn');
      emit(game, 'turnEnded', seat, -1);
      game.state.flow.push(nextTurn(game, seat));
    },
  },
  /** R8.3: any two Cultist tokens. */
  bluff: {
    run(game: CultsPlay, frame: PlanFrame): void {
      const count = rule(game, 'bluffTokens', frame.seat, frame.district);
      bluffTokens.ask(game, frame, frame.seat, count);
    },
    answered(game: CultsPlay, { seat }: PlanFrame, chosen: readonly number[]): void {
      for (let token = 0; token < TOKENS.length; token++) gainTokens(game, seat, token, countOf(chosen, token));
    },
  },
};

function nextTurn(game: CultsPlay, seat: number): SeatFrame {
  return { step: 'turn', seat: (seat + 1) % game.state.seats.length };
}

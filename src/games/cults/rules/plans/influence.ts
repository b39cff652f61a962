import { thenDo } from '../../../../kernel';
import { influence } from '../questions/plans/influence';
import { arrivalRef, fromIn, levelIn } from '../questions/refs/arrival';
import { canDraw, draw } from '../cards/cards';
import { openDistricts } from '../cards/conditions';
import { moveRitual, raiseRitual } from '../state/pieces';
import { openFields } from '../state/numbers';
import { levelOf, ownerOf, ritual, type CultsPlay, type CultsFrame } from '../state/state';
import type { PlanFrame, AbilitiesFrame, MoveFrame } from '../state/frames';
import { seatAt, districtAt } from '../state/at';

/** R8.7: own Rituals in other districts. */
export function movesHere(game: CultsPlay, seat: number, district: number): number[] {
  if (openFields(game, district) === 0) return [];
  const refs: number[] = [];
  for (const from of openDistricts(game)) {
    if (from === district) continue;
    for (const marker of districtAt(game.state, from).rituals)
      if (ownerOf(marker) === seat) refs.push(arrivalRef(from, levelOf(marker)));
  }
  return refs;
}

/** The questions asked here. */
export const influenceQuestions = { influence };

export const influenceSteps = {
  influence: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const before: AbilitiesFrame = { step: 'abilities', seat, keyword: 'influence', moment: 'before', district };
      thenDo(game, before, { step: 'influencing', seat, district }, { step: 'influenceAfter', seat, district });
    },
  },
  influencing: {
    run(game: CultsPlay, frame: PlanFrame): void {
      const { seat, district } = frame;
      const arrivals = movesHere(game, seat, district);
      const destroy = seatAt(game.state, seat).discard.length > 0;
      influence.ask(game, frame, seat, { arrivals, draw: canDraw(game, seat), destroy }, game.state.turn?.acted === true ? 0 : 1);
    },
    answered(game: CultsPlay, { seat, district }: PlanFrame, chosen: readonly number[]): void {
      const frames: CultsFrame[] = [];
      const { arrival: move, draws, destroys } = influence.read(chosen);
      if (move !== undefined) frames.push({ step: 'influenceMove', seat, district, move });
      if (draws) frames.push({ step: 'influenceDraw', seat, district });
      if (destroys) frames.push({ step: 'destroyDiscard', seat, district });
      thenDo(game, ...frames);
    },
  },
  /** R8.7: moved and raised by one level, if the marker is in supply. */
  influenceMove: {
    run(game: CultsPlay, { seat, district, move }: MoveFrame): void {
      const marker = ritual(seat, levelIn(move));
      moveRitual(game, fromIn(move), district, marker);
      raiseRitual(game, district, marker);
      if (game.state.turn !== null) game.state.turn.moved = true;
    },
  },
  influenceDraw: {
    run: (game: CultsPlay, { seat }: PlanFrame): void => draw(game, seat, 1),
  },
  influenceAfter: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const moment = game.state.turn?.moved === true ? 'afterMove' : 'after';
      game.state.flow.push({ step: 'abilities', seat, keyword: 'influence', moment, district });
    },
  },
};

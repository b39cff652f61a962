import { thenDo } from '../../../../kernel';
import { ask } from '../questions/asking';
import { canDraw, draw } from '../cards/cards';
import { openDistricts } from '../cards/conditions';
import { moveRitual, raiseRitual } from '../state/pieces';
import { openFields } from '../state/numbers';
import { levelOf, ownerOf, ritual, type Game, type CultsFrame } from '../state/state';
import type { PlanFrame, AbilitiesFrame, MoveFrame } from '../state/frames';

/** Options: a move is from * 4 + level; then to draw or to destroy. */
export const DRAW = 100;
export const DESTROY_DISCARD = 101;

/** R8.7: own Rituals in other districts. */
export function movesHere(game: Game, seat: number, district: number): number[] {
  if (openFields(game, district) === 0) return [];
  const refs: number[] = [];
  for (const from of openDistricts(game)) {
    if (from === district) continue;
    for (const marker of game.state.districts[from]!.rituals) if (ownerOf(marker) === seat) refs.push(from * 4 + levelOf(marker));
  }
  return refs;
}

/** R8.7: a move; and after it, or instead: draw or destroy. */
export function influenceOptions(game: Game, seat: number, district: number): number[] {
  const refs = movesHere(game, seat, district);
  if (canDraw(game, seat)) refs.push(DRAW);
  if (game.state.seats[seat]!.discard.length > 0) refs.push(DESTROY_DISCARD);
  return refs;
}

export const influenceSteps = {
  influence: {
    run(game: Game, { seat, district }: PlanFrame): void {
      const before: AbilitiesFrame = { step: 'abilities', seat, keyword: 'influence', moment: 'before', district };
      thenDo(game, before, { step: 'influencing', seat, district }, { step: 'influenceAfter', seat, district });
    },
  },
  influencing: {
    run(game: Game, frame: PlanFrame): void {
      const refs = influenceOptions(game, frame.seat, frame.district);
      if (refs.length === 0) return;
      const groups = refs.map((ref) => (ref >= DRAW ? 2 : 1));
      ask(game, frame, frame.seat, 'influence', refs, game.state.turn?.acted === true ? 0 : 1, 2, { groups });
    },
    answered(game: Game, { seat, district }: PlanFrame, chosen: readonly number[]): void {
      const frames: CultsFrame[] = [];
      const move = chosen.find((ref) => ref < DRAW);
      if (move !== undefined) frames.push({ step: 'influenceMove', seat, district, move });
      if (chosen.includes(DRAW)) frames.push({ step: 'influenceDraw', seat, district });
      if (chosen.includes(DESTROY_DISCARD)) frames.push({ step: 'destroyDiscard', seat, district });
      thenDo(game, ...frames);
    },
  },
  /** R8.7: moved and raised by one level, if the marker is in supply. */
  influenceMove: {
    run(game: Game, { seat, district, move }: MoveFrame): void {
      const marker = ritual(seat, move % 4);
      moveRitual(game, Math.floor(move / 4), district, marker);
      raiseRitual(game, district, marker);
      if (game.state.turn !== null) game.state.turn.moved = true;
    },
  },
  influenceDraw: {
    run: (game: Game, { seat }: PlanFrame): void => draw(game, seat, 1),
  },
  influenceAfter: {
    run(game: Game, { seat, district }: PlanFrame): void {
      const moment = game.state.turn?.moved === true ? 'afterMove' : 'after';
      game.state.flow.push({ step: 'abilities', seat, keyword: 'influence', moment, district });
    },
  },
};

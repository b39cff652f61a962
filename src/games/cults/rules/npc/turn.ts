import { thenDo } from '../../../../kernel';
import { beginTurn } from '../phases/action';
import { topDistricts } from '../questions/round/take-plan';
import { holds } from '../cards/conditions';
import { emit } from '../state/emit';
import { rollNpcDie } from '../phases/planning';
import type { CultsPlay } from '../state/state';
import type { SeatFrame, NpcPlanFrame } from '../state/frames';
import { bystander } from '../state/context';

export const npcSteps = {
  /** R12.4: its marker on top in the lowest-numbered district; the die names the plan. */
  npcTurn: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const district = topDistricts(game, seat)[0]!;
      beginTurn(game, seat, district, -1);
      emit(game, 'npcPlanTaken', seat, district);
      thenDo(game, { step: 'npcPlan', seat, district, number: rollNpcDie(game), tried: [] });
    },
  },
  npcPlan: {
    run(game: CultsPlay, frame: NpcPlanFrame): void {
      const { seat, district, number, tried } = frame;
      const card = game.book.npc.get(number);
      if (card === undefined || tried.includes(number)) return;
      const context = bystander(seat, district, card.id);
      const other = card.otherwise?.find((way) => holds(game, way.if, context));
      if (other !== undefined) {
        emit(game, 'npcFellBack', seat, district, { from: number, next: other.go });
        game.state.flow.push({ ...frame, number: other.go, tried: [...tried, number] });
        return;
      }
      emit(game, 'npcPlanChosen', seat, district, { number, card: card.id });
      game.state.flow.push({ step: 'effects', effects: card.effects, at: 0, context });
    },
  },
};

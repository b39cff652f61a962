import { withoutPlan } from '../districts';
import type { EventPictures } from '../event-picture';
import { acting, turnBegun } from '../seats';
import { withSide, withSources } from '../sides';

/** R12: the NPC. */
export const NPC = {
  npcDieRolled: { change: acting, begins: 'dice-roll' },
  npcPlanTaken: { change: (view, event) => turnBegun(withoutPlan(view, event), event), begins: 'marker-lift' },
  npcPlanChosen: { begins: 'card-flip' },
  npcFellBack: { begins: 'card-flip' },
  npcBonusDrawn: {},
  npcDiceRolled: {
    change: (view, { seat, faces }) =>
      withSide(view, seat, (one) => ({
        dice: faces,
        sources: withSources(one, { dice: faces.filter((face) => face === 'thug').length }),
      })),
    begins: 'dice-roll',
    ends: 'dice-settle',
  },
  npcDeckShuffled: {},
} satisfies EventPictures;

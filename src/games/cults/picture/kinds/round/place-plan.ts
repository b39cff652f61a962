import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { marker, text } from '../parts';

/** R7.4: a Plan marker on top of the stack of a district. */
export const placePlan: KindPicture = {
  stages: (option) => [board(`${text(option, 'district')}/field/plan`)],
  act: 'placePlan',
  reason([option], { seat }, { districts }) {
    const here = districts[text(option, 'district')];
    const isPresent = here?.sites.includes(seat) === true || here?.rituals.some(([cult]) => cult === seat) === true;
    return isPresent ? 'placePlan' : 'placePlanElsewhere';
  },
  dragged: { shape: 'disc', fromSeat: true },
  ghost: () => ({ layers: marker('disc', 26, -3), onPlans: true }),
};

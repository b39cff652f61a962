import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { marker } from '../parts';

/** R7.4: a Plan marker on top of the stack of a district. */
export const placePlan: KindPicture<'placePlan'> = {
  stages: (option) => [board(`${option.district}/field/plan`)],
  act: 'placePlan',
  dragged: { shape: 'disc', fromSeat: true },
  ghost: () => ({ layers: marker('disc', 26, -3), onPlans: true }),
};

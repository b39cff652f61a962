import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { marker } from '../parts';

/** R4.7: the first Cult Site. */
export const placeSite: KindPicture<'placeSite'> = {
  stages: (option) => [board(`${option.district}/field/site`)],
  act: 'placeSite',
  dragged: { shape: 'site', fromSeat: false },
  ghost: () => ({ layers: marker('site', 19, 3) }),
};

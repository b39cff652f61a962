import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { marker, text } from '../parts';

/** R4.7: the first Cult Site. */
export const placeSite: KindPicture = {
  stages: (option) => [board(`${text(option, 'district')}/field/site`)],
  act: 'placeSite',
  reason: 'placeSite',
  dragged: { shape: 'site', fromSeat: false },
  ghost: () => ({ layers: marker('site', 19, 3) }),
};

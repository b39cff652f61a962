import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { dominanceSpot, marker } from '../parts';

/** R10.3, R10.4: a marker on a free field, or in place of a rival's. */
export const placeDominance: KindPicture<'placeDominance'> = {
  stages(option) {
    const { district, at } = option;
    return ['replace' in option ? dominanceSpot(district, option) : board(`${district}/field/dominance/${at}`)];
  },
  preview: ([option], { app }) => (option === undefined || 'pass' in option ? '' : app.preview.scores(option.markers)),
  confirms: ({ prompts }) => prompts.placeIt,
  isReady: true,
  passesSmall: true,
  ghost: () => ({ layers: marker('dominance', 18, -2) }),
};

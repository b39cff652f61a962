import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { dominanceSpot, marker, number, text } from '../parts';

/** R10.3, R10.4: a marker on a free field, or in place of a rival's. */
export const placeDominance: KindPicture = {
  stages(option) {
    const district = text(option, 'district');
    if (option['replace'] !== undefined) return [dominanceSpot(district, option)];
    return [board(`${district}/field/dominance/${number(option, 'at')}`)];
  },
  preview: ([option], { app }) =>
    option === undefined || option.pass === true ? '' : app.preview.scores(number(option, 'markers')),
  reason: 'placeDominance',
  ghost: () => ({ layers: marker('dominance', 18, -2) }),
};

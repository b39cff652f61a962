import { roman } from '../../../words';
import type { KindPicture } from '../kind';
import { ritualSpot } from '../parts';

/** R10.5: one own Ritual leaves after a Terror. */
export const removeRitual: KindPicture<'removeRitual'> = {
  stages: (option) => [ritualSpot(option.district, option)],
  act: 'removeRitual',
  preview: ([option], { app }) => (option === undefined ? '' : app.preview.keeps(option.keeps.map(roman))),
};

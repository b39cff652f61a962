import { roman } from '../../../words';
import type { KindPicture } from '../kind';
import { ritualSpot, text } from '../parts';

/** R10.5: one own Ritual leaves after a Terror. */
export const removeRitual: KindPicture = {
  stages: (option) => [ritualSpot(text(option, 'district'), option)],
  act: 'removeRitual',
  preview([option], { app }) {
    const keeps = option?.['keeps'];
    return Array.isArray(keeps) ? app.preview.keeps(keeps.map(Number).map(roman)) : '';
  },
  reason: 'removeRitual',
};

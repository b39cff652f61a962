import { roman } from '../../../words';
import type { KindPicture } from '../kind';
import { number, ritualSpot, sceneOf } from '../parts';

/** R10.5: one own Ritual leaves after a Terror. */
export const removeRitual: KindPicture = {
  stages: (option, view, { seat }) => [ritualSpot(view, sceneOf(view), seat, number(option, 'level'))],
  act: 'removeRitual',
  preview([option], { view, decision, app }) {
    if (option === undefined) return '';
    const rituals = (view.districts[sceneOf(view)]?.rituals ?? [])
      .filter(([cult]) => cult === decision.seat)
      .map(([, level]) => level);
    const at = rituals.indexOf(number(option, 'level'));
    return app.preview.keeps(rituals.filter((_, index) => index !== at).map((level) => roman(level)));
  },
  reason: 'removeRitual',
};

import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { marker, sceneOf, text } from '../parts';

/** R10.3, R10.4: a marker on a free field, or in place of a rival's. */
export const placeDominance: KindPicture = {
  stages(option, view) {
    const district = sceneOf(view);
    const markers = view.districts[district]?.dominance ?? [];
    if (option['replace'] !== undefined) return [board(`${district}/dominance/${markers.lastIndexOf(text(option, 'replace'))}`)];
    return [board(`${district}/field/dominance/${text(option, 'field')}`)];
  },
  preview([option], { view, decision, app }) {
    if (option === undefined || option.pass === true) return '';
    const own = (view.districts[sceneOf(view)]?.dominance ?? []).filter((cult) => cult === decision.seat).length;
    return app.preview.scores(own + 1);
  },
  reason: 'placeDominance',
  ghost: () => ({ layers: marker('dominance', 18, -2) }),
};

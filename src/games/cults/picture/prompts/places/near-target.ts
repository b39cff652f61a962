import type { Option } from '../../../contract/view-types';
import { piecesOf } from '../../board/pieces';
import { everyone } from '../../facts/facts';
import { NEAR, nearPlace, type NearPlace } from '../../phone/near-places';
import { stackOf, type Aimed } from './target-places';

/** Where a phone's enlarged district shows a place that an option points at. */
export function nearTarget(place: string, option: Option | undefined, aimed: Aimed): NearPlace {
  const { view, decision } = aimed;
  const [district = '', kind, what, index] = place.split('/');
  const plans = view.districts[district]?.plans.length ?? 0;
  const top = NEAR.plan(Math.max(0, plans - 1), plans);
  if (kind !== 'field') {
    const piece = piecesOf(view).find(({ at }) => at === place);
    return (piece === undefined ? null : nearPlace(piece, view)) ?? top;
  }
  if (what === 'site') return NEAR.site(Math.max(0, everyone(view).indexOf(decision.seat)));
  if (what === 'dominance') return NEAR.dominance(Number(index));
  return what === 'stack' ? NEAR[stackOf(option, aimed)] : top;
}

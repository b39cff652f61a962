import { roman } from '../../../words';
import type { Option } from '../../../contract/view-types';
import { terrorIn } from '../../facts/fight';
import type { Asked } from '../kind';
import { number } from '../parts';

/** R8.7, R9.2: what the own Rituals here are worth after a move; in an Influence it is raised where the next level is in supply. */
export function movePreview(options: readonly Option[], { view, app, decision }: Asked, mayRise: boolean): string {
  const move = options.find((option) => option['from'] !== undefined);
  if (move === undefined) return '';
  const here = view.turn?.district ?? view.fight?.district ?? '';
  const level = number(move, 'level');
  const raised = mayRise && (view.supply[decision.seat]?.rituals[level] ?? 0) > 0;
  const worth = terrorIn(view, decision.seat, here).rituals + level + (raised ? 1 : 0);
  return raised ? app.preview.raised(roman(level + 1), worth) : app.preview.moved(worth);
}

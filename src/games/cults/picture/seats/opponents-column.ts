import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';

/** What the panel of an opponent needs where three of them stand in the column; design pixels. */
const PANEL = 155;
const GAP = 8;
/** Lower space would show hardly more than the title of the latest events. */
export const LEAST = 105;

/** The panels of the opponents in their column, and after them the space that is left for the latest events. */
export function placesOf({ opponents: column, unit }: Pick<TableLayout, 'opponents' | 'unit'>, others: number): readonly Rect[] {
  const gap = GAP * unit;
  const third = (column.height - 2 * gap) / 3;
  const height = others < 3 ? third : Math.min(third, PANEL * unit);
  const panels = Array.from({ length: Math.max(2, others) }, (_, at) => ({
    ...column,
    y: column.y + at * (height + gap),
    height,
  }));
  const y = column.y + panels.length * (height + gap);
  return [...panels, { ...column, y, height: column.y + column.height - y }];
}

import { MIRROR, type Quadrant } from '../../config/board-layout';
import type { Rect } from '../../../../../platform/config/layout';
import type { TableLayout } from '../../config/table-layout';

/** Preferred and minimum width of the menu beside the board (design pixels). */
const WISH = 236;
const LEAST = 150;

/** Heights taken at the top by turn strip and bars, and at the bottom by coach and button. */
const TOP = { left: 130, right: 62 } as const;
const BOTTOM = { left: 68, right: 44 } as const;

/** Between the rim and the panels on the district's side; if that is too narrow, on the Plan board (docs/look.md). */
export function menuColumn(layout: TableLayout, district: Quadrant): Rect {
  const { board, unit, opponents, planBoard, prompt } = layout;
  const side = MIRROR[district].x < 0 ? 'left' : 'right';
  const gap = 7 * unit;
  const free =
    side === 'left'
      ? { from: opponents.x + opponents.width + gap, to: board.x - board.radius - gap }
      : { from: board.x + board.radius + gap, to: planBoard.x - gap };
  const width = Math.min(WISH * unit, free.to - free.from);
  if (width < LEAST * unit) return { ...planBoard, height: prompt.y - planBoard.y - BOTTOM.right * unit };
  const top = TOP[side] * unit;
  return {
    x: side === 'left' ? free.to - width : free.from,
    y: top,
    width,
    height: prompt.y - top - BOTTOM[side] * unit,
  };
}

/** At its district's height, inside the column; on the Plan board at the top. */
export function menuPlace(layout: TableLayout, district: Quadrant, height: number): Rect {
  const column = menuColumn(layout, district);
  const isOverPlans = column.x === layout.planBoard.x;
  const free = Math.max(0, column.height - height);
  const y = column.y + (isOverPlans || MIRROR[district].y < 0 ? 0 : free);
  return { ...column, y, height: isOverPlans ? Math.max(height, layout.planBoard.height) : height };
}

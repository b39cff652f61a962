import type { Layout, Rect } from '../../../../../platform/config/layout';

/** How far to the right something at this height may reach without touching the board's rim. */
function rimAt({ board, unit }: Layout, top: number): number {
  const free = board.radius + 4 * unit;
  const down = top - board.y;
  return down >= free ? Number.POSITIVE_INFINITY : board.x - Math.sqrt(free * free - down * down);
}

/** The coach's place: between rim and prompt; during a Confrontation along the prompt. */
export function coachPlace(layout: Layout, inFight: boolean): Rect {
  const { shape, prompt, opponents, zoom, unit, board } = layout;
  if (shape === 'phone') return layout.planBoard;
  if (inFight) return { x: prompt.x, y: prompt.y - 31 * unit, width: prompt.width, height: 28 * unit };
  if (shape === 'wide') {
    // Above the own seat and the start of the prompt.
    const [x, y] = [prompt.x - 64 * unit, prompt.y - 67 * unit];
    return { x, y, width: Math.min(300 * unit, rimAt(layout, y) - x), height: 58 * unit };
  }
  const x = opponents.x + opponents.width + 6 * unit;
  const below = board.y + board.radius + unit;
  const height = Math.min(25 * unit, prompt.y - 2 * unit - below);
  if (height >= 20 * unit) return { x, y: prompt.y - 2 * unit - height, width: zoom.x - x - 6 * unit, height };
  const y = prompt.y - 44 * unit;
  return { x, y, width: rimAt(layout, y) - x, height: 42 * unit };
}

/** The place of "Why not …?": in the corner between rim, bar and zoom; on narrow screens above the coach. */
export function whyNotPlace({ zoom, prompt, shape, unit }: Layout): Rect {
  const y = prompt.y - (shape === 'wide' ? 36 : 62) * unit;
  return { x: zoom.x - 124 * unit, y, width: 116 * unit, height: 30 * unit };
}

import type { Rect } from '../../../../../platform/config/layout';
import { besidePrompt } from '../../config/meanwhile-places';
import type { TableLayout } from '../../config/table-layout';

/** How far to the right something at this height may reach without touching the board's rim. */
function rimAt({ board, unit }: TableLayout, top: number): number {
  const free = board.radius + 4 * unit;
  const down = top - board.y;
  return down >= free ? Number.POSITIVE_INFINITY : board.x - Math.sqrt(free * free - down * down);
}

/** How much higher the coach's panel may become for long words, step by step; design pixels. */
const GROWTH = [18, 36, 54, 72, 90, 108];
/** A narrower panel has too few words in a line; design pixels. */
const LEAST_WIDTH = 170;

/** The coach's places, from the smallest on: it takes the first one in which its words can be read. */
export function coachPlaces(layout: TableLayout, inFight: boolean): readonly Rect[] {
  const least = leastPlace(layout, inFight);
  const higher = GROWTH.map((more) => raised(least, more * layout.unit));
  if (layout.shape === 'phone' || inFight) return [least, ...higher];
  const beside = higher.map((place) => besideRim(layout, place)).filter(({ width }) => width >= LEAST_WIDTH * layout.unit);
  // Where the board leaves no room beside it, two more lines lie over the edge of its rim.
  return layout.shape === 'wide' ? [least, ...beside] : [least, ...beside, ...higher.slice(0, 2)];
}

const raised = ({ x, y, width, height }: Rect, by: number): Rect => ({ x, y: y - by, width, height: height + by });

/** Higher up the rim comes nearer, so the panel begins at the rivals' panels. */
function besideRim(layout: TableLayout, { y, height }: Rect): Rect {
  const x = layout.opponents.x + layout.opponents.width + 4 * layout.unit;
  return { x, y, width: Math.min(300 * layout.unit, rimAt(layout, y) - x), height };
}

/** Between rim and prompt; during a Confrontation along the prompt. */
function leastPlace(layout: TableLayout, inFight: boolean): Rect {
  const { shape, prompt, opponents, unit, board } = layout;
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
  if (height >= 20 * unit) return { x, y: prompt.y - 2 * unit - height, width: besidePrompt(layout).x - x - 6 * unit, height };
  const y = prompt.y - 44 * unit;
  return { x, y, width: rimAt(layout, y) - x, height: 42 * unit };
}

/** The place of "Why not …?": between the rim and the list of what the others did; on narrow screens above the coach. */
export function whyNotPlace(layout: TableLayout): Rect {
  const { prompt, shape, unit } = layout;
  const y = prompt.y - (shape === 'wide' ? 36 : 62) * unit;
  return { x: besidePrompt(layout).x - 122 * unit, y, width: 116 * unit, height: 30 * unit };
}

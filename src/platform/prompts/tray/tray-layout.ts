import type { Layout, Rect } from '../../config/layout';
import type { TileForm } from '../spots';
import type { Item } from './tray-items';

/** Preferred and minimum width of a tile by form; design pixels. */
const WIDTHS: Readonly<Record<Exclude<TileForm, 'token'>, readonly [number, number]>> = {
  card: [116, 90],
  ability: [262, 160],
  die: [128, 72],
  turn: [152, 120],
  piece: [146, 96],
  words: [96, 56],
  choice: [300, 140],
  pass: [132, 104],
  refused: [168, 124],
};

/** Preferred and minimum width of cards in two rows, which show name and picture side by side. */
const HALF_CARD = [116, 92] as const;
export const TRAY_GAP = 8;

/** Up to two tokens stand in one row, more in two. */
export const tokenColumns = (count: number): number => (count <= 2 ? count : Math.ceil(count / 2));

function widthsOf({ form, offers }: Item): readonly [number, number] {
  if (form !== 'token') return WIDTHS[form];
  const columns = tokenColumns(offers.length);
  return [Math.max(128, columns * 54 + 14), Math.max(114, columns * 36 + 10)];
}

interface Column {
  readonly items: readonly Item[];
  readonly wish: number;
  readonly least: number;
}

const single = (item: Item): Column => {
  const [wish, least] = widthsOf(item);
  return { items: [item], wish, least };
};

/** Pairs neighbouring cards, one above the other. */
function paired(items: readonly Item[]): Column[] {
  const cards = items.filter(({ form }) => form === 'card');
  const columns: Column[] = [];
  for (let at = 0; at < cards.length; at += 2)
    columns.push({ items: cards.slice(at, at + 2), wish: HALF_CARD[0], least: HALF_CARD[1] });
  return [...columns, ...items.filter(({ form }) => form !== 'card').map(single)];
}

const least = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + column.least, TRAY_GAP * (columns.length - 1));

/** Minimum width of all tiles side by side. */
export const leastWidth = (items: readonly Item[], unit: number): number => least(items.map(single)) * unit;

/** The tray's place; on a phone the whole width, if the tiles would be too narrow beside the board. */
export function trayPlace({ tray, shape, width, unit }: Layout & { readonly tray: Rect }, needed: number): Rect {
  if (shape !== 'phone' || needed <= tray.width) return tray;
  const right = tray.x + tray.width;
  const wide = Math.min(right - 6 * unit, Math.max(needed + 12 * unit, tray.width * 1.2), width);
  return { ...tray, x: right - wide, width: wide };
}

/** The corner beside the round board, where the button stands that hides the tray. */
export function cornerPlace({ prompt, unit, height }: Layout & { readonly prompt: Rect }): Rect {
  return { x: prompt.x - 66 * unit, y: height - 62 * unit, width: 60 * unit, height: 58 * unit };
}

/** Width of each hand card that the tiles leave visible: its first icon (design pixels). */
const CARD_EDGE = 34;

/** Width of the hand beside a tray that needs less than its room; 0 if too little is left. */
export function handBeside(items: readonly Item[], room: number, cards: number, cardWidth: number, unit: number): number {
  const columns = items.map(single);
  const wish = columns.reduce((sum, column) => sum + column.wish, TRAY_GAP * (columns.length - 1)) * unit;
  const narrowest = cardWidth + (cards - 1) * CARD_EDGE * unit;
  const widest = cards * (cardWidth + 4 * unit);
  const free = room - 3 * TRAY_GAP * unit;
  if (cards === 0 || least(columns) * unit + narrowest > free) return 0;
  return Math.min(widest, Math.max(narrowest, free - wish));
}

/** Places the tiles side by side, centred; too many cards stand in two rows. */
export function arrange(items: readonly Item[], room: Rect, unit: number): Map<Item, Rect> {
  const all = items.map(single);
  const have = room.width / unit;
  const columns = least(all) > have && items.filter(({ form }) => form === 'card').length > 2 ? paired(items) : all;
  const gaps = TRAY_GAP * (columns.length - 1);
  const [wishes, needs] = [columns.reduce((sum, { wish }) => sum + wish, 0), least(columns) - gaps];
  const free = have - gaps - needs;
  const part = wishes === needs ? 1 : Math.min(1, Math.max(0, free / (wishes - needs)));
  const squeeze = Math.min(1, (have - gaps) / needs);
  const widths = columns.map((column) => (column.least + part * (column.wish - column.least)) * squeeze * unit);
  const whole = widths.reduce((sum, width) => sum + width, gaps * unit);
  const places = new Map<Item, Rect>();
  let x = room.x + (room.width - whole) / 2;
  columns.forEach((column, at) => {
    const width = widths[at]!;
    const isHalf = columns !== all && column.items[0]!.form === 'card';
    const height = isHalf ? (room.height - TRAY_GAP * unit) / 2 : room.height;
    column.items.forEach((item, row) => places.set(item, { x, y: room.y + row * (height + TRAY_GAP * unit), width, height }));
    x += width + TRAY_GAP * unit;
  });
  return places;
}

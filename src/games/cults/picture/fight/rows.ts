import { CARD } from '../config/card-layout';
import type { ForcePlace } from './places';

/** Distance between cards, in card widths. */
export const STEP = 1.14;
/** Smallest scale of a whole card; where more cards lie than fit so, they become low cards in rows. */
const SMALLEST = 0.74;
/** Narrowest low card while a third row is possible; design pixels. */
const LOW_WIDTH = 84;
const MOST_ROWS = 3;

/** Layout of a side's cards: size, and the centre of each, in CSS pixels. */
export interface Laid {
  readonly width: number;
  readonly height: number;
  /** True if they show name and picture only. */
  readonly isLow: boolean;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

/** Lays cards without overlap: many are smaller, and more than one row holds lie in two or three. */
export function layCards(count: number, place: ForcePlace, unit: number): Laid {
  const { width: room, cardWidth: most } = place;
  const gap = 5 * unit;
  const width = Math.min(most, (room - gap * (count - 1)) / Math.max(1, count));
  if (width < most * SMALLEST) return inRows(count, place, unit);
  const step = count < 2 ? 0 : Math.min(most * STEP, (room - width) / (count - 1));
  const tall = (most * CARD.height) / CARD.width;
  return {
    width,
    height: (width * CARD.height) / CARD.width,
    isLow: false,
    spots: row(count, place, width, step).map((x) => ({ x, y: place.cardsY + tall / 2 })),
  };
}

function inRows(count: number, place: ForcePlace, unit: number): Laid {
  const { width: room, cardWidth: most, cardsY } = place;
  const gap = 5 * unit;
  const fit = Math.max(1, Math.floor((room + gap) / (LOW_WIDTH * unit + gap)));
  const rows = Math.min(MOST_ROWS, Math.max(2, Math.ceil(count / fit)));
  const across = Math.ceil(count / rows);
  const width = Math.min(most, (room - gap * (across - 1)) / across);
  const height = ((most * CARD.height) / CARD.width + 10 * unit - gap * (rows - 1)) / rows;
  const spots = Array.from({ length: rows }, (_, at) =>
    row(Math.min(across, count - at * across), place, width, width + gap).map((x) => ({
      x,
      y: cardsY + at * (height + gap) + height / 2,
    })),
  );
  return { width, height, isLow: true, spots: spots.flat() };
}

/** Horizontal centres of a row's cards; the row begins at the outer edge of the side, left or right. */
function row(count: number, { x, width: room, edge }: ForcePlace, width: number, step: number): number[] {
  const start = edge === 'left' ? x + width / 2 : x + room - width / 2 - step * (count - 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => start + at * step);
}

import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from './table-layout';

/** Design pixels. */
const PAD = 12;

/** Where the list of what the others did lies, in CSS pixels. */
export interface MeanwhilePlaces {
  /** The whole panel. */
  readonly room: Rect;
  /** Its lines, measured from the panel's corner. */
  readonly lines: Rect;
  /** Height of the title's row. */
  readonly head: number;
  readonly foot: { readonly goOn: Rect; readonly more: Rect };
  /** Size of the letters; design pixels. */
  readonly letters: number;
}

/**
 * Beside board and prompt, in place of the enlarged card; on a phone in place of the enlarged district, with the buttons where the
 * next question will have its own. `isLeft`: with a button to go on; `hasMore`: with a button to the lines that do not fit.
 */
export function meanwhilePlaces(layout: TableLayout, isLeft: boolean, hasMore = false): MeanwhilePlaces {
  return layout.shape === 'phone' ? onPhone(layout) : besideBoard(layout, isLeft, hasMore);
}

/** The panel's place on larger screens. */
export function besidePrompt({ shape, board, prompt, planBoard, zoom, unit }: TableLayout): Rect {
  const rim = board.x + board.radius;
  // On wide screens the prompt ends where the panel begins, which is higher than the end of the zoom.
  const x = (shape === 'wide' ? Math.max(rim, prompt.x + prompt.width) : rim) + PAD * unit;
  return { x, y: zoom.y, width: planBoard.x + planBoard.width - x, height: zoom.height };
}

function besideBoard(layout: TableLayout, isLeft: boolean, hasMore: boolean): MeanwhilePlaces {
  const { unit } = layout;
  const px = (value: number): number => value * unit;
  const room = besidePrompt(layout);
  const inner = room.width - px(2 * PAD);
  const [head, more, foot] = [px(40), px(hasMore ? 38 : 0), px(isLeft ? 48 : 0)];
  return {
    room,
    head,
    lines: { x: px(PAD), y: head + more, width: inner, height: room.height - head - more - foot - px(PAD / 2) },
    foot: {
      goOn: { x: room.x + (room.width - px(120)) / 2, y: room.y + room.height - px(42), width: px(120), height: px(36) },
      more: { x: room.x + px(PAD), y: room.y + head, width: inner, height: px(32) },
    },
    letters: 15,
  };
}

function onPhone({ tray: room, prompt, unit }: TableLayout): MeanwhilePlaces {
  const px = (value: number): number => value * unit;
  const height = Math.min(prompt.height, px(44));
  const [head, goOn] = [px(30), px(156)];
  const x = prompt.x + prompt.width - goOn;
  return {
    room,
    head,
    lines: { x: px(PAD), y: head, width: room.width - px(2 * PAD), height: room.height - head - px(PAD / 2) },
    foot: {
      goOn: { x, y: prompt.y, width: goOn, height },
      more: { x: prompt.x, y: prompt.y, width: prompt.width - goOn - px(8), height },
    },
    letters: 14,
  };
}

/** In a Confrontation the list is a button: between the button to the board and the title or the table's buttons. */
export function notePlace({ shape, unit, topLeft, topRight }: TableLayout): Rect {
  const width = 190 * unit;
  if (shape !== 'phone') return { x: topLeft.x + 198 * unit, y: topLeft.y + 4 * unit, width, height: 38 * unit };
  const { y, height } = topRight;
  return { x: topRight.x - topRight.width - 16 * unit - width, y, width, height };
}

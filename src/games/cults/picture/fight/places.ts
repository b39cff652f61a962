import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';

/** Layout of a Confrontation's scene, in CSS pixels: two cults face each other, more stand side by side. */
export interface FightPlaces {
  /** The scene ends where the prompt begins. */
  readonly height: number;
  readonly middle: number;
  readonly forces: readonly ForcePlace[];
  readonly stake: Rect;
  readonly versus: { readonly x: number; readonly y: number } | null;
  readonly attackY: number;
  readonly standingY: number;
  readonly standingWidth: number;
}

export interface ForcePlace {
  readonly x: number;
  readonly width: number;
  /** The edge from which it is laid out. */
  readonly edge: 'left' | 'right';
  readonly headY: number;
  readonly headWidth: number;
  /** Where the cards lie, if not in the width of the rest. */
  readonly cards?: { readonly x: number; readonly width: number };
  readonly cardsY: number;
  readonly cardWidth: number;
  /** On a phone a side is a line of this height, with its sources of Attack side by side. */
  readonly line?: number;
  readonly boxY: number;
  readonly fist: number;
  readonly total: { readonly x: number; readonly y: number; readonly size: number };
}

/** Height of the coach's line between scene and prompt. */
const COACH = 36;

export function fightPlaces(layout: TableLayout, count: number): FightPlaces {
  const { unit, width, prompt } = layout;
  const height = prompt.y - COACH * unit;
  if (layout.shape === 'phone') return lines(layout, count);
  // A higher screen spreads the rows; font sizes stay.
  const spare = Math.max(0, height / unit - 655);
  const px = (value: number): number => value * unit;
  const base = {
    height,
    middle: width / 2,
    standingY: height - px(20),
    standingWidth: width - px(80),
  };
  return count <= 2 ? facing(layout, base, px(spare)) : columns(layout, base, px(spare), count);
}

type Base = Pick<FightPlaces, 'height' | 'middle' | 'standingY' | 'standingWidth'>;

function facing({ unit, width }: TableLayout, base: Base, spare: number): FightPlaces {
  const px = (value: number): number => value * unit;
  const narrow = width / unit < 1400;
  const disc = px(narrow ? 118 : 150);
  const apart = disc * 0.5 + px(narrow ? 26 : 34);
  const margin = px(narrow ? 20 : 48);
  const side = base.middle - apart - disc / 2 - px(narrow ? 16 : 30) - margin;
  const cardsY = px(218) + spare * 0.4;
  const boxY = px(452) + spare * 0.6;
  const totalY = px(narrow ? 318 : 318) + spare * 0.4;
  const force = (edge: 'left' | 'right'): ForcePlace => ({
    x: edge === 'left' ? margin : width - margin - side,
    width: side,
    edge,
    headY: px(146) + spare * 0.3,
    headWidth: side,
    cardsY,
    cardWidth: px(narrow ? 128 : 146),
    boxY,
    fist: px(narrow ? 84 : 108),
    total: { x: base.middle + (edge === 'left' ? -apart : apart), y: totalY, size: disc },
  });
  const stakeWidth = px(narrow ? 250 : 296);
  return {
    ...base,
    forces: [force('left'), force('right')],
    stake: { x: base.middle - stakeWidth / 2, y: boxY - px(14), width: stakeWidth, height: px(156) },
    versus: { x: base.middle, y: totalY },
    attackY: totalY + disc / 2 + px(24),
  };
}

/** On a phone the sides are lines below the board's middle, where no prompt covers them; the cards lie where the tray may come. */
function lines({ unit, width, height, tray, planBoard, prompt }: TableLayout, count: number): FightPlaces {
  const px = (value: number): number => value * unit;
  const edge = px(8);
  const top = planBoard.y + px(2);
  const line = (height - top - px(4)) / count;
  const gap = px(12);
  const column = (width - 2 * edge - gap * (count - 1)) / count;
  const disc = Math.min(px(58), line - px(4));
  const whole = prompt.x - px(8) - edge;
  return {
    height: prompt.y,
    middle: planBoard.x + planBoard.width / 2,
    standingY: planBoard.y + planBoard.height / 2,
    standingWidth: planBoard.width - px(50),
    forces: Array.from({ length: count }, (_, at) => ({
      x: edge,
      width: whole,
      edge: 'left',
      headY: top + at * line,
      headWidth: whole - disc - Math.min(px(50), line),
      cards: { x: edge + at * (column + gap), width: column },
      cardsY: tray.y + px(2),
      cardWidth: px(count > 2 ? 80 : 88),
      boxY: top + at * line,
      fist: Math.min(px(46), line - px(4)),
      total: { x: edge + whole - disc / 2, y: top + (at + 0.5) * line, size: disc },
      line,
    })),
    stake: { ...prompt, width: prompt.width - px(160) },
    versus: null,
    attackY: 0,
  };
}

function columns({ unit, width }: TableLayout, base: Base, spare: number, count: number): FightPlaces {
  const px = (value: number): number => value * unit;
  const margin = px(24);
  const gap = px(28);
  const column = Math.min(px(440), (width - 2 * margin - gap * (count - 1)) / count);
  const left = (width - column * count - gap * (count - 1)) / 2;
  const disc = px(74);
  const cardsY = px(224) + spare * 0.4;
  const cardWidth = px(128);
  return {
    ...base,
    forces: Array.from({ length: count }, (_, at) => ({
      x: left + at * (column + gap),
      width: column,
      edge: 'left',
      headY: px(144) + spare * 0.3,
      headWidth: column - disc - px(8),
      cardsY,
      cardWidth,
      boxY: cardsY + cardWidth * 1.4 + px(24),
      fist: px(60),
      total: { x: left + at * (column + gap) + column - disc / 2, y: px(176) + spare * 0.3, size: disc },
    })),
    stake: { x: base.middle - px(350), y: base.height - px(88), width: px(700), height: px(50) },
    versus: null,
    attackY: 0,
  };
}

import { Container } from 'pixi.js';
import type { Rect } from '../../config/layout';
import { makeBackdrop, makeVeil } from '../../ui/backdrop';
import { makeButton } from '../../ui/controls/button';
import { makePanel } from '../../ui/panel';
import { cutWidth, makeText } from '../../ui/text';
import type { Sheet } from './built-screen';

export interface PageFrameOptions {
  readonly heading: string;
  readonly back: () => void;
  /** Wanted width in design pixels; a smaller screen reduces it. */
  readonly width?: number;
  readonly height?: number;
}

/**
 * The background of a page: the dimmed night, a panel in the middle, its heading and the way back. Returns the rectangle left for
 * content.
 */
export function makePage(
  sheet: Sheet,
  { heading, back, width = 1180, height = 852 }: PageFrameOptions,
): { root: Container; inside: Rect } {
  const { unit } = sheet;
  const root = new Container();
  const wide = Math.min(width * unit, sheet.width - 24 * unit);
  const high = Math.min(height * unit, sheet.height - 48 * unit);
  const outside: Rect = { x: (sheet.width - wide) / 2, y: (sheet.height - high) / 2, width: wide, height: high };
  const title = makeText(heading, 'title', { unit, anchor: [0.5, 0.5] });
  cutWidth(title, wide - 340 * unit, unit, 22).position.set(sheet.width / 2, outside.y + 46 * unit);
  const way = makeButton(sheet.screens.back, { unit, width: 130 * unit, height: 44 * unit, press: back });
  way.position.set(outside.x + 24 * unit, outside.y + 24 * unit);
  root.addChild(
    makeBackdrop('title', sheet.width, sheet.height),
    makeVeil(sheet.width, sheet.height, 0.55),
    makePanel(outside),
    title,
    way,
  );
  const inside: Rect = {
    x: outside.x + 32 * unit,
    y: outside.y + 88 * unit,
    width: wide - 64 * unit,
    height: outside.height - 88 * unit - 28 * unit,
  };
  return { root, inside };
}

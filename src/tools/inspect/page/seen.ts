import type { Text } from 'pixi.js';
import type { Page } from '../../../platform/shell/app';
import { drawnTexts, type TextBox, type DrawnText } from './texts';

/** A visible text: where its letters are, and the average colour behind them. */
export interface SeenText extends DrawnText {
  readonly ground: number;
}

/** Share of a letter's colour that must come through for it to count as visible; under a veil less is left. */
const ENOUGH = 0.6;

interface Found {
  readonly thing: Text;
  readonly drawn: DrawnText;
}

/** The screen's pixels, row by row from the bottom. */
interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds visible texts by rendering: once with all letters black, then with some in their own colour. The difference is a text's
 * colour times the share that comes through everything drawn over it, which finds texts under veils and behind panels reliably.
 * Overlapping texts are rendered one after the other.
 */
export function seenTexts(page: Page): SeenText[] {
  const found = drawnTexts(page.stage).filter(({ drawn: { seen } }) => seen.width >= 1 && seen.height >= 1);
  const tints = found.map(({ thing }) => thing.tint);
  const bare = without(found, () => photograph(page));
  for (const { thing } of found) thing.tint = 0;
  const black = photograph(page);
  const seen = apart(found).flatMap((group) => {
    for (const { thing } of group) thing.tint = tints[found.findIndex((one) => one.thing === thing)]!;
    const shown = photograph(page);
    for (const { thing } of group) thing.tint = 0;
    return group.flatMap(({ drawn }) => look(drawn, { bare, black, shown }));
  });
  found.forEach(({ thing }, at) => void (thing.tint = tints[at]!));
  page.frames.now();
  return seen;
}

function without<T>(found: readonly Found[], act: () => T): T {
  for (const { thing } of found) thing.renderable = false;
  const result = act();
  for (const { thing } of found) thing.renderable = true;
  return result;
}

/** Renders a frame and reads its pixels at once: after presentation the buffer would be gone. */
function photograph({ renderer, frames }: Page): Picture {
  frames.now();
  const { gl } = renderer;
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const data = new Uint8Array(width * height * 4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, data);
  // Pixi must not assume that its own render target is still bound.
  renderer.resetState();
  return { data, width, height };
}

/** Groups of texts in which none overlaps another. */
function apart(found: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const one of found) {
    const free = groups.find((group) => group.every((other) => !touch(one.drawn.seen, other.drawn.seen)));
    if (free === undefined) groups.push([one]);
    else free.push(one);
  }
  return groups;
}

const touch = (a: TextBox, b: TextBox): boolean =>
  a.x < b.x + b.width + 2 && b.x < a.x + a.width + 2 && a.y < b.y + b.height + 2 && b.y < a.y + a.height + 2;

interface Pictures {
  readonly bare: Picture;
  readonly black: Picture;
  readonly shown: Picture;
}

/** Empty for a text that is covered, even by a shade. */
function look(drawn: DrawnText, { bare, black, shown }: Pictures): SeenText[] {
  const { colour, alpha, seen } = drawn;
  const whole = ((colour >> 16) + ((colour >> 8) & 255) + (colour & 255)) * alpha;
  const [left, top] = [Math.max(0, Math.floor(seen.x)), Math.max(0, Math.floor(seen.y))];
  const right = Math.min(shown.width, Math.ceil(seen.x + seen.width));
  const bottom = Math.min(shown.height, Math.ceil(seen.y + seen.height));
  const [xs, ys, grounds]: [number[], number[], number[]] = [[], [], []];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = ((shown.height - 1 - y) * shown.width + x) * 4;
      const [a, b] = [shown.data, black.data];
      const added = a[at]! - b[at]! + (a[at + 1]! - b[at + 1]!) + (a[at + 2]! - b[at + 2]!);
      if (added < ENOUGH * whole) continue;
      xs.push(x);
      ys.push(y);
      grounds.push((bare.data[at]! << 16) | (bare.data[at + 1]! << 8) | bare.data[at + 2]!);
    }
  if (grounds.length < 2) return [];
  grounds.sort((one, other) => light(one) - light(other));
  return [{ ...drawn, seen: around(xs, ys), ground: grounds[grounds.length >> 1]! }];
}

/** The bounding box of the visible letters. */
function around(xs: readonly number[], ys: readonly number[]): TextBox {
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: most(xs) + 1 - x, height: most(ys) + 1 - y };
}

const light = (colour: number): number => (colour >> 16) * 2 + ((colour >> 8) & 255) * 5 + (colour & 255);

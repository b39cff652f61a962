import { Text, type Container } from 'pixi.js';
import { NARROWEST } from '../../../platform/ui/text';

/** A text on the screen: its place, size and colour. */
export interface DrawnText {
  readonly text: string;
  /** The words themselves, without the padding around them, in CSS pixels. */
  readonly box: TextBox;
  /** The part of it left by masks. */
  readonly seen: TextBox;
  /** Height of its letters in CSS pixels. */
  readonly size: number;
  readonly bold: boolean;
  readonly colour: number;
  readonly alpha: number;
  readonly turned: boolean;
  /** Labels from the stage down, to find it in the sources. */
  readonly path: string;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All texts drawn below a container, covered or not, with their Text objects. */
export function drawnTexts(
  root: Container,
  path = '',
  alpha = 1,
  clip: TextBox | null = null,
): { readonly thing: Text; readonly drawn: DrawnText }[] {
  if (!root.visible || !root.renderable || root.alpha * alpha < 0.05) return [];
  const here = root.label ? `${path}/${root.label}` : path;
  const opacity = alpha * root.alpha;
  const inside = root.mask instanceof Object && 'getBounds' in root.mask ? overlap(clip, boxOf(root.mask as Container)) : clip;
  if (root instanceof Text) return root.text.trim() === '' ? [] : [{ thing: root, drawn: describe(root, here, opacity, inside) }];
  return root.children.flatMap((child) => drawnTexts(child, here, opacity, inside));
}

export const boxOf = (thing: Container): TextBox => {
  const { x, y, width, height } = thing.getBounds();
  return { x, y, width, height };
};

const overlap = (a: TextBox | null, b: TextBox): TextBox => {
  if (a === null) return b;
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
};

function describe(text: Text, path: string, alpha: number, clip: TextBox | null): DrawnText {
  const box = boxOf(text);
  const { a, b, c, d } = text.worldTransform;
  const scale = Math.hypot(a, b);
  const fill = text.style.fill;
  return {
    text: text.text,
    box,
    seen: overlap(clip, box),
    // Squeezed letters keep their height and stay readable down to `NARROWEST`.
    size: text.style.fontSize * Math.min(Math.hypot(c, d), scale / (NARROWEST - 0.01)),
    bold: text.style.fontWeight === 'bold' || Number(text.style.fontWeight) >= 700,
    colour: tinted(typeof fill === 'number' ? fill : 0xffffff, Number(text.tint)),
    alpha,
    turned: Math.abs(b) > 0.01 * scale,
    path,
  };
}

const tinted = (colour: number, tint: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum | (Math.round((((colour >> shift) & 255) * ((tint >> shift) & 255)) / 255) << shift), 0);

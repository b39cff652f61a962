import { generateTextStyleKey, Text, TextStyle, type Container, type TextStyleOptions } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { lettersCame } from '../shell/text/fonts';
import { cutLongest } from './cut';

/** The only style sheet of texts (docs/look.md, "Type"); sizes are design pixels. */
export const STYLES = {
  logo: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 84, fill: PALETTE.brassLight },
  title: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 34, fill: PALETTE.brassLight },
  heading: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 20, fill: PALETTE.brassLight },
  name: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 22, fill: PALETTE.ivory },
  /** Alegreya Sans rather than Almendra, whose 1 looks like an I: beside Rituals of level II, 11 would be misread. */
  total: { fontFamily: 'Alegreya Sans', fontWeight: '800', fontSize: 84, fill: PALETTE.ivory },
  body: { fontFamily: 'Alegreya Sans', fontWeight: '500', fontSize: 16, fill: PALETTE.ivory },
  strong: { fontFamily: 'Alegreya Sans', fontWeight: '700', fontSize: 16, fill: PALETTE.ivory },
  small: { fontFamily: 'Alegreya Sans', fontWeight: '500', fontSize: 14, fill: PALETTE.secondary },
  number: { fontFamily: 'Alegreya Sans', fontWeight: '800', fontSize: 17, fill: PALETTE.ivory },
  label: { fontFamily: 'Special Elite', fontWeight: '400', fontSize: 14, fill: PALETTE.secondary },
  flavour: { fontFamily: 'Cormorant', fontStyle: 'italic', fontWeight: '600', fontSize: 15, fill: PALETTE.ink },
  cardTitle: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 19, fill: 0x4a1710 },
  cardText: { fontFamily: 'Alegreya Sans', fontWeight: '500', fontSize: 14, fill: PALETTE.ink },
} as const satisfies Record<string, TextStyleOptions>;

export type StyleName = keyof typeof STYLES;

export interface TextOptions {
  /** CSS pixels per design pixel. */
  readonly unit: number;
  readonly fill?: number;
  /** Font size in design pixels, instead of the style's own. */
  readonly size?: number;
  /** Wrap lines at this width, in CSS pixels. */
  readonly width?: number;
  /** Break words that are longer than a line: those of strangers may be of any length. */
  readonly breakWords?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly anchor?: readonly [number, number];
}

/** A style keyed by its looks, so that equal words in equal styles are measured and drawn once. */
class SharedStyle extends TextStyle {
  /** The cached key; reset on every change, first by the parent's constructor (hence `declare`). */
  declare private looks: string | null;

  override get styleKey(): string {
    // Our key leaves out styles of tags within a text; where there are some, Pixi's key tells every style apart.
    return (this.looks ??= this.tagStyles === undefined ? `${generateTextStyleKey(this)} ${lettersCame()}` : super.styleKey);
  }

  override update(): void {
    this.looks = null;
    super.update();
  }
}

/** A Text in one of the shared styles. */
export function makeText(content: string, style: StyleName, options: TextOptions): Text {
  const base = STYLES[style];
  const size = (options.size ?? base.fontSize) * options.unit;
  const text = new Text({
    text: content,
    style: new SharedStyle({
      ...base,
      fontSize: size,
      fill: options.fill ?? base.fill,
      align: options.align ?? 'left',
      padding: Math.ceil(size * 0.25),
      ...(options.width === undefined
        ? {}
        : {
            wordWrap: true,
            breakWords: options.breakWords ?? false,
            wordWrapWidth: options.width,
            lineHeight: size * 1.18,
          }),
    }),
  });
  if (options.anchor !== undefined) text.anchor.set(...options.anchor);
  return text;
}

/** Shrinks a text until it fits the width: names from mods and translations have any length. */
export function fitWidth(text: Text, width: number): Text {
  if (text.width > width) text.scale.set((text.scale.x * width) / text.width);
  return text;
}

/** Smallest font size (docs/look.md); design pixels. */
export const LEAST_SIZE = 13;

/**
 * Fits a wrapped text: first smaller letters down to `LEAST_SIZE`, then tighter lines. If it is still too high, for instance a name
 * from a mod, the whole text is scaled down.
 */
export function fitBox(text: Text, width: number, height: number, unit: number): Text {
  const { style } = text;
  const least = LEAST_SIZE * unit;
  const fits = (): boolean => text.width <= width && text.height <= height;
  while (!fits() && style.fontSize > least) {
    style.fontSize = Math.max(least, style.fontSize - 0.5 * unit);
    style.lineHeight = style.fontSize * 1.18;
  }
  if (!fits()) style.lineHeight = style.fontSize * 1.04;
  fitWidth(text, width);
  if (text.height > height) text.scale.set((text.scale.x * height) / text.height);
  return text;
}

/** Wraps a text at the width, in letters of `size` down to `LEAST_SIZE` (design pixels) and no smaller. Returns whether it fits. */
export function shrinkInto(text: Text, size: number, width: number, height: number, unit: number): boolean {
  const { style } = text;
  text.scale.set(1);
  style.wordWrapWidth = width;
  for (let now = size; ; now = Math.max(LEAST_SIZE, now - 0.5)) {
    style.fontSize = now * unit;
    style.lineHeight = style.fontSize * (now > LEAST_SIZE ? 1.18 : 1.08);
    if (text.width <= width && text.height <= height) return true;
    if (now <= LEAST_SIZE) return false;
  }
}

/** Narrowest horizontal scale that stays readable. */
export const NARROWEST = 0.8;

/**
 * Narrows words that are too wide at the smallest size, keeping their height. If that is not enough, cuts the longest word; the
 * tooltip has the full text.
 */
export function squeezeWords(text: Text, width: number): Text {
  const tooWide = (): boolean => text.width * NARROWEST > width;
  for (let shorter = cutLongest(text.text); tooWide() && shorter !== text.text; shorter = cutLongest(shorter))
    text.text = shorter;
  if (text.width > width) text.scale.x *= (width - 0.5) / text.width;
  return text;
}

/** Fits a single line: smaller letters down to the `size` in design pixels, then cut at its end. */
export function cutWidth(text: Text, width: number, unit: number, size = LEAST_SIZE): Text {
  const least = (size * unit) / text.style.fontSize;
  text.scale.set(Math.max(Math.min(1, least), Math.min(1, width / (text.width / text.scale.x))));
  while (text.width > width && text.text.length > 2) text.text = `${text.text.replace(/…$/u, '').slice(0, -1).trimEnd()}…`;
  return text;
}

/** Centres words in a rectangle: wrapped, then smaller, then narrower until they fit. */
export function putWords(
  into: Container,
  words: Text,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  unit: number,
): void {
  const whole = words.text;
  fitBox(words, place.width, place.height, unit);
  if (words.scale.x < 0.96 && words.width > place.width - 1) {
    words.scale.set(1);
    fitBox(squeezeWords(words, place.width), place.width, place.height, unit);
    // Screen readers announce the uncut name.
    if (words.text !== whole) words.accessibleTitle = whole;
  }
  words.anchor.set(0.5);
  words.position.set(place.x + place.width / 2, place.y + place.height / 2);
  into.addChild(words);
}

/** Sets a text only if it changed: Pixi would draw and upload the same words again. Returns whether they changed. */
export function setWords(text: Text, words: string): boolean {
  if (text.text === words) return false;
  text.text = words;
  return true;
}

/** Cuts the end of a text that is too high for its place; the card itself shows it all. */
export function cutHeight(text: Text, height: number): Text {
  while (text.height > height && text.text.length > 12) text.text = `${text.text.slice(0, -8).trimEnd()}…`;
  return text;
}

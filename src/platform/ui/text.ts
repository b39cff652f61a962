import { generateTextStyleKey, Text, TextStyle, type Container, type TextStyleOptions } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { lettersCame } from '../shell/text/fonts';
import { cutLongest } from './cut';

/** The one style sheet of the game's texts (look.md, "Type"); sizes are design pixels. */
export const STYLES = {
  logo: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 84, fill: PALETTE.brassLight },
  title: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 34, fill: PALETTE.brassLight },
  heading: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 20, fill: PALETTE.brassLight },
  name: { fontFamily: 'Almendra', fontWeight: '700', fontSize: 22, fill: PALETTE.ivory },
  /** Almendra's 1 is an I: beside Rituals of level II nobody would read it as eleven. */
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
  /** What a design pixel measures. */
  readonly unit: number;
  readonly fill?: number;
  /** Design pixels, in place of the style's own. */
  readonly size?: number;
  /** Longer lines are broken at this width, in CSS pixels. */
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly anchor?: readonly [number, number];
}

/** Known by what it looks like: the same words in the same style are measured and drawn once, whoever says them. */
class SharedStyle extends TextStyle {
  /** Set anew with every change, the first time by the constructor of what it extends. */
  declare private looks: string | null;

  override get styleKey(): string {
    // Looks within a text are not among what tells styles apart.
    return (this.looks ??= this.tagStyles === undefined ? `${generateTextStyleKey(this)} ${lettersCame()}` : super.styleKey);
  }

  override update(): void {
    this.looks = null;
    super.update();
  }
}

/** A text in one of the house's styles. */
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
      ...(options.width === undefined ? {} : { wordWrap: true, wordWrapWidth: options.width, lineHeight: size * 1.18 }),
    }),
  });
  if (options.anchor !== undefined) text.anchor.set(...options.anchor);
  return text;
}

/** Makes a text smaller until it fits the width: names from mods and other languages are of any length. */
export function fitWidth(text: Text, width: number): Text {
  if (text.width > width) text.scale.set((text.scale.x * width) / text.width);
  return text;
}

/** Nothing is written smaller (look.md); design pixels. */
export const LEAST_SIZE = 13;

/**
 * Fits a text that is broken into lines: in smaller letters, but none that are hard to read, then in lines closer together. What
 * is too long even so, such as a name from a mod, is made smaller as a whole.
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

/** Letters as narrow as this are still read. */
export const NARROWEST = 0.8;

/**
 * Words that are too wide for their place in the smallest letters are drawn narrower and keep their height. Only of what is longer
 * still the longest word is cut; whoever wants to read it all points at it.
 */
export function squeezeWords(text: Text, width: number): Text {
  const tooWide = (): boolean => text.width * NARROWEST > width;
  for (let shorter = cutLongest(text.text); tooWide() && shorter !== text.text; shorter = cutLongest(shorter))
    text.text = shorter;
  if (text.width > width) text.scale.x *= (width - 0.5) / text.width;
  return text;
}

/** Fits a line of any length: in smaller letters, but none that are hard to read; then its end is left out. */
export function cutWidth(text: Text, width: number, unit: number): Text {
  const least = (LEAST_SIZE * unit) / text.style.fontSize;
  text.scale.set(Math.max(Math.min(1, least), Math.min(1, width / (text.width / text.scale.x))));
  while (text.width > width && text.text.length > 2) text.text = `${text.text.replace(/…$/u, '').slice(0, -1).trimEnd()}…`;
  return text;
}

/** Puts words into the middle of a place: broken into lines, then smaller until they fit, then narrower. */
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
    // Who cannot see the letters is told the whole name.
    if (words.text !== whole) words.accessibleTitle = whole;
  }
  words.anchor.set(0.5);
  words.position.set(place.x + place.width / 2, place.y + place.height / 2);
  into.addChild(words);
}

/** Writes only what is new: the same words again would be drawn and sent to the graphics card anew. Says whether they were new. */
export function setWords(text: Text, words: string): boolean {
  if (text.text === words) return false;
  text.text = words;
  return true;
}

/** Leaves out the end of a text that is too high for its place; whoever wants to read it all finds it on the card. */
export function cutHeight(text: Text, height: number): Text {
  while (text.height > height && text.text.length > 12) text.text = `${text.text.slice(0, -8).trimEnd()}…`;
  return text;
}

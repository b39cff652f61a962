import { type Browser, chromium, type Page } from 'playwright-core';
import { type Drawing, svgOf } from './drawing';

/** A rectangle of pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A drawing painted in the studio: its full size and its non-empty part, in pixels. */
export interface Painted {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
  readonly trim: Box;
}

/** What to copy where when painted drawings are composed. */
export interface Placement {
  readonly name: string;
  readonly from: Box;
  readonly x: number;
  readonly y: number;
}

type Cells = { cells?: Map<string, HTMLCanvasElement> };

/** Chromium draws the same pixels everywhere only without a graphics card and without the screen's colour profile. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-lcd-text',
];

/** A Chromium page in which drawings are painted on canvases, composed and encoded. */
export class Studio {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  /** `executablePath` is the path of a Chromium. */
  static async open(executablePath: string): Promise<Studio> {
    const browser = await chromium.launch({ executablePath, headless: true, args: FLAGS });
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>bake</title>');
    return new Studio(browser, page);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** Paints a drawing and keeps it under its name. */
  async paint(drawing: Drawing, scale: number): Promise<Painted> {
    const { trim, width, height } = await this.#page.evaluate(paintInPage, { name: drawing.name, svg: svgOf(drawing, scale) });
    if (trim.w <= 0) throw new Error(`The drawing ${drawing.name} is empty: its SVG shows nothing.`);
    return { drawing, width, height, trim };
  }

  /** Composes painted drawings on one canvas and encodes it; quality from 0 to 1. */
  async compose(placements: readonly Placement[], size: { width: number; height: number }, quality: number): Promise<Buffer> {
    const encoded = await this.#page.evaluate(composeInPage, {
      placements: [...placements],
      ...size,
      quality,
      type: 'image/webp',
    });
    return Buffer.from(encoded, 'base64');
  }

  /** Encodes one drawing as a picture. */
  async picture(drawing: Drawing, scale: number, quality: number): Promise<Buffer> {
    const { width, height } = await this.paint(drawing, scale);
    return this.compose(
      [{ name: drawing.name, from: { x: 0, y: 0, w: width, h: height }, x: 0, y: 0 }],
      { width, height },
      quality,
    );
  }
}

/** Playwright runs this in the page: it must not use anything from outside. */
async function paintInPage(given: { name: string; svg: string }): Promise<{ trim: Box; width: number; height: number }> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(given.svg)}`;
  try {
    await image.decode();
  } catch {
    throw new Error(`The SVG of the drawing ${given.name} cannot be read: look for an unclosed tag or a bad attribute.`);
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 3; i < data.length; i += 4) {
    // Alpha below 3 of 255 is invisible.
    if (data[i]! < 3) continue;
    const at = (i - 3) / 4;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  const kept = globalThis as Cells;
  (kept.cells ??= new Map()).set(given.name, canvas);
  return { trim: { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }, width, height };
}

/** Playwright runs this in the page: it must not use anything from outside. */
async function composeInPage(given: {
  placements: Placement[];
  width: number;
  height: number;
  quality: number;
  type: string;
}): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = given.width;
  canvas.height = given.height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const { cells } = globalThis as Cells;
  for (const { name, from, x, y } of given.placements) {
    context.drawImage(cells!.get(name)!, from.x, from.y, from.w, from.h, x, y, from.w, from.h);
  }
  // WebP stores alpha losslessly: rounding it to steps of five saves a fifth, invisibly.
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = Math.round(pixels.data[i]! / 5) * 5;
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, given.type, given.quality));
  const bytes = new Uint8Array(await blob!.arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(binary);
}

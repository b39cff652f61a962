import { type Browser, chromium, type Page } from 'playwright-core';
import { avifOf, type Quality } from './avif';
import { type Drawing, svgOf } from './drawing';
import { type Box, type Cells, layersInPage, type Placement } from './layers';

/** A drawing painted in the studio: its full size and its non-empty part, in pixels. */
export interface Painted {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
  readonly trim: Box;
}

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

  /** Composes painted drawings on one canvas and encodes it. */
  async compose(placements: readonly Placement[], size: { width: number; height: number }, quality: Quality): Promise<Buffer> {
    const { color, alpha } = await this.#page.evaluate(layersInPage, { placements: [...placements], ...size });
    return avifOf({ color: bytesOf(color), alpha: alpha === null ? null : bytesOf(alpha) }, quality);
  }

  /** Encodes one drawing as a picture. */
  async picture(drawing: Drawing, scale: number, quality: Quality): Promise<Buffer> {
    const { width, height } = await this.paint(drawing, scale);
    return this.compose(
      [{ name: drawing.name, from: { x: 0, y: 0, w: width, h: height }, x: 0, y: 0 }],
      { width, height },
      quality,
    );
  }
}

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

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

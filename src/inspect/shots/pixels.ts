import type { Page } from 'playwright-core';
import type { DrawnText } from '../../screens/inspection/texts';

export type SeenText = DrawnText & { readonly ground: number };

/** Which texts can be seen (the picture without them is another one there), and the middle colour of what lies behind them. */
export async function seenTexts(lab: Page, texts: readonly DrawnText[], picture: Buffer, without: Buffer): Promise<SeenText[]> {
  const boxes = texts.map(({ seen, colour, alpha }) => ({ ...seen, colour, alpha }));
  const found = await lab.evaluate(judge, { boxes, pictures: [picture, without].map((png) => png.toString('base64')) });
  return texts.flatMap((text, at) => (found[at] === null || found[at] === undefined ? [] : [{ ...text, ground: found[at] }]));
}

interface Given {
  readonly boxes: readonly { x: number; y: number; width: number; height: number; colour: number; alpha: number }[];
  readonly pictures: readonly string[];
}

/** Runs in a page: must not use anything from outside. Null for a text that lies under something else, were it only a shade. */
async function judge({ boxes, pictures }: Given): Promise<(number | null)[]> {
  const [shown, bare] = await Promise.all(
    pictures.map(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      return context;
    }),
  );
  return boxes.map(({ x, y, width, height, colour, alpha }) => {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const [wide, high] = [Math.floor(width), Math.floor(height)].map((length) => Math.max(1, length)) as [number, number];
    const [a, b] = [shown!, bare!].map((context) => context.getImageData(left, top, wide, high).data) as [
      Uint8ClampedArray,
      Uint8ClampedArray,
    ];
    const ink = [colour >> 16, (colour >> 8) & 255, colour & 255];
    let changed = 0;
    let strongest = 0;
    const grounds: number[] = [];
    for (let i = 0; i < a.length; i += 4) {
      let [step, way] = [0, 0];
      for (let c = 0; c < 3; c++) {
        step += Math.abs(a[i + c]! - b[i + c]!);
        way += Math.abs(ink[c]! - b[i + c]!) * alpha;
      }
      if (step <= 30) continue;
      changed++;
      strongest = Math.max(strongest, step / Math.max(1, way));
      grounds.push((b[i]! << 16) | (b[i + 1]! << 8) | b[i + 2]!);
    }
    if (strongest < 0.6) return null;
    if (changed < Math.max(3, (wide * high) / 400)) return null;
    const light = (colour: number): number => (colour >> 16) * 2 + ((colour >> 8) & 255) * 5 + (colour & 255);
    grounds.sort((one, other) => light(one) - light(other));
    return grounds[grounds.length >> 1]!;
  });
}

/** A rectangle of pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What to copy where when painted drawings are composed. */
export interface Placement {
  readonly name: string;
  readonly from: Box;
  readonly x: number;
  readonly y: number;
}

/** A composed picture as two opaque PNGs: its colours, and its alpha as grey; null if nothing is transparent. */
export interface Layers {
  readonly color: Buffer;
  readonly alpha: Buffer | null;
}

export interface Composition {
  readonly placements: Placement[];
  readonly width: number;
  readonly height: number;
}

/** The painted drawings by name, kept in the page of the studio. */
export type Cells = { cells?: Map<string, HTMLCanvasElement> };

/**
 * Composes painted drawings and separates colours from alpha; returns two data URLs. Colours continue into transparent pixels: an edge
 * against black would cost bytes and bleed into the outlines. Playwright runs this in the page: it must not use anything from outside.
 */
export function layersInPage({ placements, width, height }: Composition): { color: string; alpha: string | null } {
  const canvasOf = (w: number, h: number): CanvasRenderingContext2D => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w, h];
    return canvas.getContext('2d', { willReadFrequently: true })!;
  };

  /** Averages of ever larger neighbourhoods, the coarse ones beneath the fine ones: every pixel has a colour. */
  const neighbourhood = (from: HTMLCanvasElement): HTMLCanvasElement => {
    const [w, h] = [Math.ceil(from.width / 2), Math.ceil(from.height / 2)];
    const half = canvasOf(w, h);
    half.drawImage(from, 0, 0, w, h);
    half.globalCompositeOperation = 'destination-over';
    if (w > 2 && h > 2) half.drawImage(neighbourhood(half.canvas), 0, 0, w, h);
    half.fillRect(0, 0, w, h);
    return half.canvas;
  };

  const whole = canvasOf(width, height);
  const { cells } = globalThis as Cells;
  for (const { name, from, x, y } of placements)
    whole.drawImage(cells!.get(name)!, from.x, from.y, from.w, from.h, x, y, from.w, from.h);
  const painted = whole.getImageData(0, 0, width, height).data;
  const around = canvasOf(width, height);
  around.drawImage(neighbourhood(whole.canvas), 0, 0, width, height);
  const color = around.getImageData(0, 0, width, height);
  const alpha = new ImageData(width, height);
  // The canvas keeps premultiplied colours: those of faint pixels are coarse, and their neighbourhood knows better.
  const FAINT = 32;
  let isOpaque = true;
  for (let i = 0; i < painted.length; i += 4) {
    const own = Math.min(1, painted[i + 3]! / FAINT);
    isOpaque &&= painted[i + 3] === 255;
    for (let k = i; k < i + 3; k++) {
      color.data[k] = Math.round(own * painted[k]! + (1 - own) * color.data[k]!);
      alpha.data[k] = painted[i + 3]!;
    }
    alpha.data[i + 3] = 255;
  }
  const png = (pixels: ImageData): string => {
    const target = canvasOf(width, height);
    target.putImageData(pixels, 0, 0);
    return target.canvas.toDataURL('image/png');
  };
  return { color: png(color), alpha: isOpaque ? null : png(alpha) };
}

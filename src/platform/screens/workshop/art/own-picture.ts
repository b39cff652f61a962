/** A file larger than this is not even opened; bytes. */
export const LARGEST_FILE = 20 * 1024 * 1024;
/** How well WebP keeps the picture. */
const QUALITY = 0.86;

export interface ScaledPicture {
  readonly bytes: Uint8Array;
  readonly ending: '.webp' | '.png';
}

/**
 * Draws a file of the author's as an image and scales it to fill the given size; what does not fit is cut at the edges. Only pixels
 * are left: no script, no animation, no hidden data. Null if the browser cannot draw it.
 */
export async function scaledPicture(file: Blob, [width, height]: readonly [number, number]): Promise<ScaledPicture | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    cover(canvas, image);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
    if (blob === null) return null;
    // A browser that cannot write WebP writes PNG instead.
    return { bytes: new Uint8Array(await blob.arrayBuffer()), ending: blob.type === 'image/webp' ? '.webp' : '.png' };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function cover(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  // An SVG may have no size of its own.
  const [w, h] = [image.naturalWidth || canvas.width, image.naturalHeight || canvas.height];
  const scale = Math.max(canvas.width / w, canvas.height / h);
  const [wide, high] = [w * scale, h * scale];
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
}

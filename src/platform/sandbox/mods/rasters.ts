import { fail, type ProblemPlace } from './problem';

/** Sizes of PNG and WebP, read from their heads: a browser would unpack them first and count afterwards. */

export interface RasterSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export const begins = (bytes: Uint8Array, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, i) => bytes[at + i] === sign);
export const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')];
const PNG_FIRST_CHUNK = 8;
const ACTL = ascii('acTL');

export function pngSize(bytes: Uint8Array, spot: ProblemPlace): RasterSize | null {
  if (!begins(bytes, PNG) || bytes.length < 33) return null;
  const view = viewOf(bytes);
  for (let at = PNG_FIRST_CHUNK; at + 8 <= bytes.length; at += 12 + view.getUint32(at))
    if (begins(bytes, ACTL, at + 4)) fail('pictureMoves', spot);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Signs of the parts of a WebP, the place of its first part, and the sign in the extended form that says that it moves. */
const [VP8X, VP8L, VP8, ANIM, ANMF] = [ascii('VP8X'), ascii('VP8L'), ascii('VP8 '), ascii('ANIM'), ascii('ANMF')];
const WEBP_FIRST_CHUNK = 12;
const MOVES = 0x02;

/** The three forms of WebP: lossy, lossless, extended. An extended one says its size twice, and says the same both times. */
export function webpSize(bytes: Uint8Array, spot: ProblemPlace): RasterSize | null {
  if (!begins(bytes, ascii('RIFF')) || !begins(bytes, ascii('WEBP'), 8) || bytes.length < 30) return null;
  const view = viewOf(bytes);
  let size: RasterSize | null = null;
  for (let at = WEBP_FIRST_CHUNK; at + 18 <= bytes.length; ) {
    if (begins(bytes, ANIM, at) || begins(bytes, ANMF, at)) fail('pictureMoves', spot);
    if (begins(bytes, VP8X, at) && (bytes[at + 8]! & MOVES) !== 0) fail('pictureMoves', spot);
    const found = webpPart(bytes, view, at);
    if (found !== null && size !== null && (found.width !== size.width || found.height !== size.height)) return null;
    size ??= found;
    if (size === null) return null;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return size;
}

/** The size that a part of a WebP tells; null for parts that tell none. */
function webpPart(bytes: Uint8Array, view: DataView, at: number): RasterSize | null {
  const three = (place: number): number => view.getUint16(place, true) + bytes[place + 2]! * 65_536;
  if (begins(bytes, VP8X, at)) return { width: three(at + 12) + 1, height: three(at + 15) + 1 };
  if (begins(bytes, VP8L, at) && bytes[at + 8] === 0x2f) {
    const bits = view.getUint32(at + 9, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!begins(bytes, VP8, at) || !begins(bytes, [0x9d, 0x01, 0x2a], at + 11)) return null;
  return { width: view.getUint16(at + 14, true) & 0x3fff, height: view.getUint16(at + 16, true) & 0x3fff };
}

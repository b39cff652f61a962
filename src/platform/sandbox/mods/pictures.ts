import type { ModFiles } from './archive/files';
import { fail, type ProblemPlace } from './problem';
import { ascii, begins, pngSize, webpSize, type RasterSize } from './rasters';
import { readSvg } from './svg';

/** A picture of a mod; it is drawn as an image and never becomes part of a page. */
export interface Picture {
  readonly type: 'image/png' | 'image/webp' | 'image/svg+xml';
  readonly bytes: Uint8Array;
  /** In pixels; 0 where an SVG does not say. */
  readonly width: number;
  readonly height: number;
}

export interface Sound {
  readonly type: 'audio/ogg' | 'audio/mpeg' | 'audio/wav' | 'audio/webm';
  readonly bytes: Uint8Array;
}

/**
 * A small file can be a huge picture: more pixels than this on a side are refused before anything is unpacked. All pictures of a
 * mod together may have `pixels` pixels, or be `svgs` SVGs that each use up the limits of one.
 */
export const PICTURE_LIMITS = { side: 2048, svg: 256 * 1024, pixels: 128 * 1024 * 1024, svgs: 10 } as const;

/** How big a picture is, and how much of an SVG's limits it uses up; those of pixels use none. */
type Found = RasterSize & { readonly weight?: number };

function svgSize(bytes: Uint8Array, spot: ProblemPlace): Found | null {
  if (bytes.length > PICTURE_LIMITS.svg) fail('pictureTooBig', spot, { size: bytes.length, max: PICTURE_LIMITS.svg });
  return readSvg(new TextDecoder().decode(bytes), spot);
}

const PICTURES = {
  '.png': { type: 'image/png', size: pngSize },
  '.webp': { type: 'image/webp', size: webpSize },
  '.svg': { type: 'image/svg+xml', size: svgSize },
} as const;

const endingIn = <K extends string>(path: string, known: Readonly<Record<K, unknown>>): K =>
  (Object.keys(known) as K[]).find((ending) => path.endsWith(ending))!;

/** Looks at one picture, and tells which part of what a mod may show it is. */
function examine(bytes: Uint8Array, path: string, mod: string): { readonly picture: Picture; readonly share: number } {
  const spot = { mod, file: path };
  const ending = endingIn(path, PICTURES);
  const { type, size } = PICTURES[ending];
  const found: Found | null = size(bytes, spot);
  if (found === null) fail('pictureType', spot, { value: ending });
  const { width, height, weight } = found;
  const empty = ending !== '.svg' && (width === 0 || height === 0);
  if (empty || width > PICTURE_LIMITS.side || height > PICTURE_LIMITS.side)
    fail('pictureSize', spot, { width, height, max: PICTURE_LIMITS.side });
  const share = weight === undefined ? (width * height) / PICTURE_LIMITS.pixels : weight / PICTURE_LIMITS.svgs;
  return { picture: { type, bytes, width, height }, share };
}

/** Checks that a picture is what its name says, of a bearable size, and brings nothing in from elsewhere. */
export const readPicture = (bytes: Uint8Array, path: string, mod: string): Picture => examine(bytes, path, mod).picture;

/** All pictures of a mod, by path: each is checked, and together they are not more than a page can draw in time. */
export function readPictures(files: ModFiles, mod: string): ReadonlyMap<string, Picture> {
  const examined = [...files].map(([path, bytes]) => ({ path, ...examine(bytes, path, mod) }));
  const percent = Math.ceil(examined.reduce((sum, { share }) => sum + share, 0) * 100);
  if (percent > 100) fail('picturesTooHeavy', { mod }, { percent });
  return new Map(examined.map(({ path, picture }) => [path, picture]));
}

const SOUNDS = {
  '.ogg': { type: 'audio/ogg', is: (bytes: Uint8Array) => begins(bytes, ascii('OggS')) },
  '.mp3': {
    type: 'audio/mpeg',
    is: (bytes: Uint8Array) => begins(bytes, ascii('ID3')) || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0),
  },
  '.wav': {
    type: 'audio/wav',
    is: (bytes: Uint8Array) => begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WAVE'), 8),
  },
  '.webm': { type: 'audio/webm', is: (bytes: Uint8Array) => begins(bytes, [0x1a, 0x45, 0xdf, 0xa3]) },
} as const;

export function readSound(bytes: Uint8Array, path: string, mod: string): Sound {
  const ending = endingIn(path, SOUNDS);
  const { type, is } = SOUNDS[ending];
  if (!is(bytes)) fail('soundType', { mod, file: path }, { value: ending });
  return { type, bytes };
}

import { fail, type Spot } from './problem';
import { ascii, begins, pngSize, webpSize, type Size } from './rasters';
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
  readonly type: 'audio/ogg' | 'audio/mpeg' | 'audio/webm';
  readonly bytes: Uint8Array;
}

/** A small file can be a huge picture: more pixels than this on a side are refused before anything is unpacked. */
export const PICTURE_LIMITS = { side: 2048, svg: 256 * 1024 } as const;

function svgSize(bytes: Uint8Array, spot: Spot): Size | null {
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

/** Checks that a picture is what its name says, of a bearable size, and brings nothing in from elsewhere. */
export function readPicture(bytes: Uint8Array, path: string, mod: string): Picture {
  const spot = { mod, file: path };
  const ending = endingIn(path, PICTURES);
  const { type, size } = PICTURES[ending];
  const found = size(bytes, spot);
  if (found === null) fail('pictureType', spot, { value: ending });
  const { width, height } = found;
  const empty = ending !== '.svg' && (width === 0 || height === 0);
  if (empty || width > PICTURE_LIMITS.side || height > PICTURE_LIMITS.side)
    fail('pictureSize', spot, { width, height, max: PICTURE_LIMITS.side });
  return { type, bytes, width, height };
}

const SOUNDS = {
  '.ogg': { type: 'audio/ogg', is: (bytes: Uint8Array) => begins(bytes, ascii('OggS')) },
  '.mp3': {
    type: 'audio/mpeg',
    is: (bytes: Uint8Array) => begins(bytes, ascii('ID3')) || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0),
  },
  '.webm': { type: 'audio/webm', is: (bytes: Uint8Array) => begins(bytes, [0x1a, 0x45, 0xdf, 0xa3]) },
} as const;

export function readSound(bytes: Uint8Array, path: string, mod: string): Sound {
  const ending = endingIn(path, SOUNDS);
  const { type, is } = SOUNDS[ending];
  if (!is(bytes)) fail('soundType', { mod, file: path }, { value: ending });
  return { type, bytes };
}

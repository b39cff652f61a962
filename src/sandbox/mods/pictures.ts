import { fail, type Spot } from './problem';

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

type Size = Pick<Picture, 'width' | 'height'>;

const begins = (bytes: Uint8Array, signs: readonly number[], at = 0): boolean => signs.every((sign, i) => bytes[at + i] === sign);
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')];

function pngSize(bytes: Uint8Array): Size | null {
  if (!begins(bytes, PNG) || bytes.length < 33) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The three forms of WebP: lossy, lossless, extended. */
function webpSize(bytes: Uint8Array): Size | null {
  if (!begins(bytes, ascii('RIFF')) || !begins(bytes, ascii('WEBP'), 8) || bytes.length < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const three = (at: number): number => view.getUint16(at, true) + bytes[at + 2]! * 65_536;
  if (begins(bytes, ascii('VP8X'), 12)) return { width: three(24) + 1, height: three(27) + 1 };
  if (begins(bytes, ascii('VP8L'), 12) && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!begins(bytes, ascii('VP8 '), 12) || !begins(bytes, [0x9d, 0x01, 0x2a], 23)) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** What an SVG may not have: scripts, pages inside it, texts of its own making, and anything from elsewhere. */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['script', /<\s*(\w+:)?script/i],
  ['foreignObject', /<\s*(\w+:)?(foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i],
  ['on…=', /\son\w+\s*=/i],
  ['<!DOCTYPE', /<!\s*(DOCTYPE|ENTITY)/i],
  ['<?xml-stylesheet', /<\?(?!xml\s)/i],
  ['@import', /@import/i],
  ['javascript:', /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i],
  ['url(…)', /url\(\s*(?!['"]?#)/i],
  ['animated href', /attributeName\s*=\s*['"]?\s*(\w+:)?href/i],
  ['xml:base', /xml:base/i],
];
/** Only to a part of the picture itself, or a picture written out in it. */
const LINK = /^#[\w.:-]*$|^data:image\/(png|webp|jpeg);base64,[A-Za-z0-9+/=\s]*$/;

function svgSize(bytes: Uint8Array, spot: Spot): Size | null {
  if (bytes.length > PICTURE_LIMITS.svg) fail('pictureTooBig', spot, { size: bytes.length, max: PICTURE_LIMITS.svg });
  const text = new TextDecoder().decode(bytes);
  const root = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg\b([^>]*)>/.exec(text);
  if (root === null) return null;
  for (const [what, pattern] of FORBIDDEN) if (pattern.test(text)) fail('svgForbidden', spot, { what });
  for (const match of text.matchAll(/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S*))/gi)) {
    const link = match[1] ?? match[2] ?? match[3] ?? '';
    if (!LINK.test(link.trim())) fail('svgForbidden', spot, { what: `href ${link.slice(0, 60)}` });
  }
  const side = (name: string): number => Math.ceil(Number(new RegExp(`\\s${name}="([\\d.]+)(px)?"`).exec(root[3]!)?.[1] ?? 0));
  return { width: side('width'), height: side('height') };
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

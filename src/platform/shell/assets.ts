import { ImageSource, Rectangle, Spritesheet, Texture, type SpritesheetData } from 'pixi.js';
import type { Lang } from '../i18n/lang';
import { FONTS, loadFont } from './text/fonts';

/** URLs of the baked pictures, known at build time; the page fetches only those that a screen asks for. */
const PICTURES = import.meta.glob<string>('../../../assets/art/*.avif', { query: '?url', import: 'default', eager: true });
/** The frame data of the atlases. Fetched like the pictures rather than bundled as code. */
const SHEETS = import.meta.glob<string>('../../../assets/art/*.json', { query: '?url', import: 'default', eager: true });

const urlOf = (name: string): string => {
  const url = PICTURES[`../../../assets/art/${name}.avif`];
  if (url === undefined) throw new Error(`No picture ${name}: run npm run bake`);
  return url;
};

/** Loads a picture with mipmaps: pieces are drawn at a third of their size and less, and would flicker without. */
async function fetchTexture(name: string): Promise<Texture> {
  const reply = await fetched(urlOf(name));
  // A host that does not know AVIF sends another type, and some browsers believe it.
  const resource = await createImageBitmap(new Blob([await reply.arrayBuffer()], { type: 'image/avif' }));
  const alphaMode = 'premultiply-alpha-on-upload';
  return new Texture({ source: new ImageSource({ resource, alphaMode, autoGenerateMipmaps: true }) });
}

async function fetched(url: string): Promise<Response> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${reply.status} ${url}`);
  return reply;
}

const frames = new Map<string, Texture>();
const pictures = new Map<string, Texture>();

export type OnProgress = (part: number) => void;

/** Single pictures and atlases by their names in assets/art. */
export interface Art {
  readonly pictures: readonly string[];
  readonly atlases: readonly string[];
}

/** What the page draws around any game: its grounds, frames and signs. */
const OWN: Art = { pictures: ['table', 'title'], atlases: ['frames', 'pieces'] };

/** Loads fonts, the page's own art and that of its game. */
export async function loadAssets(lang: Lang, { pictures: more, atlases }: Art, progress: OnProgress): Promise<void> {
  const jobs: (() => Promise<unknown>)[] = [
    ...FONTS.map((font) => () => loadFont(font, lang)),
    ...[...OWN.pictures, ...more].map((name) => async () => void pictures.set(name, await fetchTexture(name))),
    ...[...OWN.atlases, ...atlases].map((name) => () => loadAtlas(name)),
  ];
  let done = 0;
  await Promise.all(
    jobs.map(async (job) => {
      await job();
      progress(++done / jobs.length);
    }),
  );
}

export async function loadAtlas(name: string): Promise<void> {
  const places = fetched(SHEETS[`../../../assets/art/${name}.json`]!).then((reply) => reply.json() as Promise<SpritesheetData>);
  const [texture, data] = await Promise.all([fetchTexture(name), places]);
  const sheet = new Spritesheet(texture, data);
  await sheet.parse();
  for (const [frame, part] of Object.entries(sheet.textures)) frames.set(frame, part);
}

/** A picture supplied by a mod. */
export interface OwnPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Longest side of a mod's picture, in pixels, to bound its graphics memory. */
const LARGEST = 512;

/** Draws a mod's picture as an image: no script in it can run, and an SVG becomes plain pixels. */
export async function addPicture(name: string, { type, bytes }: OwnPicture): Promise<void> {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth || LARGEST, image.naturalHeight || LARGEST];
    const scale = Math.min(1, LARGEST / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    frames.set(name, Texture.from(canvas));
    squares.delete(name);
  } catch {
    // The mod check accepted the picture but the browser cannot decode it: the card gets a composed scene.
    console.warn(`The picture ${name} cannot be shown`);
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const hasFrame = (name: string): boolean => frames.has(name);

/** A frame of an atlas; a missing one is an empty texture, and the console says so once. */
export function frame(name: string): Texture {
  const found = frames.get(name);
  if (found !== undefined) return found;
  console.error(`No frame ${name} in the atlases`);
  frames.set(name, Texture.EMPTY);
  return Texture.EMPTY;
}

const squares = new Map<string, Texture>();

/** The square in the middle of a frame, for small piles. */
export function squareOf(name: string): Texture {
  const known = squares.get(name);
  if (known !== undefined) return known;
  const whole = frame(name);
  const { x, y, width, height } = whole.frame;
  const side = Math.min(width, height);
  const part = new Rectangle(x + (width - side) / 2, y + (height - side) / 2, side, side);
  const square = new Texture({ source: whole.source, frame: part });
  squares.set(name, square);
  return square;
}

const bands = new Map<string, Texture>();

/** A horizontal band of a frame, `from` and `to` as fractions of its height: for cards drawn lower than real ones. */
export function bandOf(name: string, from: number, to: number): Texture {
  const key = `${name} ${from} ${to}`;
  const known = bands.get(key);
  if (known !== undefined) return known;
  const whole = frame(name);
  const { x, y, width, height } = whole.frame;
  const band = new Texture({ source: whole.source, frame: new Rectangle(x, y + from * height, width, (to - from) * height) });
  bands.set(key, band);
  return band;
}

/** A single picture; an empty texture if it was not loaded. */
export function picture(name: string): Texture {
  return pictures.get(name) ?? Texture.EMPTY;
}

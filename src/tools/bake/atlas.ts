import { BAKE_SCALE, type Drawing } from './drawing/drawing';
import type { Quality } from './drawing/avif';
import { pack } from './pack';
import type { Placement } from './drawing/layers';
import type { Painted, Studio } from './drawing/render';

/** A Pixi spritesheet: frames in pixels, anchors in fractions, borders in design pixels. */
export interface AtlasSheet {
  readonly frames: Readonly<Record<string, object>>;
  readonly meta: { readonly image: string; readonly format: 'RGBA8888'; readonly size: object; readonly scale: string };
}

export interface Atlas {
  readonly image: Buffer;
  readonly sheet: AtlasSheet;
}

export interface AtlasOptions {
  /** File name without its extension. */
  readonly name: string;
  readonly width: number;
  readonly quality: Quality;
}

const MIDDLE = { x: 0.5, y: 0.5 };
/** Nine-slices are positioned by their top left corner. */
const TOP_LEFT = { x: 0, y: 0 };

/** Pixels between frames, so that neighbours do not bleed into each other when the sheet is scaled down. */
const GAP = 4;

export async function bakeAtlas(studio: Studio, drawings: readonly Drawing[], options: AtlasOptions): Promise<Atlas> {
  const painted: Painted[] = [];
  for (const drawing of drawings) painted.push(keepWhole(await studio.paint(drawing, BAKE_SCALE)));
  const sizes = painted.map(({ drawing, trim }) => ({ name: drawing.name, width: trim.w, height: trim.h }));
  const packing = pack(sizes, options.width, GAP);
  const placements: Placement[] = painted.map(({ drawing, trim }) => ({
    name: drawing.name,
    from: trim,
    ...packing.spots.get(drawing.name)!,
  }));
  const size = { width: packing.width, height: packing.height };
  const image = await studio.compose(placements, size, options.quality);
  const frames = Object.fromEntries(painted.map((one, i) => [one.drawing.name, frameOf(one, placements[i]!)]));
  const meta = {
    image: `${options.name}.avif`,
    format: 'RGBA8888' as const,
    size: { w: size.width, h: size.height },
    scale: String(BAKE_SCALE),
  };
  return { image, sheet: { frames, meta } };
}

/** A 9-slice needs its full size, so its empty edges are not trimmed. */
function keepWhole(painted: Painted): Painted {
  if (painted.drawing.borders === undefined) return painted;
  return { ...painted, trim: { x: 0, y: 0, w: painted.width, h: painted.height } };
}

function frameOf({ drawing, width, height, trim }: Painted, { x, y }: Placement): object {
  return {
    frame: { x, y, w: trim.w, h: trim.h },
    rotated: false,
    trimmed: trim.w < width || trim.h < height,
    spriteSourceSize: trim,
    sourceSize: { w: width, h: height },
    anchor: drawing.anchor ?? (drawing.borders ? TOP_LEFT : MIDDLE),
    ...(drawing.borders && { borders: drawing.borders }),
  };
}

import type { Quality } from './drawing/avif';
import type { Drawing } from './drawing/drawing';

/** One thing to bake: an atlas of many small drawings, or one large picture. Drawings are made only when baked. */
export type Job = AtlasJob | PictureJob;

export interface AtlasJob {
  readonly kind: 'atlas';
  /** File name without its extension. */
  readonly name: string;
  readonly width: number;
  readonly quality: Quality;
  readonly drawings: () => readonly Drawing[];
}

export interface PictureJob {
  readonly kind: 'picture';
  readonly name: string;
  readonly quality: Quality;
  readonly scale: number;
  readonly drawing: () => Drawing;
}

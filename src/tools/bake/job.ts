import type { Drawing } from './drawing/drawing';

/** One thing to bake: an atlas of many small drawings, or one large picture. Drawings are made only when baked. */
export type Job = AtlasJob | PictureJob;

export interface AtlasJob {
  readonly kind: 'atlas';
  /** The file name without its ending. */
  readonly name: string;
  readonly width: number;
  /** From 0 to 1: how much WebP may lose. */
  readonly quality: number;
  readonly drawings: () => readonly Drawing[];
}

export interface PictureJob {
  readonly kind: 'picture';
  readonly name: string;
  readonly quality: number;
  readonly scale: number;
  readonly drawing: () => Drawing;
}

import type { Lang } from '../../i18n/lang';

/** A picture in the rulebook, before it is drawn. */
export interface RulePicture {
  readonly id: string;
  /** The rule that it stands under. */
  readonly rule: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for every reader; screen readers read it as the picture. */
  readonly caption: string;
}

/** Draws a picture; `scale` pixels of the canvas for each CSS pixel. */
export type DrawPicture = (id: string, lang: Lang, scale: number) => HTMLCanvasElement;

/** The pictures that a game draws for its rules. */
export interface RulePictures {
  listed(lang: Lang): readonly RulePicture[];
  /** Fetches what the drawings need; the text can be read meanwhile. */
  drawer(): Promise<DrawPicture>;
}

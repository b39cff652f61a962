/** One picture to bake: an SVG body in design pixels (a screen of 1600×900), its origin at the top left. */
export interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Its anchor in the view, as fractions of its size; by default the centre, for a 9-slice the top left. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** The parts of a 9-slice that keep their size, in design pixels. */
  readonly borders?: Borders;
}

export interface Borders {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bake at twice the design size, so that pictures stay sharp on dense screens and in the zoom. */
export const BAKE_SCALE = 2;

/** The SVG document of a drawing, at baking size. */
export function svgOf(drawing: Drawing, scale: number): string {
  const { width, height, body } = drawing;
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Where things stand on a card face, in the design pixels of the baked frames (`card-*`); smaller cards scale all of it. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const CARD = {
  width: 220,
  height: 308,
  /** Width of a card in the hand. */
  handWidth: 150,
  /** The window is a hole in the frame: its scene is drawn beneath it and may reach two pixels under its edge. */
  window: { x: 15, y: 43, width: 190, height: 104 },
  title: { x: 18, y: 13, width: 184, height: 27 },
  /** The row of icons at the left and the price at the right. */
  icons: { x: 18, y: 151, width: 184, height: 28 },
  text: { x: 20, y: 184, width: 180, height: 106 },
} as const satisfies Record<string, Area | number>;

import {
  areaOf,
  filledWidth,
  layoutFor,
  type Fractions,
  type Layout,
  type Rect,
  type ScreenShape,
} from '../../../../platform/config/layout';

/**
 * Where the parts of the table lie on a screen (docs/look.md, "Composition"), in CSS pixels. On a phone the board is an overview,
 * and one district is shown large beside it.
 */
export interface TableLayout extends Layout {
  readonly board: { readonly x: number; readonly y: number; readonly radius: number };
  readonly topLeft: Rect;
  readonly topRight: Rect;
  readonly opponents: Rect;
  readonly planBoard: Rect;
  readonly zoom: Rect;
  readonly prompt: Rect;
  readonly seat: Rect;
  readonly hand: Rect;
  readonly piles: Rect;
  /** Where a prompt lays out its tiles. */
  readonly tray: Rect;
  /** Where a phone shows the tapped district enlarged; null on larger screens. */
  readonly district: Rect | null;
}

interface Composition {
  readonly board: readonly [x: number, y: number, radius: number];
  readonly topLeft: Fractions;
  readonly topRight: Fractions;
  readonly opponents: Fractions;
  readonly planBoard: Fractions;
  readonly zoom: Fractions;
  readonly prompt: Fractions;
  readonly seat: Fractions;
  readonly hand: Fractions;
  readonly piles: Fractions;
  readonly tray?: Fractions;
  readonly district?: Fractions;
}

const COMPOSITIONS: Readonly<Record<ScreenShape, Composition>> = {
  wide: {
    board: [0.5, 0.388, 0.378],
    topLeft: [0.01, 0.375, 0.011, 0.059],
    topRight: [0.693, 0.99, 0.011, 0.059],
    opponents: [0.01, 0.173, 0.069, 0.747],
    planBoard: [0.834, 0.99, 0.069, 0.387],
    zoom: [0.834, 0.99, 0.397, 0.79],
    prompt: [0.243, 0.758, 0.769, 0.818],
    seat: [0.01, 0.233, 0.762, 0.989],
    hand: [0.243, 0.758, 0.825, 0.997],
    piles: [0.768, 0.99, 0.805, 0.989],
  },
  classic: {
    board: [0.5, 0.409, 0.341],
    topLeft: [0.008, 0.5, 0.008, 0.058],
    topRight: [0.52, 0.992, 0.008, 0.058],
    opponents: [0.008, 0.229, 0.068, 0.756],
    planBoard: [0.781, 0.994, 0.068, 0.408],
    zoom: [0.785, 0.992, 0.415, 0.756],
    prompt: [0.008, 0.992, 0.763, 0.82],
    seat: [0.008, 0.203, 0.83, 0.99],
    hand: [0.213, 0.836, 0.83, 0.995],
    piles: [0.842, 0.992, 0.83, 0.99],
  },
  phone: {
    board: [0.23, 0.5, 0.477],
    topLeft: [0.46, 0.992, 0.124, 0.192],
    topRight: [0.938, 0.992, 0.008, 0.121],
    opponents: [0.46, 0.933, 0.008, 0.121],
    planBoard: [0.46, 0.992, 0.572, 0.687],
    zoom: [0.01, 0.99, 0.015, 0.985],
    prompt: [0.46, 0.992, 0.692, 0.81],
    seat: [0.46, 0.58, 0.008, 0.121],
    hand: [0.46, 0.992, 0.815, 0.992],
    piles: [0.85, 0.992, 0.124, 0.192],
    tray: [0.46, 0.992, 0.195, 0.567],
    district: [0.46, 0.992, 0.195, 0.567],
  },
};

export function tableLayoutFor(width: number, height: number): TableLayout {
  const layout = layoutFor(width, height);
  const { shape, unit } = layout;
  const filled = filledWidth(layout);
  const { board, ...areas } = COMPOSITIONS[shape];
  const place = (fractions: Fractions): Rect => areaOf(layout, fractions);
  const hand = place(areas.hand);
  const underHand = { ...hand, y: hand.y - 2 * unit, height: height - hand.y - 2 * unit };
  return {
    ...layout,
    board: {
      x: (width - filled) / 2 + board[0] * filled,
      y: board[1] * height,
      radius: Math.min(board[2] * height, (shape === 'phone' ? 0.222 : 0.245) * filled),
    },
    topLeft: place(areas.topLeft),
    topRight: place(areas.topRight),
    opponents: place(areas.opponents),
    planBoard: place(areas.planBoard),
    zoom: place(areas.zoom),
    prompt: place(areas.prompt),
    seat: place(areas.seat),
    hand,
    piles: place(areas.piles),
    tray: areas.tray === undefined ? underHand : place(areas.tray),
    district: areas.district === undefined ? null : place(areas.district),
  };
}

/** Width of a hand card. */
export function handCardWidth({ hand, unit, shape }: TableLayout): number {
  return Math.min((shape === 'wide' ? 138 : 124) * unit, hand.width / 4);
}

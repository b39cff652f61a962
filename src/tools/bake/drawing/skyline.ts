import type { Quadrant } from '../../../games/cults/picture/config/board-layout';
import { icon } from './icons';

/** The faint picture of each district on its ground: rows of houses, and landmarks before them. Coordinates are the board's. */

type Roof = 'flat' | 'step' | 'gable' | 'steep' | 'mansard' | 'dome' | 'spire';

/** A house: its left edge, width, height, roof, and the rows and columns of its windows. */
type House = readonly [x: number, width: number, height: number, roof: Roof, columns: number, rows: number];

interface Row {
  /** Where the houses stand. */
  readonly ground: number;
  readonly opacity: number;
  readonly houses: readonly House[];
}

interface District {
  readonly rows: readonly Row[];
  readonly landmarks: ReadonlyArray<readonly [name: string, x: number, y: number, size: number, opacity: number]>;
  /** Lines of water or of hills: from x to x at a height. */
  readonly waves?: ReadonlyArray<readonly [from: number, to: number, y: number]>;
}

/** The outline above the walls, from the upper left corner to the upper right one. */
const ROOFS: Readonly<Record<Roof, (w: number) => string>> = {
  flat: (w) => `h2v-4h${w - 4}v4h2`,
  step: (w) => `v-7h${w * 0.18}v-9h${w * 0.17}v-12h${w * 0.1}v-16h${w * 0.1}v16h${w * 0.1}v12h${w * 0.17}v9h${w * 0.18}v7`,
  gable: (w) => `l-3 0l${w / 2 + 3} ${-w * 0.5}l${w / 2 + 3} ${w * 0.5}l-3 0`,
  steep: (w) => `l-2 0l${w / 2 + 2} ${-w * 0.95}l${w / 2 + 2} ${w * 0.95}l-2 0`,
  mansard: (w) => `h-3l6 ${-w * 0.3}h${w * 0.25}v-8h${w * 0.12}v8h${w * 0.63 - 6}l6 ${w * 0.3}h-3`,
  dome: (w) =>
    `v-4h${w * 0.1}a${w * 0.4} ${w * 0.4} 0 0 1 ${w * 0.37} ${-w * 0.38}v-12h${w * 0.06}v12a${w * 0.4} ${w * 0.4} 0 0 1 ${w * 0.37} ${w * 0.38}h${w * 0.1}v4`,
  spire: (w) => `l${w / 2} ${-w * 2.4}l${w / 2} ${w * 2.4}`,
};

/** Walls and roof; windows are holes (even-odd). */
function housePath([x, w, h, roof, columns, rows]: House, ground: number): string {
  const top = ground - h;
  const walls = `M${x} ${ground}V${top}${ROOFS[roof](w)}V${ground}Z`;
  const [pitchX, pitchY] = [w / (columns + 0.35), h / (rows + 0.6)];
  const windows = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [wx, wy] = [x + pitchX * (column + 0.4), top + pitchY * (row + 0.35)];
    return `M${wx.toFixed(1)} ${wy.toFixed(1)}h${(pitchX * 0.52).toFixed(1)}v${(pitchY * 0.55).toFixed(1)}h${(-pitchX * 0.52).toFixed(1)}Z`;
  });
  return walls + windows.join('');
}

const rowBody = ({ ground, opacity, houses }: Row): string =>
  `<path d="${houses.map((house) => housePath(house, ground)).join('')}" fill="#2a160a" fill-rule="evenodd" opacity="${opacity}"/>`;

const wave = ([from, to, y]: readonly [number, number, number]): string => {
  const crests = Math.round((to - from) / 16);
  return `M${from} ${y}${'q4 -4.5 8 0t8 0'.repeat(crests)}`;
};

const DISTRICTS: Readonly<Record<Quadrant, District>> = {
  downtown: {
    rows: [
      {
        ground: -4,
        opacity: 0.085,
        houses: [
          [84, 36, 196, 'step', 3, 14],
          [128, 30, 150, 'flat', 3, 11],
          [164, 44, 214, 'step', 4, 15],
          [214, 32, 158, 'flat', 3, 11],
          [252, 34, 112, 'step', 3, 8],
        ],
      },
      {
        ground: -4,
        opacity: 0.15,
        houses: [
          [94, 42, 96, 'flat', 4, 6],
          [140, 34, 132, 'dome', 3, 8],
          [180, 46, 84, 'flat', 5, 5],
          [232, 30, 118, 'step', 3, 7],
          [268, 40, 64, 'mansard', 4, 3],
        ],
      },
    ],
    landmarks: [['clock-tower', 66, -205, 118, 0.16]],
  },
  northside: {
    rows: [
      {
        ground: -4,
        opacity: 0.085,
        houses: [
          [-150, 28, 150, 'spire', 1, 4],
          [-196, 44, 96, 'steep', 2, 3],
          [-246, 38, 82, 'gable', 2, 3],
          [-118, 30, 112, 'steep', 2, 4],
        ],
      },
      {
        ground: -4,
        opacity: 0.15,
        houses: [
          [-296, 38, 46, 'gable', 3, 2],
          [-252, 34, 62, 'steep', 2, 2],
          [-212, 48, 54, 'gable', 4, 2],
          [-160, 36, 74, 'mansard', 3, 3],
          [-120, 34, 56, 'steep', 2, 2],
        ],
      },
    ],
    landmarks: [
      ['church', -196, -138, 120, 0.13],
      ['dead-wood', -78, -212, 116, 0.15],
      ['graveyard', -262, -96, 70, 0.14],
    ],
  },
  rivertown: {
    rows: [
      {
        ground: 190,
        opacity: 0.085,
        houses: [
          [96, 46, 92, 'gable', 3, 4],
          [148, 26, 130, 'flat', 2, 6],
          [180, 52, 76, 'flat', 5, 3],
          [240, 34, 104, 'steep', 2, 4],
        ],
      },
      {
        ground: 196,
        opacity: 0.15,
        houses: [
          [20, 34, 42, 'gable', 3, 2],
          [58, 30, 60, 'mansard', 2, 3],
          [206, 36, 48, 'gable', 3, 2],
          [246, 32, 40, 'flat', 3, 2],
        ],
      },
    ],
    landmarks: [
      ['tower-bridge', 140, 158, 130, 0.16],
      ['sailboat', 76, 232, 72, 0.17],
      ['harbor-dock', 236, 128, 74, 0.13],
    ],
    waves: [
      [12, 268, 206],
      [30, 246, 220],
      [12, 222, 236],
      [40, 200, 252],
      [12, 172, 268],
      [30, 140, 284],
    ],
  },
  uptown: {
    rows: [
      {
        ground: 196,
        opacity: 0.085,
        houses: [
          [-276, 40, 74, 'mansard', 3, 3],
          [-230, 34, 110, 'dome', 2, 4],
          [-150, 40, 118, 'mansard', 3, 5],
          [-104, 34, 92, 'steep', 2, 4],
        ],
      },
      {
        ground: 204,
        opacity: 0.15,
        houses: [
          [-262, 44, 46, 'mansard', 4, 2],
          [-96, 42, 58, 'mansard', 4, 3],
          [-50, 38, 44, 'gable', 3, 2],
        ],
      },
    ],
    landmarks: [
      ['greek-temple', -162, 152, 116, 0.17],
      ['spooky-house', -86, 246, 76, 0.13],
      ['gate', -196, 224, 58, 0.14],
    ],
  },
};

export function skylineOf(quadrant: Quadrant): string {
  const { rows, landmarks, waves = [] } = DISTRICTS[quadrant];
  const signs = landmarks
    .map(([name, x, y, size, opacity]) => icon(name, x, y, size, '#2a160a', `opacity="${opacity}"`))
    .join('');
  const water = `<path d="${waves.map(wave).join('')}" fill="none" stroke="#2a160a" stroke-opacity=".22" stroke-width="1.3"/>`;
  return rows.map(rowBody).join('') + signs + water;
}

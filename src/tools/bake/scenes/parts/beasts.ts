import { curve, type PencilPoint } from '../pencil';
import { at, glow, join, markLine, type ScenePart, path, shape, stroke } from '../part';
import { eyePair, flesh, tentacle, wing } from './limbs';

/**
 * A star spawn, about 130 above (0, 0), as pieces from back to front: wings and shoulders, head, beard. Each is lit separately, or
 * the feelers would be lost against the breast.
 */
export function starSpawn(eyeColour = '#d8ff9a', eyeSize = 5): readonly ScenePart[] {
  const beard = [-27, -18, -9, 0, 9, 18, 27].map((x, index) =>
    tentacle({
      x: x * 0.85,
      y: -74,
      angle: 180 - x * 0.9,
      length: 50 + ((index * 5) % 3) * 15,
      width: 12,
      bend: x > 0 ? -26 : 26,
      curl: x > 0 ? 130 : -130,
      wave: 9,
    }),
  );
  const right = wing(
    [44, -62],
    [84, -122],
    [
      [118, -150],
      [128, -96],
      [120, -48],
      [96, -20],
    ],
  );
  const arm = flesh(
    [
      [58, -50],
      [92, -26],
      [84, 6],
      [66, 24],
    ],
    [30, 24, 17, 12],
  );
  return [
    join(right, at(right, 0, 0, 1, true)),
    join(shape('M-24 -74C-46 -74 -70 -58 -80 -20L-86 30H86L80 -20C70 -58 46 -74 24 -74Z'), arm, at(arm, 0, 0, 1, true)),
    join(shape('M0 -134C27 -134 44 -113 40 -91C38 -76 31 -66 25 -58H-25C-31 -66 -38 -76 -40 -91C-44 -113 -27 -134 0 -134Z'), {
      shape: '',
      marks: markLine(
        'M-14 -126Q-24 -110 -19 -97M0 -130V-106M14 -126Q24 -110 19 -97M-30 -92Q-17 -100 -6 -90M30 -92Q17 -100 6 -90',
        1.2,
      ),
      lit: eyePair(0, -86, 17, eyeSize, eyeColour),
    }),
    join(...beard.filter((_, index) => index % 2 === 0)),
    join(...beard.filter((_, index) => index % 2 === 1)),
  ];
}

/** A faceless, horned thing hanging in the air; about 120 across the wings, centred on its breast. */
export function nightgaunt(): ScenePart {
  const right = wing(
    [8, -14],
    [44, -44],
    [
      [92, -52],
      [82, -8],
      [58, 18],
      [30, 22],
    ],
  );
  return join(
    right,
    at(right, 0, 0, 1, true),
    shape(
      'M0 -42C5 -42 8 -38 8 -33C8 -28 5 -25 4 -23C11 -21 15 -16 14 -8C13 2 9 10 8 18L12 34L8 48L12 60L6 58L2 62L2 48L0 34L-2 48L-8 64L-11 58L-16 60L-8 46L-10 32L-8 18C-9 10 -13 2 -14 -8C-15 -16 -11 -21 -4 -23C-5 -25 -8 -28 -8 -33C-8 -38 -5 -42 0 -42Z',
    ),
    shape('M-6 -38C-12 -44 -13 -52 -10 -60C-9 -52 -7 -46 -2 -42ZM6 -38C12 -44 13 -52 10 -60C9 -52 7 -46 2 -42Z'),
    shape(
      'M13 -14L28 4L36 22L42 24L38 28L40 34L34 30L30 36L30 26L22 8L10 -2ZM-13 -14L-26 2L-36 12L-42 10L-40 16L-46 18L-38 20L-38 27L-33 18L-20 8L-10 -2Z',
    ),
    { shape: stroke('M0 24Q14 60 -6 78Q-24 88 -34 74', 3) + path('M-34 74L-44 66L-40 80L-30 78Z') },
  );
}

/** A winged serpent with a horned, gaping head, about 200 long, flying left. */
export function huntingHorror(eyeColour = '#ffd24a'): ScenePart {
  const spine: PencilPoint[] = [
    [-62, -18],
    [-40, -30],
    [-10, -22],
    [22, -2],
    [58, 8],
    [92, -4],
    [112, -26],
    [126, -30],
  ];
  const widths = [9, 13, 15, 13, 10, 7, 4, 1];
  const upper = spine.map(([x, y], index): PencilPoint => [x + 2, y - widths[index]!]);
  const under = spine.map(([x, y], index): PencilPoint => [x - 2, y + widths[index]!]);
  return join(
    wing(
      [-6, -28],
      [14, -86],
      [
        [68, -112],
        [78, -66],
        [66, -34],
        [34, -6],
      ],
    ),
    wing(
      [-22, -30],
      [-38, -84],
      [
        [-84, -104],
        [-8, -62],
        [-2, -40],
      ],
      0.2,
    ),
    shape(curve([...upper, ...under.reverse()])),
    shape(
      'M-50 -34C-58 -44 -74 -44 -84 -36L-110 -30L-98 -24L-112 -18L-86 -18L-78 -12L-104 -4L-92 -2L-98 6L-72 0C-60 -2 -52 -8 -48 -16Z',
    ),
    shape('M-70 -40L-60 -62L-58 -40ZM-58 -38L-42 -56L-46 -34ZM-80 -36L-84 -50L-72 -40Z'),
    shape('M-6 -4L-14 18L-22 22L-12 24L-10 30L-6 22L2 2ZM40 6L38 26L30 32L40 32L44 38L46 30L50 10Z'),
    {
      shape: '',
      marks:
        markLine('M-40 -20Q-10 -12 22 10Q50 20 86 4', 1.2) +
        markLine('M-30 -36l4 10M-16 -34l3 12M0 -28l0 12M14 -18l-2 12M30 -8l-4 10', 1),
      lit: `<ellipse cx="-76" cy="-31" rx="4" ry="2.200" fill="${eyeColour}"/>${glow(-76, -31, 16, eyeColour, 0.9)}`,
    },
  );
}

/** A byakhee with a hooded rider, flying right; about 180 across. */
export function byakhee(): ScenePart {
  return join(
    wing(
      [-4, -8],
      [-30, -62],
      [
        [-88, -92],
        [-92, -48],
        [-76, -16],
        [-44, 2],
      ],
    ),
    wing(
      [14, -10],
      [32, -66],
      [
        [22, -112],
        [66, -82],
        [74, -52],
        [50, -14],
      ],
      0.24,
    ),
    shape(
      'M44 -16C52 -24 64 -22 70 -14L88 -8L70 -4L80 2L64 2C58 6 50 4 44 0C34 6 20 10 4 8C-20 8 -44 14 -70 30L-58 12L-84 14C-60 -2 -34 -12 -8 -14C12 -16 30 -12 44 -16Z',
    ),
    shape('M30 6L38 22L32 34L42 30L46 20L38 4ZM12 8L16 26L6 36L18 36L24 24L20 6ZM-10 8L-12 24L-24 30L-12 32L-4 22L0 6Z'),
    { shape: stroke('M62 -20Q70 -32 82 -34M56 -21Q60 -36 72 -42', 1.8) },
    shape(
      'M8 -52C14 -52 18 -47 18 -41C18 -38 17 -36 15 -34C20 -30 22 -24 22 -12L34 -14L35 -10L20 -4H-4C-10 -16 -18 -22 -28 -24C-14 -28 -6 -32 0 -36C-2 -44 2 -52 8 -52Z',
    ),
    {
      shape: '',
      marks: markLine('M-60 14Q-20 -8 40 -8M-40 8l4 6M-24 2l4 8M-8 -2l3 9M10 -4l2 9M26 -6l2 8', 1),
      lit: `<circle cx="62" cy="-14" r="2" fill="#fff0a0"/>${glow(62, -14, 10, '#ffe27a', 0.9)}`,
    },
  );
}

/** A dark young: a trunk on hoofed legs, crowned with ropy arms, mouths in its bark; about 150 high. */
export function darkYoung(maw = '#c8ff7a'): ScenePart {
  const arms = [-64, -46, -30, -14, 4, 20, 36, 52, 68].map((angle, index) =>
    tentacle(
      {
        x: angle * 0.36,
        y: -74,
        angle: angle * 0.9,
        length: 62 + ((index * 37) % 30),
        width: 13,
        bend: angle * 0.7,
        curl: angle > 0 ? -170 : 170,
        wave: 14,
      },
      index % 2 === 0,
    ),
  );
  const mouths: readonly (readonly [number, number, number])[] = [
    [-9, -52, 6],
    [9, -66, 5],
    [11, -42, 5.5],
  ];
  return join(
    ...arms,
    shape(
      'M-28 -82C-10 -92 12 -92 28 -82C34 -64 30 -46 34 -34C42 -24 46 -12 44 -2L52 2H32L36 -6C34 -16 28 -22 20 -24C14 -16 12 -8 14 -2L20 2H2L4 -6C4 -14 4 -18 2 -22C-6 -18 -10 -12 -10 -2L-4 2H-24L-18 -4C-18 -14 -20 -20 -24 -24C-34 -18 -40 -10 -40 -2L-34 2H-54L-48 -4C-46 -18 -38 -28 -32 -34C-28 -48 -34 -64 -28 -82Z',
    ),
    {
      shape: '',
      marks: markLine('M-20 -80Q-16 -60 -20 -36M0 -84Q-4 -70 0 -56M22 -80Q18 -60 24 -30', 1),
      lit: mouths
        .map(
          ([x, y, r]) =>
            `<path d="M${x - r} ${y}q${r} ${-r * 0.9} ${r * 2} 0q${-r} ${r * 1.1} ${-r * 2} 0Z" fill="${maw}" opacity=".85"/>${glow(x, y, r * 3, maw, 0.6)}`,
        )
        .join(''),
    },
  );
}

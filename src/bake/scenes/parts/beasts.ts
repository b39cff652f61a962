import { curve, type Point, radians, short } from '../pencil';
import { at, glow, join, markLine, type Part, path, shape, stroke } from '../part';

export interface Limb {
  readonly x: number;
  readonly y: number;
  /** Degrees from straight up, clockwise. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  /** How far it turns along its length, and how tightly its tip rolls up. */
  readonly bend?: number;
  readonly curl?: number;
  readonly wave?: number;
}

/** A tapering arm along a bent spine, with suckers on the inner side. */
export function tentacle(limb: Limb, suckers = true): Part {
  const steps = 48;
  const [left, right]: [Point[], Point[]] = [[], []];
  let [x, y] = [limb.x, limb.y];
  let marks = '';
  const inner = (limb.bend ?? 0) + (limb.curl ?? 0) >= 0 ? 1 : -1;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const turn = limb.angle + (limb.bend ?? 0) * t + (limb.curl ?? 0) * t ** 3.2 + Math.sin(t * 6.5) * (limb.wave ?? 0);
    const a = radians(turn);
    const half = (limb.width / 2) * (1 - t) ** 0.8 + 0.5;
    const [nx, ny] = [Math.cos(a), Math.sin(a)];
    left.push([x - nx * half, y - ny * half]);
    right.push([x + nx * half, y + ny * half]);
    if (suckers && step % 2 === 1 && t < 0.88 && half > 1.2)
      marks += `<circle cx="${short(x + nx * half * 0.5 * inner)}" cy="${short(y + ny * half * 0.5 * inner)}" r="${short(Math.max(0.6, half * 0.26))}"/>`;
    x += (Math.sin(a) * limb.length) / steps;
    y -= (Math.cos(a) * limb.length) / steps;
  }
  return { shape: path(curve([...left, ...right.reverse()])), marks };
}

export const tentacles = (...limbs: readonly Limb[]): Part => join(...limbs.map((limb) => tentacle(limb)));

/** A bat's wing: from the shoulder over the wrist to the finger tips, skin hanging in arcs between them. */
export function wing(shoulder: Point, wrist: Point, tips: readonly Point[], sag = 0.28): Part {
  let d = `M${short(shoulder[0])} ${short(shoulder[1])}Q${short((shoulder[0] + wrist[0]) / 2)} ${short(Math.min(shoulder[1], wrist[1]) - 4)} ${short(wrist[0])} ${short(wrist[1])}L${short(tips[0]![0])} ${short(tips[0]![1])}`;
  const ends = [...tips.slice(1), shoulder];
  let from = tips[0]!;
  for (const to of ends) {
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    d += `Q${short(mx + (wrist[0] - mx) * sag)} ${short(my + (wrist[1] - my) * sag)} ${short(to[0])} ${short(to[1])}`;
    from = to;
  }
  const bones = tips.map(([x, y]) => `M${wrist[0]} ${wrist[1]}L${short(x)} ${short(y)}`).join('');
  return { shape: path(`${d}Z`), marks: markLine(bones, 0.9, 0.9) };
}

const eyePair = (x: number, y: number, gap: number, size: number, colour: string): string =>
  `<ellipse cx="${x - gap}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${colour}"/><ellipse cx="${x + gap}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${colour}"/>${glow(x - gap, y, size * 5, colour, 0.8)}${glow(x + gap, y, size * 5, colour, 0.8)}`;

/** A spawn of the Great One: bulbous head, beard of feelers, folded wings; rises to about 130 above (0, 0). */
export function starSpawn(eyeColour = '#d8ff9a'): Part {
  const beard = [-26, -17, -8, 0, 9, 18, 27].map((x, index) =>
    tentacle({
      x: x * 0.8,
      y: -66,
      angle: 180 - x * 1.1,
      length: 46 + (index % 3) * 13,
      width: 11,
      bend: x > 0 ? 34 : -34,
      curl: x > 0 ? -120 : 120,
      wave: 8,
    }),
  );
  const body = shape('M-24 -70C-46 -70 -70 -56 -80 -20L-86 20H86L80 -20C70 -56 46 -70 24 -70Z');
  const head = shape('M0 -132C26 -132 42 -112 38 -90C36 -76 30 -68 24 -60H-24C-30 -68 -36 -76 -38 -90C-42 -112 -26 -132 0 -132Z');
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
  return join(
    right,
    at(right, 0, 0, 1, true),
    body,
    head,
    {
      shape: '',
      marks: markLine('M-14 -124Q-22 -108 -18 -96M0 -128V-104M14 -124Q22 -108 18 -96', 1.2),
      lit: eyePair(0, -84, 17, 5, eyeColour),
    },
    ...beard,
  );
}

/** A ghoul on the prowl, hunched, facing right; about 70 high. */
export const ghoul: Part = {
  shape:
    path(
      'M52 -52C58 -54 66 -50 72 -45L66 -43L71 -40C64 -38 58 -38 53 -40C48 -36 44 -32 42 -28L50 -14L60 -6L66 -2L62 1L52 -1L46 -6L36 -20L30 -26C24 -22 16 -20 8 -20L2 -12L6 -4L14 0H-2L-8 -10L-4 -22C-10 -24 -14 -28 -18 -24L-26 -10L-22 -3L-16 1H-32L-36 -8L-30 -28C-32 -46 -20 -60 0 -64C18 -68 32 -64 42 -58L44 -68L50 -58Z',
    ) + path('M26 -28L34 -10L30 0L40 1L42 -8L38 -30Z'),
  marks: markLine('M-24 -38Q-8 -60 20 -58M-14 -30Q0 -46 18 -46M58 -47L62 -46', 1, 0.8),
  lit: `<circle cx="59" cy="-48" r="1.600" fill="#ffef9a"/>${glow(59, -48, 8, '#ffe27a', 0.8)}`,
};

/** Standing ghoul, claws out, facing right; about 100 high. */
export const ghoulUpright: Part = {
  shape: path(
    'M14 -94L18 -104L23 -92C31 -92 38 -86 43 -81L37 -79L41 -75C34 -73 28 -74 24 -77C26 -70 28 -66 30 -62L46 -58L56 -64L60 -60L64 -65L65 -58L60 -54L64 -50L56 -50L46 -48L28 -50C28 -40 26 -34 24 -30L32 -14L28 0H44L46 -5L38 -8L40 -16L32 -34L30 -36L12 -30L4 -16L6 0H-10L-12 -5L-4 -8L-6 -18L0 -36C-8 -46 -8 -62 -2 -74C2 -84 6 -90 14 -94Z',
  ),
  marks: markLine('M4 -44Q4 -70 16 -84M12 -38Q18 -56 22 -70', 1, 0.8),
  lit: `<circle cx="28" cy="-85" r="1.800" fill="#ffef9a"/>${glow(28, -85, 9, '#ffe27a', 0.8)}`,
};

/** A faceless, horned thing hanging in the air; about 120 across the wings, centred on its breast. */
export function nightgaunt(): Part {
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
export function huntingHorror(eyeColour = '#ffd24a'): Part {
  const spine: Point[] = [
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
  const upper = spine.map(([x, y], index): Point => [x + 2, y - widths[index]!]);
  const under = spine.map(([x, y], index): Point => [x - 2, y + widths[index]!]);
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
export function byakhee(): Part {
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
export function darkYoung(maw = '#c8ff7a'): Part {
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

/** A deep one with a trident, wading right; about 100 high. */
export const deepOne: Part = {
  shape:
    path(
      'M8 -92C18 -96 30 -90 34 -82L40 -78L32 -75C28 -70 22 -69 17 -70C22 -64 25 -58 25 -50L38 -56L42 -52L28 -40L22 -38C22 -26 26 -14 32 0H12L6 -20L-4 0H-26C-18 -14 -16 -26 -16 -38C-22 -50 -20 -64 -12 -74C-8 -84 -2 -90 8 -92Z',
    ) +
    path('M6 -92L-2 -104L-6 -92L-16 -96L-14 -84L-26 -82L-18 -74L-28 -66L-18 -62L-26 -50L-16 -50Z') +
    stroke('M46 4L34 -108', 2.6) +
    stroke('M24 -104Q26 -94 35 -96Q44 -97 44 -106M34 -96V-114', 2.2),
  marks: markLine('M20 -78q4 2 10 1M-8 -40Q-6 -60 4 -70M4 -34Q10 -50 12 -62M12 -66q3 2 2 6M8 -68q3 2 2 6', 1),
  lit: `<circle cx="22" cy="-83" r="2.600" fill="#f2ffb0"/>${glow(22, -83, 11, '#d8ff8a', 0.8)}`,
};

/** A shambler: half ape, half insect, huge claws; about 120 high. */
export const shambler: Part = {
  shape:
    path(
      'M0 -118C10 -118 18 -110 18 -100C18 -95 16 -92 14 -89C28 -86 40 -78 46 -66L58 -40L62 -22L70 -12L62 -14L66 0L57 -10L55 4L49 -10L42 -2L46 -18L40 -38L32 -50L28 -34L34 -16L32 0H44L40 4H16L18 -14L8 -30H-8L-18 -14L-16 4H-40L-44 0H-32L-34 -16L-28 -34L-32 -50L-40 -38L-46 -18L-42 -2L-49 -10L-55 4L-57 -10L-66 0L-62 -14L-70 -12L-62 -22L-58 -40L-46 -66C-40 -78 -28 -86 -14 -89C-16 -92 -18 -95 -18 -100C-18 -110 -10 -118 0 -118Z',
    ) + path('M-8 -114L-20 -132L-2 -118ZM8 -114L20 -132L2 -118Z'),
  marks: markLine('M-24 -78Q0 -66 24 -78M-20 -66Q0 -54 20 -66M-18 -54Q0 -44 18 -54M0 -86V-36', 1.2),
  lit: eyePair(0, -102, 6, 2.6, '#ffd0f4'),
};

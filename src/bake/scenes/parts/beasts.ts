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

/** A dot when small, a ring with a dark mouth when large. */
const sucker = (x: number, y: number, r: number): string =>
  r < 4
    ? `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`
    : `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 0.8)}" fill="none" stroke="currentColor" stroke-width="${short(r * 0.42)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 1.25)}" opacity=".2"/>`;

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
      marks += sucker(x + nx * half * 0.5 * inner, y + ny * half * 0.5 * inner, Math.max(0.6, half * 0.26));
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

/** A limb of flesh along joints, each with its thickness. */
function flesh(joints: readonly Point[], thickness: readonly number[]): Part {
  const side = (sign: number): Point[] =>
    joints.map(([x, y], index) => {
      const [before, after] = [joints[Math.max(0, index - 1)]!, joints[Math.min(joints.length - 1, index + 1)]!];
      const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const half = (sign * thickness[index]!) / 2;
      return [x - ((after[1] - before[1]) / long) * half, y + ((after[0] - before[0]) / long) * half];
    });
  return shape(curve([...side(1), ...side(-1).reverse()]));
}

const claws = (x: number, y: number, scale: number): Part => ({
  shape: path(`M${x - 4 * scale} ${y - 3}q${6 * scale} -3 ${12 * scale} 3l${-4 * scale} -1l1 2l${-5 * scale} -2l0 2Z`),
});

const eyePair = (x: number, y: number, gap: number, size: number, colour: string): string =>
  `<ellipse cx="${x - gap}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${colour}"/><ellipse cx="${x + gap}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${colour}"/>${glow(x - gap, y, size * 5, colour, 0.8)}${glow(x + gap, y, size * 5, colour, 0.8)}`;

/**
 * A spawn of the Great One, about 130 above (0, 0), as pieces from back to front: wings and shoulders, head, beard. Each is
 * lit by itself, else the feelers would drown in the breast.
 */
export function starSpawn(eyeColour = '#d8ff9a', eyeSize = 5): readonly Part[] {
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

/** A ghoul on the prowl, hunched and lean, facing right; about 75 high. */
export const ghoul: Part = join(
  flesh(
    [
      [-20, -30],
      [-30, -16],
      [-40, -8],
      [-34, 0],
    ],
    [9, 7, 4, 5],
  ),
  flesh(
    [
      [20, -46],
      [16, -26],
      [24, -12],
      [22, 0],
    ],
    [8, 6, 4, 5],
  ),
  shape('M-32 -26C-38 -44 -22 -60 0 -62C16 -66 32 -64 37 -54C40 -44 32 -38 22 -37C8 -35 -2 -32 -10 -22C-18 -14 -29 -16 -32 -26Z'),
  shape(
    'M28 -58C33 -69 45 -71 52 -64L70 -55L67 -51L54 -50L64 -46L59 -43L44 -45C34 -47 26 -52 28 -58ZM36 -64L30 -80L43 -68ZM43 -67L44 -81L50 -66Z',
  ),
  flesh(
    [
      [-18, -28],
      [-2, -18],
      [-18, -8],
      [-6, 0],
    ],
    [11, 8, 4, 5],
  ),
  flesh(
    [
      [26, -48],
      [38, -28],
      [34, -12],
      [44, 0],
    ],
    [9, 7, 4, 5],
  ),
  claws(-6, 0, 1),
  claws(44, 0, 1),
  claws(22, 0, 1),
  claws(-34, 0, 1),
  {
    shape: '',
    marks: markLine('M-24 -42Q-4 -58 24 -56M-8 -34q4 -10 2 -18M4 -36q4 -9 3 -17M15 -38q3 -8 3 -15', 1, 0.9),
    lit: `<circle cx="50" cy="-60" r="1.7" fill="#ffef9a"/>${glow(50, -60, 9, '#ffe27a', 0.85)}`,
  },
);

/** A ghoul that has risen and howls, facing right; about 105 high. */
export const ghoulUpright: Part = join(
  flesh(
    [
      [-2, -46],
      [-14, -30],
      [-22, -14],
      [-12, 0],
    ],
    [11, 9, 5, 5],
  ),
  flesh(
    [
      [4, -80],
      [-16, -66],
      [-14, -48],
      [-22, -38],
    ],
    [9, 6, 4, 3],
  ),
  shape('M-10 -44C-14 -62 -10 -80 4 -88C16 -92 24 -84 23 -74C22 -62 14 -54 10 -42C4 -36 -6 -36 -10 -44Z'),
  shape(
    'M6 -84C4 -96 12 -104 22 -104L40 -116L42 -112L30 -101L42 -104L42 -100L28 -90C20 -80 8 -78 6 -84ZM10 -98L-2 -108L14 -103ZM14 -102L8 -116L20 -104Z',
  ),
  flesh(
    [
      [6, -46],
      [18, -30],
      [6, -14],
      [18, 0],
    ],
    [12, 9, 5, 5],
  ),
  flesh(
    [
      [16, -80],
      [32, -70],
      [40, -84],
      [50, -94],
    ],
    [9, 7, 4, 3],
  ),
  claws(-12, 0, 1),
  claws(18, 0, 1),
  {
    shape: stroke('M50 -94l8 -4M50 -94l4 -8M49 -94l-1 -8M-22 -38l-6 6M-22 -38l-1 8M-22 -38l4 7', 1.6),
    marks: markLine('M-4 -50Q-4 -74 10 -84M2 -54q6 -1 10 -6M1 -64q8 -1 13 -6M4 -74q8 0 12 -4', 1, 0.9),
    lit: `<circle cx="22" cy="-98" r="1.600" fill="#ffef9a"/>${glow(22, -98, 8, '#ffe27a', 0.8)}`,
  },
);

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

/** A deep one with a trident, coming out of the water to the right; about 105 high. */
export const deepOne: Part = join(
  { shape: stroke('M40 6L34 -112', 2.4) + stroke('M25 -106Q26 -95 35 -96Q44 -96 44 -107M34 -96V-116', 2.2) },
  flesh(
    [
      [-8, -40],
      [-20, -22],
      [-14, -8],
      [-22, 2],
    ],
    [15, 11, 7, 9],
  ),
  flesh(
    [
      [4, -74],
      [22, -58],
      [36, -62],
    ],
    [9, 7, 5],
  ),
  shape('M-18 -40C-26 -60 -18 -80 0 -86C14 -90 24 -82 24 -72C24 -58 16 -48 14 -34C6 -26 -12 -28 -18 -40Z'),
  shape('M-2 -88C-4 -99 8 -106 20 -103C30 -101 40 -94 41 -88C42 -84 38 -82 33 -80C22 -76 4 -76 -2 -88Z'),
  shape('M8 -104L-6 -114L-8 -100L-20 -102L-16 -88L-28 -84L-19 -72L-27 -62L-18 -54Z'),
  flesh(
    [
      [6, -38],
      [18, -24],
      [10, -8],
      [20, 2],
    ],
    [17, 13, 8, 9],
  ),
  flesh(
    [
      [-4, -76],
      [-2, -56],
      [14, -42],
      [28, -36],
    ],
    [11, 8, 5, 3],
  ),
  {
    shape:
      stroke('M28 -36l8 -4M28 -36l8 1M28 -36l6 6', 1.8) +
      path('M12 2h22l-8 -7h-10ZM-30 2h22l-8 -7h-10Z') +
      '<circle cx="24" cy="-102" r="5.500"/>',
    marks: markLine(
      'M40 -88Q28 -84 18 -86M6 -86q3 5 0 10M1 -86q3 5 0 10M-10 -44Q-12 -64 0 -78M2 -36Q8 -52 12 -62M-4 -104L-14 -74M-15 -92L-17 -70',
      1,
    ),
    lit: `<circle cx="25" cy="-102" r="2.800" fill="#f2ffb0"/>${glow(25, -102, 12, '#d8ff8a', 0.85)}`,
  },
);

/** A shambler: half ape, half insect, huge claws; about 120 high. */
export const shambler: Part = {
  shape:
    path(
      'M0 -118C10 -118 18 -110 18 -100C18 -95 16 -92 14 -89C28 -86 40 -78 46 -66L58 -40L62 -22L70 -12L62 -14L66 0L57 -10L55 4L49 -10L42 -2L46 -18L40 -38L32 -50L28 -34L34 -16L32 0H44L40 4H16L18 -14L8 -30H-8L-18 -14L-16 4H-40L-44 0H-32L-34 -16L-28 -34L-32 -50L-40 -38L-46 -18L-42 -2L-49 -10L-55 4L-57 -10L-66 0L-62 -14L-70 -12L-62 -22L-58 -40L-46 -66C-40 -78 -28 -86 -14 -89C-16 -92 -18 -95 -18 -100C-18 -110 -10 -118 0 -118Z',
    ) + path('M-8 -114L-20 -132L-2 -118ZM8 -114L20 -132L2 -118Z'),
  marks: markLine('M-24 -78Q0 -66 24 -78M-20 -66Q0 -54 20 -66M-18 -54Q0 -44 18 -54M0 -86V-36', 1.2),
  lit: eyePair(0, -102, 6, 2.6, '#ffd0f4'),
};

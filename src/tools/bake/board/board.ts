import { BOARD, BOARD_PICTURE, MIRROR, type Quadrant } from '../../../games/cults/picture/config/board-layout';
import { fieldsOf } from './board-fields';
import type { Drawing } from '../drawing/drawing';
import { icon } from '../drawing/icons';
import { brass, blur, grain, linear, parchment, radial, type Stain } from '../drawing/materials';
import { point, ring, sector, star } from '../drawing/shapes';
import { skylineOf } from '../drawing/skyline';

interface Ground {
  readonly fill: string;
  readonly stain: Stain;
}

/** Each district has its own ground. */
const GROUNDS: Readonly<Record<Quadrant, Ground>> = {
  downtown: {
    fill: '#e3cb98',
    stain: { seed: 3, color: [0.42, 0.28, 0.13] },
  },
  rivertown: {
    fill: '#b9cac0',
    stain: { seed: 11, color: [0.16, 0.28, 0.31] },
  },
  uptown: {
    fill: '#dab5a0',
    stain: { seed: 17, color: [0.4, 0.2, 0.16] },
  },
  northside: {
    fill: '#cac99f',
    stain: { seed: 29, color: [0.24, 0.31, 0.13] },
  },
};

const QUADRANTS = Object.keys(GROUNDS) as Quadrant[];
const AXES = [0, 90, 180, 270] as const;

/** Inner shadow: what is sunk into the ground is dark at its upper left. */
const SUNK =
  `<filter id="sunk" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
  `<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="8"/></feComponentTransfer>` +
  `<feOffset in="solid" dx="1.6" dy="2.2" result="moved"/><feComposite in="solid" in2="moved" operator="out" result="edge"/>` +
  `<feGaussianBlur in="edge" stdDeviation="1.3" result="soft"/><feComposite in="soft" in2="solid" operator="in" result="inside"/>` +
  `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="inside"/></feMerge></filter>`;

function defs(): string {
  const grounds = QUADRANTS.map((name) => parchment(`ground-${name}`, GROUNDS[name].stain)).join('');
  const clips = QUADRANTS.map((name) => {
    const { x, y } = MIRROR[name];
    return `<clipPath id="clip-${name}"><path d="${sector(BOARD.ring, BOARD.inner - 3, 0.6, 89.4, x, y)}"/></clipPath>`;
  }).join('');
  const staves = STAVE_SEEDS.map((seed, i) =>
    grain(`stave${i}`, { seed, frequency: '0.17 0.009', dark: 0.26, contrast: 1.25 }),
  ).join('');
  return (
    `${grounds}${clips}${staves}${brass()}${SUNK}${blur('drop', 9)}${RIM_SHADES}` +
    radial('dusk', [
      [0.4, '#000', 0],
      [0.82, '#0a0503', 0.12],
      [1, '#050201', 0.46],
    ]) +
    radial(
      'lamp',
      [
        [0, '#ffe8b4', 0.5],
        [0.6, '#ffdfa0', 0.16],
        [1, '#ffd890', 0],
      ],
      'cx=".36" cy=".3" r=".62"',
    ) +
    radial('core', [
      [0, '#31403a'],
      [0.65, '#16211d'],
      [1, '#070b0a'],
    ])
  );
}

function quadrantBody(name: Quadrant): string {
  const { fill } = GROUNDS[name];
  const { x, y } = MIRROR[name];
  const ground = `<path d="${sector(BOARD.ring, BOARD.inner, 0.3, 89.7, x, y)}" fill="${fill}" filter="url(#ground-${name})"/>`;
  const line = `<path d="${mapLine(name, 6)}" fill="none" stroke="#2a160a" stroke-opacity=".4" stroke-width=".9"/>`;
  return `${ground}${line}<g clip-path="url(#clip-${name})">${skylineOf(name)}</g>`;
}

/** The rim is made of staves whose grain runs around the board; neighbours differ a little in tone. */
const STAVES = 20;
const STAVE_SEEDS = [5, 14, 23, 37] as const;
const STAVE_TONES = ['#7a4d22', '#6d4420', '#83552a', '#744821'] as const;

/** The rim is rounded, and its upper left faces the light. */
const RIM_SHADES =
  radial(
    'round',
    [
      [0.89, '#000', 0.62],
      [0.925, '#000', 0.12],
      [0.955, '#ffe2b0', 0.14],
      [0.98, '#000', 0.16],
      [1, '#000', 0.6],
    ],
    `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${BOARD.radius}"`,
  ) +
  linear(
    'sideways',
    [
      [0, '#ffe6b8', 0.3],
      [0.5, '#000', 0],
      [1, '#000', 0.45],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );

function rimBody(): string {
  const { radius, inner } = BOARD;
  const half = 180 / STAVES;
  const staves = Array.from({ length: STAVES }, (_, i) => {
    const tone = STAVE_TONES[(i * 3) % STAVE_TONES.length]!;
    const seed = i % STAVE_SEEDS.length;
    const [x0, y0] = point(inner - 4, half);
    const [x1, y1] = point(radius, half);
    const joint = `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="#1a0d04" stroke-opacity=".7" stroke-width="1"/>`;
    return `<g transform="rotate(${i * 2 * half})"><path d="${sector(inner - 4, radius, -half - 0.1, half + 0.1)}" fill="${tone}" filter="url(#stave${seed})"/>${joint}</g>`;
  });
  const band = `d="${ring(inner - 4, radius)}" fill-rule="evenodd"`;
  return `${staves.join('')}<path ${band} fill="url(#round)"/><path ${band} fill="url(#sideways)" style="mix-blend-mode:soft-light"/>`;
}

/** A thin inked line inside a quadrant's edges, as maps have. */
function mapLine(name: Quadrant, inset: number): string {
  const { x, y } = MIRROR[name];
  const [near, far] = [BOARD.ring + inset, BOARD.inner - inset];
  const [a, b] = [Math.sqrt(near ** 2 - inset ** 2), Math.sqrt(far ** 2 - inset ** 2)];
  const sweep = x * y > 0 ? 1 : 0;
  return `M${x * b} ${y * inset}A${far} ${far} 0 0 ${sweep} ${x * inset} ${y * b}L${x * inset} ${y * a}A${near} ${near} 0 0 ${1 - sweep} ${x * a} ${y * inset}Z`;
}

function brassBody(): string {
  const spokes = AXES.map((angle) => {
    const [x0, y0] = point(BOARD.ring, angle);
    const [x1, y1] = point(BOARD.inner, angle);
    return `<path d="M${x0} ${y0}L${x1} ${y1}" stroke-width="4"/>`;
  }).join('');
  const stars = AXES.map((angle) => {
    const [x, y] = point(BOARD.rimText, angle);
    return `<path transform="translate(${x} ${y})" d="${star(4, 12.5, 0.34)}"/>`;
  }).join('');
  const studs = [45, 135, 225, 315]
    .flatMap((angle) => [angle - 38, angle + 38])
    .map((angle) => {
      const [x, y] = point(BOARD.rimText, angle);
      return `<circle cx="${x}" cy="${y}" r="2.6"/>`;
    });
  const { radius, inner, ring: middle } = BOARD;
  return (
    `<g fill="none" stroke="#a97b34" filter="url(#brass)"><circle r="${radius - 2}" stroke-width="4"/><circle r="${radius - 8}" stroke-width="1.1"/>` +
    `<circle r="${inner - 1}" stroke-width="5"/><circle r="${inner + 5.5}" stroke-width="1.1"/><circle r="${middle}" stroke-width="5.5"/>${spokes}</g>` +
    `<g fill="#b98a3c" filter="url(#brass)">${stars}${studs.join('')}</g>`
  );
}

/** The round board (R3.1): rim, four districts with their empty fields, and the dark centre for the City card. No text. */
export function boardDrawing(): Drawing {
  const { radius, inner, ring: middle, core } = BOARD;
  const half = BOARD_PICTURE.size / 2;
  const shadow = `<circle cx="5" cy="9" r="${radius}" fill="#000" opacity=".8" filter="url(#drop)"/>`;
  const light = `<circle r="${inner}" fill="url(#lamp)" style="mix-blend-mode:soft-light"/><circle r="${inner}" fill="url(#dusk)"/>`;
  const centre = `<circle r="${middle - 2}" fill="url(#core)"/><circle r="${core}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="2.5"/><circle r="${core - 3}" fill="none" stroke="#c79a4b" stroke-opacity=".4" stroke-width="1"/>`;
  const sign = icon('all-seeing-eye', 0, 0, 104, '#9c7736', 'opacity=".55" filter="url(#brass)"');
  const body =
    `<defs>${defs()}</defs><g transform="translate(${half} ${half})">${shadow}${rimBody()}` +
    `${QUADRANTS.map(quadrantBody).join('')}${light}${QUADRANTS.map(fieldsOf).join('')}${centre}${sign}${brassBody()}</g>`;
  return { name: 'board', width: BOARD_PICTURE.size, height: BOARD_PICTURE.size, body };
}

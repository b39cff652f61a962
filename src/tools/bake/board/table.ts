import type { Drawing } from '../drawing/drawing';
import { linear, radial, type GradientStop } from '../drawing/materials';
import { seeded, short } from '../scenes/pencil';

const [W, H] = [1920, 1080];

/** A dark board with a long grain: the noise is the colour and the relief at once; a finer noise gives it pores. */
const plankGrain = (id: string, seed: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="0.0022 0.062" numOctaves="5" seed="${seed}" result="noise"/>` +
  `<feColorMatrix in="noise" type="matrix" values="0.52 0 0 0 0.015 0.345 0 0 0 0.008 0.22 0 0 0 0 0 0 0 0 1" result="color"/>` +
  `<feDiffuseLighting in="noise" surfaceScale="1.9" diffuseConstant="1" lighting-color="#ffe6c0" result="light"><feDistantLight azimuth="250" elevation="53"/></feDiffuseLighting>` +
  `<feBlend in="color" in2="light" mode="multiply" result="board"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency="0.012 0.42" numOctaves="2" seed="${seed + 50}" result="fine"/>` +
  `<feColorMatrix in="fine" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -1.3" result="pores"/>` +
  `<feComposite in="pores" in2="board" operator="over"/></filter>`;

interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly color: string;
  readonly strength: number;
}

/** Warm lamp light around the board, embers glowing at the right, cold light of the moon and the sea at the left. */
const LIGHTS: readonly Light[] = [
  { x: 960, y: 430, r: 820, color: '#d8934a', strength: 0.34 },
  { x: 1560, y: 250, r: 460, color: '#e8923c', strength: 0.26 },
  { x: 1560, y: 900, r: 560, color: '#c2602a', strength: 0.2 },
  { x: 330, y: 130, r: 560, color: '#2f7f79', strength: 0.24 },
  { x: 420, y: 820, r: 460, color: '#1f5a5e', strength: 0.26 },
];

const fade = (color: string, strength: number): GradientStop[] => [
  [0, color, strength],
  [0.55, color, strength * 0.4],
  [1, color, 0],
];

function lightBody(): string {
  return LIGHTS.map(({ x, y, r, color, strength }, i) => {
    const place = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"`;
    return `<defs>${radial(`l${i}`, fade(color, strength), place)}</defs><rect width="${W}" height="${H}" fill="url(#l${i})" style="mix-blend-mode:screen"/>`;
  }).join('');
}

interface Plank {
  readonly seed: number;
  /** How much darker than the others. */
  readonly tone: number;
}

const PLANKS: readonly Plank[] = [
  { seed: 7, tone: 0.12 },
  { seed: 19, tone: 0 },
  { seed: 33, tone: 0.18 },
  { seed: 41, tone: 0.05 },
  { seed: 58, tone: 0.14 },
];

/** Boards with a dark gap and a lit lower edge between them. They run under everything: an end would look like the edge of a panel. */
function plankBody(): string {
  const tall = H / PLANKS.length;
  return PLANKS.map(({ seed, tone }, i) => {
    const y = Math.round(i * tall);
    const board = `<defs>${plankGrain(`plank${i}`, seed)}</defs><rect y="${y}" width="${W}" height="${Math.ceil(tall)}" filter="url(#plank${i})"/><rect y="${y}" width="${W}" height="${Math.ceil(tall)}" fill="#000" opacity="${tone}"/>`;
    const joint = `<rect y="${y - 6}" width="${W}" height="14" fill="url(#joint)"/><rect y="${y}" width="${W}" height="2.5" fill="#000" opacity=".7"/><rect y="${y + 2.5}" width="${W}" height="1.2" fill="#ffdca0" opacity=".1"/>`;
    return board + (i === 0 ? '' : joint);
  }).join('');
}

/** Mist that creeps over the wood from the left and below, drawn long. */
const MIST =
  `<filter id="mist" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="0.0016 0.0062" numOctaves="4" seed="23"/>` +
  `<feColorMatrix type="matrix" values="0 0 0 0 .42 0 0 0 0 .62 0 0 0 0 .6 3.4 0 0 0 -1.62"/></filter>` +
  linear(
    'creeping',
    [
      [0, '#fff', 0.85],
      [0.34, '#fff', 0.5],
      [0.62, '#fff', 0.12],
      [1, '#fff', 0.4],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ) +
  `<mask id="where"><rect width="${W}" height="${H}" fill="url(#creeping)"/></mask>`;

/** Sparks that float over the table, more of them at the warm side: a soft glow and a bright core. */
function emberBody(): string {
  const random = seeded(1926);
  return Array.from({ length: 84 }, () => {
    const x = W * (1 - random() ** 1.5 * 0.94);
    const y = H * random();
    const r = 0.8 + random() ** 2 * 2.2;
    const light = 0.3 + random() * 0.6;
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 7)}" fill="url(#ember)" opacity="${short(light)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#ffd089" opacity="${short(light)}"/>`;
  }).join('');
}

/** The wooden table under everything, with the light of the room; drawn at its own size, since it is only a ground. */
export function tableDrawing(): Drawing {
  const defs =
    linear('joint', [
      [0, '#000', 0],
      [0.5, '#000', 0.4],
      [1, '#000', 0],
    ]) +
    MIST +
    radial('ember', [
      [0, '#ff9a3c', 0.75],
      [0.3, '#f07a20', 0.3],
      [1, '#e06010', 0],
    ]) +
    radial(
      'vignette',
      [
        [0.34, '#000', 0],
        [0.7, '#020101', 0.5],
        [1, '#020101', 0.92],
      ],
      'cx=".5" cy=".42" r=".74"',
    );
  const mist = `<g mask="url(#where)" style="mix-blend-mode:screen"><rect width="${W}" height="${H}" filter="url(#mist)" opacity=".3"/></g>`;
  const body = `<defs>${defs}</defs>${plankBody()}${lightBody()}<rect width="${W}" height="${H}" fill="url(#vignette)"/>${mist}${emberBody()}`;
  return { name: 'table', width: W, height: H, body };
}

import type { Drawing } from './drawing';
import { linear, radial, type Stop } from './materials';

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

/** Warm lamp light over the middle, an ember glow at the right, cold moonlight at the upper left. */
const LIGHTS: readonly Light[] = [
  { x: 960, y: 420, r: 900, color: '#c98a45', strength: 0.26 },
  { x: 1640, y: 330, r: 560, color: '#e08a35', strength: 0.2 },
  { x: 1500, y: 950, r: 620, color: '#b8652a', strength: 0.14 },
  { x: 230, y: 160, r: 640, color: '#2f6d68', strength: 0.2 },
  { x: 300, y: 1000, r: 520, color: '#1d4b4f', strength: 0.16 },
];

const fade = (color: string, strength: number): Stop[] => [
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
  /** Where it ends and the next one of the row begins. */
  readonly end: number;
}

const PLANKS: readonly Plank[] = [
  { seed: 7, tone: 0.1, end: 1420 },
  { seed: 19, tone: 0, end: 350 },
  { seed: 33, tone: 0.16, end: 1690 },
  { seed: 41, tone: 0.04, end: 240 },
  { seed: 58, tone: 0.13, end: 1290 },
];

/** Boards with a dark gap and a lit lower edge between them. */
function plankBody(): string {
  const tall = H / PLANKS.length;
  return PLANKS.map(({ seed, tone, end }, i) => {
    const y = Math.round(i * tall);
    const board = `<defs>${plankGrain(`plank${i}`, seed)}</defs><rect y="${y}" width="${W}" height="${Math.ceil(tall)}" filter="url(#plank${i})"/><rect y="${y}" width="${W}" height="${Math.ceil(tall)}" fill="#000" opacity="${tone}"/>`;
    const cut = `<rect x="${end}" y="${y}" width="2.5" height="${Math.ceil(tall)}" fill="#000" opacity=".6"/><rect x="${end + 2.5}" y="${y}" width="1.2" height="${Math.ceil(tall)}" fill="#ffdca0" opacity=".1"/>`;
    const joint = `<rect y="${y - 6}" width="${W}" height="14" fill="url(#joint)"/><rect y="${y}" width="${W}" height="2.5" fill="#000" opacity=".7"/><rect y="${y + 2.5}" width="${W}" height="1.2" fill="#ffdca0" opacity=".1"/>`;
    return board + cut + (i === 0 ? '' : joint);
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
    radial(
      'vignette',
      [
        [0.4, '#000', 0],
        [0.75, '#020101', 0.42],
        [1, '#020101', 0.86],
      ],
      'cx=".5" cy=".44" r=".74"',
    );
  const body = `<defs>${defs}</defs>${plankBody()}${lightBody()}<rect width="${W}" height="${H}" fill="url(#vignette)"/>`;
  return { name: 'table', width: W, height: H, body };
}

/** Filters that turn flat shapes into wood, parchment, brass and the like. Light always falls from the top left. */

/** Where the light stands: SVG counts the azimuth clockwise from the right. */
const LIGHT_AZIMUTH = 235;

export interface Relief {
  /** How round the edge is, in design pixels. */
  readonly round: number;
  readonly depth: number;
  readonly shine: number;
  readonly gloss?: number;
  readonly shineColor?: string;
  readonly elevation?: number;
}

/** A filter that lights the edges of a shape as if it were solid; multiplies the shape's fill. */
export function relief(id: string, { round, depth, shine, gloss = 18, shineColor = '#fff', elevation = 52 }: Relief): string {
  return (
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="height"/>` +
    lit('height', depth, shine, gloss, shineColor, elevation) +
    `</filter>`
  );
}

/** Light on a height map, multiplied with the shape's own colours and cut to its outline. */
function lit(height: string, depth: number, shine: number, gloss: number, color: string, elevation: number): string {
  const source = `<feDistantLight azimuth="${LIGHT_AZIMUTH}" elevation="${elevation}"/>`;
  return (
    `<feSpecularLighting in="${height}" surfaceScale="${depth}" specularConstant="${shine}" specularExponent="${gloss}" lighting-color="${color}" result="shine">${source}</feSpecularLighting>` +
    `<feDiffuseLighting in="${height}" surfaceScale="${depth}" diffuseConstant="1.2" lighting-color="#fff" result="shade">${source}</feDiffuseLighting>` +
    `<feBlend in="shade" in2="SourceGraphic" mode="multiply" result="body"/>` +
    `<feComposite in="shine" in2="body" operator="arithmetic" k2="0.7" k3="1" result="whole"/>` +
    `<feComposite in="whole" in2="SourceAlpha" operator="in"/>`
  );
}

export const brass = (id = 'brass', round = 1): string =>
  relief(id, { round, depth: 4, shine: 1.1, gloss: 22, shineColor: '#ffe9b0', elevation: 40 });

export interface Grain {
  readonly seed: number;
  /** How fine the grain is along and across. */
  readonly frequency: string;
  /** The grain multiplies the colour by `dark`, and by up to `contrast` more where it is light. */
  readonly dark: number;
  readonly contrast: number;
}

/** Wood: a long grain over the shape's colour. */
export function grain(id: string, { seed, frequency, dark, contrast }: Grain): string {
  const row = `${contrast} 0 0 0 ${dark}`;
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}" result="noise"/>` +
    `<feColorMatrix in="noise" type="matrix" values="${row} ${row} ${row} 0 0 0 0 1" result="streaks"/>` +
    `<feBlend in="streaks" in2="SourceGraphic" mode="multiply" result="wood"/>` +
    `<feComposite in="wood" in2="SourceAlpha" operator="in"/></filter>`
  );
}

export interface Stain {
  readonly seed: number;
  /** The stain's red, green and blue, each from 0 to 1. */
  readonly color: readonly [number, number, number];
  readonly strength?: number;
  readonly frequency?: number;
  readonly bumps?: number;
}

/** Parchment: crumpled and stained. */
export function parchment(id: string, { seed, color, strength = 1.3, frequency = 0.014, bumps = 2.4 }: Stain): string {
  const [red, green, blue] = color;
  return (
    `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="noise"/>` +
    `<feDiffuseLighting in="noise" surfaceScale="${bumps}" diffuseConstant="1.12" lighting-color="#fff6e2" result="light"><feDistantLight azimuth="${LIGHT_AZIMUTH}" elevation="60"/></feDiffuseLighting>` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency / 2}" numOctaves="3" seed="${seed + 3}" result="clouds"/>` +
    `<feColorMatrix in="clouds" type="matrix" values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${strength} 0 0 0 ${-0.42}" result="stain"/>` +
    `<feBlend in="light" in2="SourceGraphic" mode="multiply" result="base"/>` +
    `<feBlend in="stain" in2="base" mode="multiply" result="whole"/>` +
    `<feComposite in="whole" in2="SourceGraphic" operator="in"/></filter>`
  );
}

/** A soft shadow under a piece that lies on the table. */
export const castShadow = (id: string, blur: number, dx = 1, dy = 2, opacity = 0.6): string =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#000" flood-opacity="${opacity}"/></filter>`;

export const blur = (id: string, amount: number): string =>
  `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

export type GradientStop = readonly [offset: number, color: string, opacity?: number];

const stopsText = (stops: readonly GradientStop[]): string =>
  stops.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');

export const radial = (id: string, stops: readonly GradientStop[], place = ''): string =>
  `<radialGradient id="${id}" ${place}>${stopsText(stops)}</radialGradient>`;

/** From the top down unless placed otherwise. */
export const linear = (id: string, stops: readonly GradientStop[], place = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${place}>${stopsText(stops)}</linearGradient>`;

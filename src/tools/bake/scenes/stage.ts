import { mixed, seeded, short } from './pencil';
import { type ScenePart, withoutGlow } from './part';
import { paintSky, type SkySize, type Sky } from './sky';

/** The picture on a card at twice its size on the table, so that it stays sharp in the zoom. */
export const SCENE_SIZE: SkySize = { width: 400, height: 208 };

/** Silhouettes at one distance: 0 is the horizon and takes its colour, 1 is nearest to the viewer and almost black. */
export interface Depth {
  readonly kind: 'depth';
  readonly depth: number;
  readonly part: ScenePart;
  /** Strength of the rim of light. */
  readonly rim?: number;
  /** Mist at its feet: 0 none. */
  readonly mist?: number;
  readonly colour?: string;
}
/** Fog drifting between the layers. */
export interface Fog {
  readonly kind: 'fog';
  readonly y: number;
  readonly height: number;
  readonly strength: number;
  readonly seed: number;
  readonly colour?: string;
}
/** Light without a body: glows, beams, sparks. */
export interface Shine {
  readonly kind: 'shine';
  readonly body: string;
}
export type SceneLayer = Depth | Fog | Shine;

export interface Scene {
  readonly sky: Sky;
  /** The colour of the nearest layer. */
  readonly ink: string;
  readonly layers: readonly SceneLayer[];
  /** Slanting rain: strength 0 to 1. */
  readonly rain?: number;
  readonly vignette?: number;
  /** 2 halves the roughness of edges: for large pictures, where that of a card would look coarse. */
  readonly fineness?: number;
  /** Clean outlines and no haloes: for loose pieces, since rough transparency compresses badly. */
  readonly smooth?: boolean;
}

export const depth = (distance: number, part: ScenePart, more: Partial<Omit<Depth, 'kind' | 'depth' | 'part'>> = {}): Depth => ({
  kind: 'depth',
  depth: distance,
  part,
  ...more,
});
/** Like `depth`, for overlapping pieces: each gets its own rim and stands out from the one behind. */
export const apart = (distance: number, parts: readonly ScenePart[], more: Parameters<typeof depth>[2] = {}): Depth[] =>
  parts.map((part) => depth(distance, part, more));
export const fog = (y: number, height: number, strength: number, seed = 3, colour?: string): Fog => ({
  kind: 'fog',
  y,
  height,
  strength,
  seed,
  ...(colour === undefined ? {} : { colour }),
});
export const shine = (...bodies: string[]): Shine => ({ kind: 'shine', body: bodies.join('') });

/**
 * Makes a flat silhouette look carved: its outline is roughened a little, a point light where the scene's light is gives the
 * edges that face it a rim, and noise in the height map breaks the light like stone or cloth.
 */
function carve(scene: Scene, size: SkySize, rim: number, id: string): string {
  const { light } = scene.sky;
  const unit = size.width / 400 / (scene.fineness ?? 1);
  const frequency = (value: number): string => (value / unit).toFixed(4);
  const colour = mixed(light.colour, '#ffffff', 0.3);
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-20" y="-20" width="${size.width + 40}" height="${size.height + 40}" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency(0.09)}" numOctaves="3" seed="${scene.sky.seed}" result="noise"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${short(scene.smooth ? 0 : 2.2 * unit)}" xChannelSelector="R" yChannelSelector="G" result="body"/>` +
    `<feColorMatrix in="body" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="solid"/>` +
    `<feGaussianBlur in="solid" stdDeviation="${short(1.1 * unit)}" result="edge"/>` +
    `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 0 0 0" result="grain"/>` +
    `<feComposite in="edge" in2="grain" operator="arithmetic" k2=".9" k3=".16" result="height"/>` +
    `<feSpecularLighting in="height" surfaceScale="${short(4.5 * unit)}" specularConstant="${short(rim * 1.5)}" specularExponent="9" lighting-color="${colour}" result="glint">` +
    `<fePointLight x="${light.x}" y="${light.y}" z="${short(22 * unit)}"/></feSpecularLighting>` +
    `<feGaussianBlur in="solid" stdDeviation="${short(3.2 * unit)}" result="round"/>` +
    // Only the border of the silhouette may shine: its middle stays dark even where it covers the light.
    `<feComposite in="solid" in2="round" operator="out" result="border"/>` +
    `<feColorMatrix in="border" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0" result="border"/>` +
    `<feComposite in="glint" in2="border" operator="in" result="rim"/>` +
    `<feDiffuseLighting in="grain" surfaceScale="${short(3 * unit)}" diffuseConstant=".9" lighting-color="${light.colour}" result="cloth"><feDistantLight azimuth="235" elevation="24"/></feDiffuseLighting>` +
    `<feComposite in="cloth" in2="solid" operator="in" result="cloth"/>` +
    `<feComposite in="rim" in2="cloth" operator="arithmetic" k2="1" k3="${scene.smooth ? 0 : short(0.05 + rim * 0.1)}" result="shone"/>` +
    `<feComposite in="shone" in2="body" operator="arithmetic" k2="1" k3="1"/></filter>`
  );
}

function paintDepth(layer: Depth, scene: Scene, size: SkySize, index: number): string {
  const colour = layer.colour ?? mixed(mixed(scene.sky.low, scene.sky.top, 0.35), scene.ink, layer.depth);
  const foot = mixed(colour, scene.sky.low, layer.mist ?? (1 - layer.depth) * 0.55);
  const rim = layer.rim ?? 0.35 + layer.depth * 0.55;
  const { part } = layer;
  const shining = scene.smooth ? withoutGlow(part.lit ?? '') : (part.lit ?? '');
  const rimColour = mixed(scene.sky.light.colour, '#ffffff', 0.15);
  return (
    `${carve(scene, size, rim, `carve-${index}`)}<linearGradient id="body-${index}" gradientUnits="userSpaceOnUse" x1="0" y1="${size.height * 0.35}" x2="0" y2="${size.height}">` +
    `<stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    `<g filter="url(#carve-${index})" fill="url(#body-${index})" color="${colour}" fill-rule="evenodd">${part.shape}</g>` +
    (part.marks ? `<g color="${rimColour}" fill="currentColor" opacity=".24">${part.marks}</g>` : '') +
    (shining ? `<g style="mix-blend-mode:screen">${shining}</g>` : '')
  );
}

function paintFog(layer: Fog, scene: Scene, size: SkySize, index: number): string {
  const unit = size.width / 400;
  const colour = layer.colour ?? mixed(scene.sky.low, scene.sky.light.colour, 0.35);
  return (
    `<filter id="fog-${index}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(0.005 / unit).toFixed(5)} ${(0.022 / unit).toFixed(5)}" numOctaves="4" seed="${layer.seed}"/>` +
    `<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.9 0 0 0 -.4" result="alpha"/><feFlood flood-color="${colour}"/><feComposite in2="alpha" operator="in"/></filter>` +
    `<linearGradient id="fade-${index}" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset=".45" stop-color="#fff"/><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="fog-mask-${index}"><rect y="${layer.y}" width="${size.width}" height="${layer.height}" fill="url(#fade-${index})"/></mask>` +
    `<g mask="url(#fog-mask-${index})"><rect y="${layer.y}" width="${size.width}" height="${layer.height}" filter="url(#fog-${index})" opacity="${layer.strength}"/></g>`
  );
}

function paintRain(strength: number, scene: Scene, size: SkySize): string {
  const random = seeded(scene.sky.seed + 77);
  let d = '';
  for (let index = 0; index < 130 * strength; index++) {
    const [x, y, long] = [random() * (size.width + 60) - 30, random() * size.height - 10, 9 + random() * 16];
    d += `M${short(x)} ${short(y)}l${short(-long * 0.32)} ${short(long)}`;
  }
  return `<path d="${d}" stroke="${mixed(scene.sky.low, '#ffffff', 0.55)}" stroke-width=".8" opacity=".42" fill="none"/>`;
}

/** Darkens the corners and lays a fine grain over everything, as on an old print. */
function paintFinish(scene: Scene, size: SkySize): string {
  const strength = scene.vignette ?? 0.62;
  return (
    `<radialGradient id="vignette" cx=".5" cy=".46" r=".72"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient>` +
    `<rect width="${size.width}" height="${size.height}" fill="url(#vignette)"/>` +
    `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/><feColorMatrix type="matrix" values="0 0 0 0 .5 0 0 0 0 .47 0 0 0 0 .4 0 .9 0 0 -.28"/></filter>` +
    `<rect width="${size.width}" height="${size.height}" filter="url(#grain)" opacity=".16" style="mix-blend-mode:overlay"/>`
  );
}

export function paintLayers(scene: Scene, size: SkySize): string {
  return scene.layers
    .map((layer, index) => {
      if (layer.kind === 'depth') return paintDepth(layer, scene, size, index);
      if (layer.kind === 'fog') return paintFog(layer, scene, size, index);
      return `<g style="mix-blend-mode:screen">${layer.body}</g>`;
    })
    .join('');
}

/** The whole picture as one SVG document. */
export function paintScene(scene: Scene, size: SkySize = SCENE_SIZE): string {
  const body =
    paintSky(scene.sky, size) +
    paintLayers(scene, size) +
    (scene.rain ? paintRain(scene.rain, scene, size) : '') +
    paintFinish(scene, size);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><g style="isolation:isolate">${body}</g></svg>`;
}

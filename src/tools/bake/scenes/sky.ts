import { curve, mixed, type PencilPoint, seeded, short } from './pencil';

/** What shines in a scene; every silhouette takes its rim of light from here. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly body?: 'moon' | 'crescent' | 'sun' | 'eclipse' | 'none';
  readonly radius?: number;
  /** How far its glow reaches. */
  readonly reach?: number;
}

export interface Sky {
  readonly top: string;
  readonly low: string;
  readonly light: Light;
  readonly seed: number;
  readonly stars?: number;
  /** 0 = clear, 1 = overcast. */
  readonly clouds?: number;
  readonly cloudColour?: string;
  /** Streaks of cloud rather than heaps. */
  readonly stretch?: number;
}

export interface SkySize {
  readonly width: number;
  readonly height: number;
}

function starsOf(sky: Sky, { width, height }: SkySize): string {
  const random = seeded(sky.seed * 31 + 5);
  let out = '';
  for (let index = 0; index < (sky.stars ?? 0); index++) {
    const [x, y, size] = [random() * width, random() ** 1.4 * height * 0.75, 0.4 + random() ** 3 * 1.3];
    out += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" opacity="${short(0.4 + random() * 0.6)}"/>`;
  }
  return `<g fill="#fdf4de">${out}</g>`;
}

/** Craters, so that a full moon is no flat disc. */
function craters(light: Light, radius: number): string {
  const random = seeded(Math.round(light.x * 7 + light.y));
  let out = '';
  for (let index = 0; index < 7; index++) {
    const [turn, off, size] = [random() * 6.3, random() * radius * 0.72, radius * (0.08 + random() * 0.2)];
    out += `<circle cx="${short(light.x + Math.cos(turn) * off)}" cy="${short(light.y + Math.sin(turn) * off)}" r="${short(size)}"/>`;
  }
  return `<g fill="#000" opacity=".13">${out}</g>`;
}

function bodyOf(light: Light, skyColour: string): string {
  const radius = light.radius ?? 22;
  const disc = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  switch (light.body ?? 'none') {
    case 'moon':
      return disc(light.x, light.y, radius, mixed(light.colour, '#ffffff', 0.35)) + craters(light, radius);
    case 'sun':
      return disc(light.x, light.y, radius, mixed(light.colour, '#fff6dd', 0.65));
    case 'crescent': {
      const bite = radius * 0.86;
      const outline = `M${light.x - radius * 0.3} ${light.y - radius}A${radius} ${radius} 0 1 0 ${light.x + radius * 0.9} ${light.y + radius * 0.5}A${bite} ${bite} 0 1 1 ${light.x - radius * 0.3} ${light.y - radius}Z`;
      return `<path d="${outline}" fill="${mixed(light.colour, '#ffffff', 0.5)}"/>`;
    }
    case 'eclipse':
      return (
        disc(light.x, light.y, radius * 1.12, mixed(light.colour, '#ffffff', 0.45)) +
        disc(light.x, light.y, radius, mixed(skyColour, '#000000', 0.75))
      );
    case 'none':
      return '';
  }
}

/** Cloud banks: turbulence as alpha; near the light they are lit, elsewhere they darken the sky. */
function cloudsOf(sky: Sky, { width, height }: SkySize): string {
  const amount = sky.clouds ?? 0.5;
  const stretch = sky.stretch ?? 3;
  const unit = 400 / width;
  const noise = (seed: number, gain: number, cut: number): string =>
    `<feTurbulence type="fractalNoise" baseFrequency="${(0.006 * unit).toFixed(5)} ${(0.006 * stretch * unit).toFixed(5)}" numOctaves="5" seed="${seed}"/>` +
    `<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${cut}" result="alpha"/>`;
  const flood = (colour: string): string => `<feFlood flood-color="${colour}"/><feComposite in2="alpha" operator="in"/>`;
  const area = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"';
  const cover = -1.45 + amount * 0.8;
  const dark = sky.cloudColour ?? mixed(sky.top, '#000000', 0.35);
  const bright = mixed(sky.light.colour, sky.low, 0.25);
  return (
    `<filter id="cloud-dark" ${area}>${noise(sky.seed, 2.6, cover)}${flood(dark)}</filter>` +
    `<filter id="cloud-lit" ${area}>${noise(sky.seed + 40, 3, cover - 0.15)}${flood(bright)}</filter>` +
    `<radialGradient id="near-light" gradientUnits="userSpaceOnUse" cx="${sky.light.x}" cy="${sky.light.y}" r="${width * 0.42}">` +
    `<stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#777"/><stop offset="1" stop-color="#000"/></radialGradient>` +
    `<mask id="lit-mask"><rect width="${width}" height="${height}" fill="url(#near-light)"/></mask>` +
    `<rect width="${width}" height="${height}" filter="url(#cloud-dark)" opacity=".8"/>` +
    `<g mask="url(#lit-mask)" style="mix-blend-mode:screen"><rect width="${width}" height="${height}" filter="url(#cloud-lit)" opacity=".75"/></g>`
  );
}

export function paintSky(sky: Sky, size: SkySize): string {
  const { light } = sky;
  const reach = light.reach ?? size.width * 0.45;
  const middle = mixed(sky.top, sky.low, 0.55);
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${sky.top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".9" stop-color="${sky.low}"/></linearGradient>` +
    `<radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${reach}"><stop offset="0" stop-color="${light.colour}" stop-opacity=".95"/>` +
    `<stop offset=".25" stop-color="${light.colour}" stop-opacity=".5"/><stop offset="1" stop-color="${light.colour}" stop-opacity="0"/></radialGradient>` +
    `<rect width="${size.width}" height="${size.height}" fill="url(#sky)"/>${starsOf(sky, size)}` +
    `<rect width="${size.width}" height="${size.height}" fill="url(#halo)"/>${bodyOf(light, sky.top)}${cloudsOf(sky, size)}`
  );
}

/** A bolt from one point to another with side branches. */
export function lightning(from: PencilPoint, to: PencilPoint, seed: number, colour = '#eaf2ff'): string {
  const random = seeded(seed);
  const bolt = (start: PencilPoint, end: PencilPoint, width: number, steps: number): string => {
    const points: PencilPoint[] = [start];
    for (let step = 1; step < steps; step++) {
      const share = step / steps;
      const sway = (random() - 0.5) * Math.abs(end[1] - start[1]) * 0.22;
      points.push([start[0] + (end[0] - start[0]) * share + sway, start[1] + (end[1] - start[1]) * share]);
    }
    points.push(end);
    const d = `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
    const forks = points
      .slice(1, -1)
      .filter(() => width > 1.2 && random() < 0.45)
      .map(([x, y]) => bolt([x, y], [x + (random() - 0.5) * 60, y + 18 + random() * 24], width * 0.5, 4));
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width * 3.4)}" opacity=".18"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>${forks.join('')}`;
  };
  return bolt(from, to, 1.8, 8);
}

/** Rays of light fanning out from a point. */
export function rays(x: number, y: number, reach: number, count: number, seed: number, colour: string, strength = 0.3): string {
  const random = seeded(seed);
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = ((index + random() * 0.7) / count) * Math.PI * 2;
    const half = 0.02 + random() * 0.06;
    const tip = (turn: number): string => `${short(x + Math.cos(turn) * reach)} ${short(y + Math.sin(turn) * reach)}`;
    d += `M${x} ${y}L${tip(angle - half)}L${tip(angle + half)}Z`;
  }
  return (
    `<radialGradient id="rays" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<path d="${d}" fill="url(#rays)" opacity="${strength}"/>`
  );
}

/** A smooth beam (searchlight, headlights, a ray through a window). */
export const beam = (from: PencilPoint, left: PencilPoint, right: PencilPoint, colour: string, strength = 0.4): string => {
  const id = `beam-${Math.round(from[0])}-${Math.round(from[1])}-${Math.round(left[0])}`;
  const end: PencilPoint = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${end[0]}" y2="${end[1]}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
    `<path d="M${from[0]} ${from[1]}L${left[0]} ${left[1]}L${right[0]} ${right[1]}Z" fill="url(#${id})" opacity="${strength}"/>`
  );
};

export const ribbon = (points: readonly PencilPoint[], colour: string, width: number, opacity: number): string =>
  `<path d="${curve(points, false)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

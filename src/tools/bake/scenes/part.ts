import { short } from './pencil';

/**
 * A piece of a picture. `shape` is its silhouette (no colours: the layer it stands in paints it), `marks` are details drawn
 * over it in the colour of the light, `lit` is what shines by itself and carries its own colours.
 */
export interface ScenePart {
  readonly shape: string;
  readonly marks?: string;
  readonly lit?: string;
}

export const path = (d: string): string => `<path d="${d}"/>`;
export const shape = (...ds: string[]): ScenePart => ({ shape: ds.map(path).join('') });
/** A line of the silhouette itself: ropes, branches, poles. */
export const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const drawn = (d: string, width: number): ScenePart => ({ shape: stroke(d, width) });
export const markLine = (d: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${short(width)}" stroke-linecap="round" opacity="${opacity}"/>`;

export function join(...parts: readonly ScenePart[]): ScenePart {
  const all = (key: 'marks' | 'lit'): string => parts.map((part) => part[key] ?? '').join('');
  return { shape: parts.map((part) => part.shape).join(''), marks: all('marks'), lit: all('lit') };
}

/** Moves a part drawn round (0, 0); a negative width mirrors it. */
export function at(part: ScenePart, x: number, y: number, scale = 1, mirror = false, turn = 0): ScenePart {
  const frame = (body: string | undefined): string =>
    body
      ? `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''} scale(${mirror ? -scale : scale} ${scale})">${body}</g>`
      : '';
  return { shape: frame(part.shape), marks: frame(part.marks), lit: frame(part.lit) };
}

export const row = (
  part: ScenePart,
  places: readonly (readonly [x: number, y: number, scale: number, mirror?: boolean])[],
): ScenePart => join(...places.map(([x, y, scale, mirror]) => at(part, x, y, scale, mirror)));

/** A pool of light; identical gradients may repeat inside one picture. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  const id = `glow-${colour.slice(1)}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".3" stop-color="${colour}" stop-opacity=".42"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#${id})" opacity="${strength}"/>`
  );
}

/** The same lights without their glow. */
export const withoutGlow = (body: string): string =>
  body.replace(/<radialGradient id="glow-[^>]*>.*?<\/radialGradient><circle[^>]*\/>/g, '');

export const lit = (...bodies: string[]): ScenePart => ({ shape: '', lit: bodies.join('') });

/** A flame standing on (x, y). */
export function flame(x: number, y: number, height: number, colour = '#ffb347'): string {
  const w = height * 0.28;
  const tongue = (h: number, fill: string): string => {
    const k = (w * h) / height;
    return `<path fill="${fill}" d="M${short(x)} ${short(y - h)}C${short(x + k * 1.4)} ${short(y - h * 0.5)} ${short(x + k)} ${short(y)} ${short(x)} ${short(y)}C${short(x - k)} ${short(y)} ${short(x - k * 1.2)} ${short(y - h * 0.42)} ${short(x)} ${short(y - h)}Z"/>`;
  };
  return glow(x, y - height * 0.45, height * 2.2, colour, 0.7) + tongue(height, colour) + tongue(height * 0.6, '#fff3c8');
}

const FIRE = ['#ff7a1a', '#ffae40', '#fff0b8'] as const;

/** A fire of many tongues on the ground at (x, y). */
export function bonfire(
  x: number,
  y: number,
  height: number,
  width: number,
  colours: readonly [string, string, string] = FIRE,
): string {
  const [outer, middle, core] = colours;
  const tongue = (dx: number, tall: number, wide: number, fill: string, opacity: number): string => {
    const [cx, lean] = [x + dx, dx * 0.35];
    const top = y - tall;
    return `<path fill="${fill}" opacity="${opacity}" d="M${short(cx - wide)} ${short(y)}C${short(cx - wide * 1.2)} ${short(y - tall * 0.34)} ${short(cx - wide * 0.1 - lean)} ${short(y - tall * 0.5)} ${short(cx - lean)} ${short(top)}C${short(cx + wide * 0.5)} ${short(y - tall * 0.62)} ${short(cx + wide * 1.3)} ${short(y - tall * 0.34)} ${short(cx + wide)} ${short(y)}Z"/>`;
  };
  const row = (count: number, share: number, fill: string, opacity: number): string => {
    let out = '';
    for (let index = 0; index < count; index++) {
      const spot = (index + 0.5) / count - 0.5;
      const wobble = 0.72 + (((index * 7 + count * 3) % 5) / 5) * 0.5;
      out += tongue(
        spot * width * share,
        height * share * wobble * (1 - Math.abs(spot) * 0.9),
        (width * share) / count,
        fill,
        opacity,
      );
    }
    return out;
  };
  return (
    glow(x, y - height * 0.35, height * 1.3, outer, 0.7) +
    row(7, 1, outer, 0.55) +
    row(5, 0.72, middle, 0.75) +
    row(3, 0.45, core, 0.9)
  );
}

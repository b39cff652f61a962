/** Outlines as SVG path data, around the origin unless told otherwise. */

const n = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

export const point = (radius: number, degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

export const polyline = (points: ReadonlyArray<readonly [number, number]>): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

export const closed = (points: ReadonlyArray<readonly [number, number]>): string => `${polyline(points)}Z`;

/** A flat ring, to be filled even-odd. */
export function ring(inner: number, outer: number): string {
  const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return circle(outer) + circle(inner);
}

/** A slice of a ring between two angles, mirrored by the signs sx and sy. */
export function sector(inner: number, outer: number, from: number, to: number, sx = 1, sy = 1): string {
  const at = (radius: number, degrees: number): string => {
    const [x, y] = point(radius, degrees);
    return `${n(sx * x)} ${n(sy * y)}`;
  };
  const sweep = sx * sy > 0 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 ${sweep} ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 ${1 - sweep} ${at(inner, from)}Z`;
}

/** A star with the given number of points; `waist` is the inner radius as a part of the outer. */
export function star(points: number, radius: number, waist: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => point(i % 2 ? radius * waist : radius, turn + (i * 180) / points));
  return closed(corners);
}

/** The Dominance marker's shield, 24 wide and 29 tall. */
export const SHIELD = 'M-12 -13.5Q0 -10.5 12 -13.5V1.5C12 8.5 6 12.5 0 15.5C-6 12.5 -12 8.5 -12 1.5Z';

/** The Cult Site's house, 27 wide and 27 tall. */
export const HOUSE = 'M-12 13V-2.5L-13.5 -1.5L-14.5 -3.5L0 -14L14.5 -3.5L13.5 -1.5L12 -2.5V13Z';

export const DIAMOND = 'M0 -21L21 0L0 21L-21 0Z';
export const TRIANGLE = 'M0 -22L22.5 17H-22.5Z';

export const roundRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}H${n(x + w - r)}A${r} ${r} 0 0 1 ${n(x + w)} ${n(y + r)}V${n(y + h - r)}A${r} ${r} 0 0 1 ${n(x + w - r)} ${n(y + h)}H${n(x + r)}A${r} ${r} 0 0 1 ${n(x)} ${n(y + h - r)}V${n(y + r)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y)}Z`;

/** A rectangle whose corners are cut in as quarter circles, as on old title pages. */
export const notchedRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}H${n(x + w - r)}A${r} ${r} 0 0 0 ${n(x + w)} ${n(y + r)}V${n(y + h - r)}A${r} ${r} 0 0 0 ${n(x + w - r)} ${n(y + h)}H${n(x + r)}A${r} ${r} 0 0 0 ${n(x)} ${n(y + h - r)}V${n(y + r)}A${r} ${r} 0 0 0 ${n(x + r)} ${n(y)}Z`;

/** A band along a curved spine that tapers to its tip; the curve turns ever tighter, so that it ends in a curl. */
export interface Curl {
  readonly length: number;
  readonly width: number;
  /** The turn in degrees over the whole length; positive is clockwise. */
  readonly turn: number;
  /** The direction at the root: -90 is upwards. */
  readonly start: number;
  /** How late the turn comes: 1 is even, more is later. */
  readonly late: number;
  readonly taper?: number;
}

export interface CurlShape {
  readonly outline: string;
  /** The suckers along the inside, and the ridge along the middle. */
  readonly suckers: ReadonlyArray<readonly [x: number, y: number, r: number]>;
  readonly spine: string;
}

export function curl({ length, width, turn, start, late, taper = 0.8 }: Curl): CurlShape {
  const steps = 72;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const spine: [number, number][] = [];
  const suckers: [number, number, number][] = [];
  const side = Math.sign(turn);
  let [x, y, walked] = [0, 0, 0];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = ((start + turn * t ** late) * Math.PI) / 180;
    const half = (width * ((1 - t) ** taper + 0.08)) / 2;
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
    spine.push([x - nx * half * 0.25 * side, y - ny * half * 0.25 * side]);
    if (walked >= half * 0.92 && t > 0.06 && t < 0.9) {
      suckers.push([x + nx * half * 0.5 * side, y + ny * half * 0.5 * side, half * 0.36]);
      walked = 0;
    }
    x += (Math.cos(angle) * length) / steps;
    y += (Math.sin(angle) * length) / steps;
    walked += length / steps;
  }
  return { outline: closed([...left, ...right.reverse()]), suckers, spine: polyline(spine.slice(0, -6)) };
}

/** A spiral line from its outer end inwards. */
export function spiral(radius: number, turns: number): string {
  const steps = Math.round(turns * 24);
  return polyline(
    Array.from({ length: steps + 1 }, (_, i) => point(radius * (1 - i / (steps * 1.06)), (i / steps) * turns * 360 - 60)),
  );
}

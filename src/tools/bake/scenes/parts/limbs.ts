import { curve, type PencilPoint, radians, short } from '../pencil';
import { glow, join, markLine, type ScenePart, path, shape } from '../part';

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
export function tentacle(limb: Limb, suckers = true): ScenePart {
  const steps = 48;
  const [left, right]: [PencilPoint[], PencilPoint[]] = [[], []];
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

export const tentacles = (...limbs: readonly Limb[]): ScenePart => join(...limbs.map((limb) => tentacle(limb)));

/** A bat's wing: from the shoulder over the wrist to the finger tips, skin hanging in arcs between them. */
export function wing(shoulder: PencilPoint, wrist: PencilPoint, tips: readonly PencilPoint[], sag = 0.28): ScenePart {
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
export function flesh(joints: readonly PencilPoint[], thickness: readonly number[]): ScenePart {
  const side = (sign: number): PencilPoint[] =>
    joints.map(([x, y], index) => {
      const [before, after] = [joints[Math.max(0, index - 1)]!, joints[Math.min(joints.length - 1, index + 1)]!];
      const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const half = (sign * thickness[index]!) / 2;
      return [x - ((after[1] - before[1]) / long) * half, y + ((after[0] - before[0]) / long) * half];
    });
  return shape(curve([...side(1), ...side(-1).reverse()]));
}

export const claws = (x: number, y: number, scale: number): ScenePart => ({
  shape: path(`M${x - 4 * scale} ${y - 3}q${6 * scale} -3 ${12 * scale} 3l${-4 * scale} -1l1 2l${-5 * scale} -2l0 2Z`),
});

export const eyePair = (x: number, y: number, gap: number, size: number, colour: string): string =>
  `<ellipse cx="${x - gap}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${colour}"/><ellipse cx="${x + gap}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="${colour}"/>${glow(x - gap, y, size * 5, colour, 0.8)}${glow(x + gap, y, size * 5, colour, 0.8)}`;

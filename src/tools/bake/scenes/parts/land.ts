import { curve, lines, type PencilPoint, radians, seeded, short } from '../pencil';
import { join, markLine, type ScenePart, path, shape, stroke } from '../part';

const BOTTOM = 230;

/** A line of hills or mountains across the picture; `rough` of 0 is meadow, 1 is rock. */
export function hills(base: number, height: number, seed: number, rough = 0, from = -20, to = 420): ScenePart {
  const random = seeded(seed);
  const points: PencilPoint[] = [];
  const step = rough > 0.5 ? 14 : 38;
  for (let x = from; x <= to + step; x += step) {
    const wave = Math.sin(x / 61 + seed) * 0.5 + Math.sin(x / 23 + seed * 2) * 0.25 * (rough + 0.3);
    points.push([x, base - height * (0.5 + wave * 0.5 + (random() - 0.5) * rough)]);
  }
  const outline = rough > 0.5 ? lines(points, false) : curve(points, false);
  return shape(`${outline}L${to + 40} ${BOTTOM}L${from - 20} ${BOTTOM}Z`);
}

/** Flat ground with an uneven edge. */
export const ground = (y: number, seed = 1): ScenePart => hills(y + 3, 6, seed);

/** Ground sloping from one height to another. */
export const slope = (left: number, right: number, seed = 2): ScenePart => {
  const random = seeded(seed);
  const points: PencilPoint[] = [];
  for (let x = -20; x <= 440; x += 40) {
    const share = x / 400;
    points.push([x, left + (right - left) * share + (random() - 0.5) * 7]);
  }
  return shape(`${curve(points, false)}L440 ${BOTTOM}L-20 ${BOTTOM}Z`);
};

/** A hilltop rising in the middle of the picture. */
export const knoll = (x: number, top: number, width: number, base = BOTTOM): ScenePart =>
  shape(
    `M${x - width} ${base}C${x - width * 0.5} ${base - 8} ${x - width * 0.4} ${top} ${x} ${top}C${x + width * 0.4} ${top} ${x + width * 0.5} ${base - 8} ${x + width} ${base}Z`,
  );

/** Water: a dark body with broken lines of light under the moon. */
export function water(y: number, lightX: number, seed: number, colour: string, width = 400, bottom = BOTTOM): ScenePart {
  const random = seeded(seed);
  let streaks = '';
  for (let level = y + 2; level < bottom - 8; level += 3.2) {
    const spread = 8 + (level - y) * 0.75;
    for (let count = 0; count < 4; count++) {
      const long = 3 + random() * spread * 0.55;
      const x = lightX + (random() + random() - 1) * spread * 1.5;
      streaks += `M${short(x - long)} ${short(level + random() * 2)}h${short(long * 2)}`;
    }
  }
  let waves = '';
  for (let count = 0; count < 46; count++) {
    const level = y + random() ** 1.3 * (bottom - y);
    const x = random() * width;
    waves += `M${short(x)} ${short(level)}q${short(4 + random() * 8)} -2 ${short(10 + random() * 18)} 0`;
  }
  return {
    shape: path(`M-20 ${y}H${width + 20}V${bottom}H-20Z`),
    marks: markLine(waves, 0.9, 0.7),
    lit: `<path d="${streaks}" stroke="${colour}" stroke-width="1.2" stroke-linecap="round" opacity=".6" fill="none"/>`,
  };
}

/** Breaking waves, one crest after the other. */
export function waves(y: number, height: number, seed: number): ScenePart {
  const random = seeded(seed);
  let d = `M-20 ${BOTTOM}L-20 ${y}`;
  let x = -20;
  while (x < 420) {
    const long = 34 + random() * 36;
    const rise = height * (0.6 + random() * 0.7);
    d += `c${short(long * 0.4)} ${short(-rise * 0.2)} ${short(long * 0.5)} ${short(-rise)} ${short(long * 0.82)} ${short(-rise)}c${short(-long * 0.12)} ${short(rise * 0.3)} ${short(-long * 0.06)} ${short(rise * 0.8)} ${short(long * 0.18)} ${short(rise)}`;
    x += long;
  }
  return shape(`${d}L440 ${BOTTOM}Z`);
}

/** Jagged rocks. */
export function rocks(x: number, base: number, width: number, height: number, seed: number): ScenePart {
  const random = seeded(seed);
  const points: PencilPoint[] = [[x - width / 2, base]];
  const count = 9;
  for (let index = 1; index < count; index++) {
    const share = index / count;
    const arch = Math.sin(share * Math.PI);
    points.push([x - width / 2 + width * share, base - height * arch * (0.55 + random() * 0.45)]);
  }
  return shape(lines([...points, [x + width / 2, base]]));
}

/** A leafless tree, grown branch by branch. */
export function deadTree(x: number, base: number, height: number, seed: number, lean = 0): ScenePart {
  const random = seeded(seed);
  let out = '';
  const grow = (sx: number, sy: number, angle: number, long: number, width: number): void => {
    const bend = angle + (random() - 0.5) * 24;
    const ex = sx + Math.sin(radians(bend)) * long;
    const ey = sy - Math.cos(radians(bend)) * long;
    const mx = (sx + ex) / 2 + (random() - 0.5) * long * 0.3;
    const my = (sy + ey) / 2;
    out += stroke(`M${short(sx)} ${short(sy)}Q${short(mx)} ${short(my)} ${short(ex)} ${short(ey)}`, width);
    if (width < 0.7 || long < 4) return;
    const forks = random() < 0.35 ? 3 : 2;
    for (let index = 0; index < forks; index++) {
      const turn = (index - (forks - 1) / 2) * (38 + random() * 26) + (random() - 0.5) * 22;
      grow(ex, ey, bend * 0.82 + turn, long * (0.62 + random() * 0.18), width * 0.62);
    }
  };
  grow(x, base, lean, height * 0.34, height * 0.075);
  const foot = height * 0.09;
  return join(
    shape(
      `M${x - foot} ${base + 3}Q${x - foot * 0.3} ${base - foot} ${x} ${base - foot * 2.4}Q${x + foot * 0.3} ${base - foot} ${x + foot} ${base + 3}Z`,
    ),
    {
      shape: out,
    },
  );
}

export function pine(x: number, base: number, height: number, seed = 1): ScenePart {
  const random = seeded(seed + Math.round(x));
  const half = height * 0.24;
  const left: PencilPoint[] = [];
  const right: PencilPoint[] = [];
  for (let tier = 0; tier < 6; tier++) {
    const share = tier / 6;
    const y = base - height * 0.1 - height * 0.86 * (1 - share);
    const reach = half * (0.16 + share) * (0.85 + random() * 0.3);
    left.push([x - reach, y + height * 0.14], [x - reach * 0.45, y + height * 0.12]);
    right.push([x + reach, y + height * 0.14], [x + reach * 0.45, y + height * 0.12]);
  }
  return shape(lines([[x, base - height], ...right, [x + height * 0.03, base], [x - height * 0.03, base], ...left.reverse()]));
}

/** A wood of pines from one end of the picture to the other. */
export function pines(base: number, height: number, seed: number, from = -10, to = 410, gap = 15): ScenePart {
  const random = seeded(seed);
  const trees: ScenePart[] = [];
  for (let x = from; x < to; x += gap * (0.6 + random() * 0.8))
    trees.push(pine(x, base + random() * 5, height * (0.6 + random() * 0.5), seed));
  return join(...trees);
}

/** Grass or reeds along the lower edge. */
export function grass(y: number, height: number, seed: number, from = 0, to = 400, gap = 4): ScenePart {
  const random = seeded(seed);
  let d = '';
  for (let x = from; x < to; x += gap * (0.5 + random())) {
    const long = height * (0.4 + random() * 0.8);
    const lean = (random() - 0.5) * long * 0.7;
    d += `M${short(x - 1.1)} ${short(y + 4)}Q${short(x)} ${short(y - long * 0.5)} ${short(x + lean)} ${short(y - long)}Q${short(x + 1.4)} ${short(y - long * 0.4)} ${short(x + 1.3)} ${short(y + 4)}Z`;
  }
  return shape(d);
}

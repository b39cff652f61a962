import { curve, type PencilPoint, seeded, short } from '../pencil';
import { flame, glow, join, markLine, type ScenePart, path, shape, stroke } from '../part';

export const candle = (x: number, base: number, height: number, colour = '#ffb84d'): ScenePart => ({
  shape: path(`M${x - 2.6} ${base}V${base - height}Q${x} ${base - height - 2} ${x + 2.6} ${base - height}V${base}Z`),
  lit: flame(x, base - height, 9, colour),
});

/** Candles of different heights along a line. */
export function candles(from: number, to: number, base: number, count: number, seed: number, colour?: string): ScenePart {
  const random = seeded(seed);
  const all: ScenePart[] = [];
  for (let index = 0; index < count; index++)
    all.push(
      candle(
        from + ((to - from) * (index + 0.5 + (random() - 0.5) * 0.4)) / count,
        base + random() * 3,
        8 + random() * 16,
        colour,
      ),
    );
  return join(...all);
}

/** An altar stone on steps. */
export const altar = (x: number, base: number, width: number): ScenePart => {
  const w = width / 2;
  return {
    shape: path(
      `M${x - w} ${base - width * 0.4}H${x + w}V${base - width * 0.32}H${x + w * 0.86}L${x + w * 0.78} ${base - 6}H${x + w * 1.1}V${base}H${x + w * 1.35}V${base + 8}H${x - w * 1.35}V${base}H${x - w * 1.1}V${base - 6}H${x - w * 0.78}L${x - w * 0.86} ${base - width * 0.32}H${x - w}Z`,
    ),
    marks:
      markLine(`M${x - w} ${base - width * 0.32}H${x + w}M${x - w * 1.1} ${base}H${x + w * 1.1}`, 1) +
      `<path d="M${x} ${base - width * 0.28}l${width * 0.06} ${width * 0.09}l${-width * 0.06} ${width * 0.09}l${-width * 0.06} ${-width * 0.09}Z"/>`,
  };
};

/** A rough standing stone with a carved sign. */
export function monolith(x: number, base: number, width: number, height: number, lean = 0, sign?: string): ScenePart {
  const w = width / 2;
  const t = lean;
  return {
    shape: path(
      `M${x - w} ${base + 6}L${x - w * 0.86 + t} ${base - height * 0.9}L${x - w * 0.2 + t} ${base - height}L${x + w * 0.7 + t} ${base - height * 0.94}L${x + w} ${base + 6}Z`,
    ),
    marks: markLine(
      `M${short(x - w * 0.3 + t * 0.7)} ${short(base - height * 0.75)}l${short(w * 0.3)} ${short(height * 0.1)}l${short(-w * 0.2)} ${short(height * 0.12)}l${short(w * 0.5)} ${short(height * 0.08)}`,
      1.2,
    ),
    lit: sign
      ? `<path d="M${short(x + t * 0.6)} ${short(base - height * 0.72)}l${short(w * 0.34)} ${short(w * 0.5)}h${short(-w * 0.68)}ZM${short(x + t * 0.5)} ${short(base - height * 0.56)}v${short(height * 0.2)}" fill="none" stroke="${sign}" stroke-width="1.600"/>${glow(x + t * 0.6, base - height * 0.62, w * 1.5, sign, 0.5)}`
      : '',
  };
}

/** Graves: round stones and crosses. */
export function graves(base: number, seed: number, from = 0, to = 400, size = 22): ScenePart {
  const random = seeded(seed);
  const all: string[] = [];
  for (let x = from; x < to; x += size * (1.1 + random())) {
    const h = size * (0.8 + random() * 0.6);
    const w = size * 0.32;
    const lean = (random() - 0.5) * 16;
    const stone =
      random() < 0.68
        ? path(`M${-w} 4V${-h * 0.7}Q${-w} ${-h} 0 ${-h}Q${w} ${-h} ${w} ${-h * 0.7}V4Z`)
        : path(`M-2.200 4V${-h * 0.62}H${-w}V${-h * 0.82}H-2.200V${-h * 1.1}H2.200V${-h * 0.82}H${w}V${-h * 0.62}H2.200V4Z`);
    all.push(`<g transform="translate(${short(x)} ${short(base + random() * 5)}) rotate(${short(lean)})">${stone}</g>`);
  }
  return { shape: all.join('') };
}

/** A pointed arch cut into a wall that fills the picture. */
export function archWall(arches: readonly (readonly [x: number, width: number, top: number])[], base = 232): ScenePart {
  let d = 'M-20 -20H420V232H-20Z';
  let edge = '';
  for (const [x, width, top] of arches) {
    const w = width / 2;
    const spring = top + width * 0.75;
    const arch = `M${x - w} ${base}V${spring}Q${x - w} ${top + width * 0.22} ${x} ${top}Q${x + w} ${top + width * 0.22} ${x + w} ${spring}V${base}`;
    d += `${arch}Z`;
    edge += arch;
  }
  return { shape: path(d), marks: markLine(edge, 1.6) };
}

/** Mullions of a church window. */
export const tracery = (x: number, width: number, top: number, base: number): ScenePart => {
  const w = width / 2;
  return {
    shape:
      stroke(
        `M${x} ${base}V${top}M${x - w} ${top + width * 0.75}H${x + w}M${x - w} ${(top + width * 0.75 + base) / 2}H${x + w}`,
        2,
      ) +
      stroke(
        `M${x - w} ${top + width * 0.8}Q${x - w * 0.5} ${top + width * 0.3} ${x} ${top + width * 0.8}Q${x + w * 0.5} ${top + width * 0.3} ${x + w} ${top + width * 0.8}`,
        1.6,
      ),
  };
};

export const pillar = (x: number, width: number, base = 215, top = -10): ScenePart => {
  const w = width / 2;
  return {
    shape: path(
      `M${x - w} ${top}H${x + w}V${base - 10}H${x + w * 1.35}V${base}H${x - w * 1.35}V${base - 10}H${x - w}ZM${x - w * 1.4} ${top}H${x + w * 1.4}V${top + 22}L${x + w} ${top + 32}H${x - w}L${x - w * 1.4} ${top + 22}Z`,
    ),
    marks: markLine(`M${x - w * 0.4} ${top + 34}V${base - 12}M${x + w * 0.4} ${top + 34}V${base - 12}`, 1, 0.7),
  };
};

/** A throne, seat on (x, base). */
export const throne = (x: number, base: number, height: number): ScenePart => {
  const h = height;
  const w = h * 0.26;
  return {
    shape:
      path(
        `M${x - w} ${base}V${base - h * 0.8}L${x - w * 1.15} ${base - h * 0.94}L${x - w * 0.6} ${base - h * 0.86}L${x} ${base - h * 1.08}L${x + w * 0.6} ${base - h * 0.86}L${x + w * 1.15} ${base - h * 0.94}L${x + w} ${base - h * 0.8}V${base}Z`,
      ) + path(`M${x - w * 1.5} ${base}V${base - h * 0.4}H${x + w * 1.5}V${base}Z`),
    marks: markLine(
      `M${x - w * 0.66} ${base - h * 0.42}V${base - h * 0.76}L${x} ${base - h * 0.92}L${x + w * 0.66} ${base - h * 0.76}V${base - h * 0.42}M${x - w * 1.4} ${base - h * 0.38}H${x + w * 1.4}`,
      1.3,
    ),
  };
};

/** Steps rising to the middle. */
export function steps(x: number, base: number, width: number, count: number, rise: number): ScenePart {
  let d = `M${x - width / 2} ${base}`;
  let marks = '';
  const tread = (width * 0.32) / count;
  for (let index = 0; index < count; index++) {
    d += `v${-rise}h${short(tread)}`;
    marks += `M${short(x - width / 2 + tread * index)} ${base - rise * (index + 1)}H${short(x + width / 2 - tread * index)}`;
  }
  d += `H${short(x + width / 2 - tread * count)}`;
  for (let index = 0; index < count; index++) d += `h${short(tread)}v${rise}`;
  return { shape: path(`${d}V232H${x - width / 2}Z`), marks: markLine(marks, 1) };
}

/** A dock crane, foot on (x, base). */
export function crane(x: number, base: number, height: number, mirror = false): ScenePart {
  const k = mirror ? -1 : 1;
  const h = height;
  const [ax, ay] = [x + k * h * 0.72, base - h * 1.06];
  let lattice = '';
  for (let index = 0; index < 7; index++)
    lattice += `M${short(x - 6)} ${short(base - (h * index) / 8)}L${short(x + 6)} ${short(base - (h * (index + 1)) / 8)}L${short(x - 6)} ${short(base - (h * (index + 1)) / 8)}`;
  return {
    shape:
      stroke(`M${x - 7} ${base}L${x - 5} ${base - h}M${x + 7} ${base}L${x + 5} ${base - h}`, 2.4) +
      stroke(lattice, 1) +
      stroke(
        `M${x - k * h * 0.28} ${base - h * 0.74}L${ax} ${ay}M${x} ${base - h * 1.15}L${ax} ${ay}M${x} ${base - h * 1.15}L${x - k * h * 0.28} ${base - h * 0.74}`,
        1.8,
      ) +
      stroke(`M${x} ${base - h}V${base - h * 1.15}M${ax} ${ay}v${h * 0.42}`, 1.2) +
      path(`M${ax - 9} ${short(ay + h * 0.42)}h18v14h-18Z`) +
      path(`M${x - 11} ${base - h * 0.92}h22v16h-22Z`) +
      path(`M${x - k * h * 0.34} ${base - h * 0.76}h${k * 14}v14h${-k * 14}Z`),
  };
}

/** A steamer, water line at (x, base). */
export const steamer = (x: number, base: number, length: number): ScenePart => {
  const l = length / 2;
  return {
    shape:
      path(
        `M${x - l} ${base - l * 0.3}L${x - l * 0.86} ${base + 4}H${x + l * 0.84}L${x + l * 1.02} ${base - l * 0.36}L${x + l * 0.6} ${base - l * 0.26}H${x - l * 0.7}Z`,
      ) +
      path(
        `M${x - l * 0.5} ${base - l * 0.26}V${base - l * 0.46}H${x + l * 0.4}V${base - l * 0.26}ZM${x - l * 0.3} ${base - l * 0.45}V${base - l * 0.6}H${x + l * 0.2}V${base - l * 0.45}ZM${x - l * 0.12} ${base - l * 0.58}L${x - l * 0.1} ${base - l * 0.96}H${x + l * 0.06}L${x + l * 0.08} ${base - l * 0.58}Z`,
      ) +
      stroke(
        `M${x + l * 0.66} ${base - l * 0.2}V${base - l * 0.9}M${x - l * 0.72} ${base - l * 0.2}V${base - l * 0.8}M${x + l * 0.66} ${base - l * 0.86}L${x + l * 0.06} ${base - l * 0.94}`,
        1.2,
      ),
    marks: markLine(`M${x - l * 0.95} ${base - l * 0.24}H${x + l * 0.9}`, 1),
  };
};

/** A sailing ship or fishing boat with masts; `list` tilts it. */
export const sailer = (x: number, base: number, length: number, list = 0): ScenePart => {
  const l = length / 2;
  const body =
    path(
      `M${-l} ${-l * 0.28}Q${-l * 0.7} 5 ${-l * 0.5} 5H${l * 0.6}Q${l * 0.9} 0 ${l * 1.1} ${-l * 0.36}Q0 ${-l * 0.1} ${-l} ${-l * 0.28}Z`,
    ) +
    stroke(
      `M${-l * 0.34} 0V${-l * 1.4}M${l * 0.32} 0V${-l * 1.2}M${l} ${-l * 0.3}L${l * 1.5} ${-l * 0.5}M${-l * 0.34} ${-l * 1.3}L${l * 1.4} ${-l * 0.46}`,
      1.3,
    ) +
    path(
      `M${-l * 0.3} ${-l * 1.3}Q${l * 0.1} ${-l * 0.8} ${-l * 0.02} ${-l * 0.3}H${-l * 0.3}ZM${l * 0.36} ${-l * 1.1}Q${l * 0.8} ${-l * 0.7} ${l * 0.7} ${-l * 0.34}H${l * 0.36}Z`,
    );
  return { shape: `<g transform="translate(${x} ${base}) rotate(${list})">${body}</g>` };
};

/** A jetty on piles. */
export function jetty(from: number, to: number, y: number, depth = 26): ScenePart {
  let piles = '';
  for (let x = from + 5; x < to; x += 19) piles += `M${x - 2} ${y - 6}h4V${y + depth}h-4Z`;
  return { shape: path(`M${from} ${y}H${to}V${y + 5}H${from}Z`) + path(piles), marks: markLine(`M${from} ${y + 0.6}H${to}`, 1) };
}

export const crates = (places: readonly (readonly [x: number, base: number, size: number])[]): ScenePart =>
  join(
    ...places.map(([x, base, size]) => ({
      shape: path(`M${x - size / 2} ${base}v${-size}h${size}v${size}Z`),
      marks: markLine(`M${x - size / 2 + 1} ${base - 1}v${-size + 2}h${size - 2}v${size - 2}l${-size + 2} ${-size + 2}`, 1),
    })),
  );

/** A striped show tent with pennant. */
export const tent = (x: number, base: number, width: number, height: number): ScenePart => {
  const w = width / 2;
  const wall = base - height * 0.34;
  return {
    shape:
      path(
        `M${x - w * 0.92} ${base + 4}L${x - w} ${wall}Q${x - w * 0.4} ${wall - height * 0.16} ${x} ${base - height}Q${x + w * 0.4} ${wall - height * 0.16} ${x + w} ${wall}L${x + w * 0.92} ${base + 4}Z`,
      ) +
      stroke(`M${x} ${base - height}v-14`, 1.4) +
      path(`M${x} ${base - height - 14}l14 4l-14 5Z`),
    marks: [-0.75, -0.25, 0.25, 0.75]
      .map(
        (k) =>
          `<path d="M${x} ${base - height}Q${short(x + w * k * 0.4)} ${short(wall - height * 0.16)} ${short(x + w * (k - 0.13))} ${short(wall)}V${base}h${short(w * 0.26)}V${short(wall)}Q${short(x + w * k * 0.5)} ${short(wall - height * 0.16)} ${x} ${base - height}Z" opacity=".7"/>`,
      )
      .join(''),
  };
};

export function ferrisWheel(x: number, y: number, radius: number, base: number, bulb = '#ffd98a'): ScenePart {
  let spokes = '';
  let bulbs = '';
  let cabins = '';
  for (let index = 0; index < 14; index++) {
    const a = (index / 14) * Math.PI * 2;
    const [ex, ey] = [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    spokes += `M${x} ${y}L${short(ex)} ${short(ey)}`;
    cabins += `M${short(ex - 4)} ${short(ey)}h8l-1.500 7h-5Z`;
    bulbs += `<circle cx="${short(ex)}" cy="${short(ey)}" r="1.700" fill="${bulb}"/>${glow(ex, ey, 8, bulb, 0.6)}`;
  }
  const ring = (r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  return {
    shape:
      stroke(spokes, 1) +
      stroke(ring(radius) + ring(radius * 0.86), 1.8) +
      path(cabins) +
      stroke(`M${x} ${y}L${x - radius * 0.55} ${base}M${x} ${y}L${x + radius * 0.55} ${base}`, 3),
    lit: bulbs,
  };
}

/** A string of bulbs sagging between points. */
export function bulbs(points: readonly PencilPoint[], sag: number, colour = '#ffd98a'): ScenePart {
  let wire = '';
  let out = '';
  for (let index = 1; index < points.length; index++) {
    const [[x1, y1], [x2, y2]] = [points[index - 1]!, points[index]!];
    wire += `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
    for (let step = 0; step < 7; step++) {
      const t = step / 7;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      out += `<circle cx="${short(x)}" cy="${short(y + 2)}" r="1.500" fill="${colour}"/>${glow(x, y + 2, 6, colour, 0.5)}`;
    }
  }
  return { shape: stroke(wire, 0.9), lit: out };
}

/** A ring of signs drawn in light, seen at a slant when `flat` < 1. */
export function magicCircle(x: number, y: number, radius: number, colour: string, flat = 1, points = 5, strength = 0.9): string {
  const ry = radius * flat;
  const corner = (index: number, r = 0.9): string => {
    const a = (index / points) * Math.PI * 2 - Math.PI / 2;
    return `${short(x + Math.cos(a) * radius * r)} ${short(y + Math.sin(a) * ry * r)}`;
  };
  const hop = points > 5 ? 3 : 2;
  let star = '';
  for (let index = 0; index < points; index++) star += `M${corner(index)}L${corner(index + hop)}`;
  let ticks = '';
  for (let index = 0; index < 24; index++) {
    const a = (index / 24) * Math.PI * 2;
    ticks += `M${short(x + Math.cos(a) * radius * 0.92)} ${short(y + Math.sin(a) * ry * 0.92)}L${short(x + Math.cos(a) * radius * (index % 3 ? 0.97 : 1.06))} ${short(y + Math.sin(a) * ry * (index % 3 ? 0.97 : 1.06))}`;
  }
  const rings = [1, 0.9].map((k) => `<ellipse cx="${x}" cy="${y}" rx="${short(radius * k)}" ry="${short(ry * k)}"/>`).join('');
  const body = `<g fill="none" stroke="${colour}">${rings}<path d="${star}${ticks}"/></g>`;
  return `<g opacity="${strength}"><g stroke-width="4" opacity=".22">${body}</g><g stroke-width="1.300">${body}</g></g>`;
}

/** A tear in the air. */
export function rift(x: number, top: number, bottom: number, width: number, colour: string, seed: number): string {
  const random = seeded(seed);
  const left: PencilPoint[] = [[x, top]];
  const right: PencilPoint[] = [];
  for (let step = 1; step < 8; step++) {
    const t = step / 8;
    const open = Math.sin(t * Math.PI) * width * 0.5;
    left.push([x - open * (0.7 + random() * 0.6), top + (bottom - top) * t]);
    right.push([x + open * (0.7 + random() * 0.6), top + (bottom - top) * t]);
  }
  const d = curve([...left, [x, bottom], ...right.reverse()]);
  return `${glow(x, (top + bottom) / 2, (bottom - top) * 0.75, colour, 0.9)}<path d="${d}" fill="#fff" opacity=".25"/><path d="${d}" fill="${colour}" opacity=".75" stroke="#fff" stroke-width="1.500"/>`;
}

/** An eye with a slit pupil, drawn in light. */
export const greatEye = (x: number, y: number, width: number, colour: string, strength = 1): string => {
  const w = width / 2;
  return `<g opacity="${strength}">${glow(x, y, width * 1.1, colour, 0.55)}<path d="M${x - w} ${y}Q${x} ${y - w * 0.95} ${x + w} ${y}Q${x} ${y + w * 0.95} ${x - w} ${y}Z" fill="${colour}" opacity=".85"/><circle cx="${x}" cy="${y}" r="${short(w * 0.42)}" fill="#fff2b8"/><g style="mix-blend-mode:normal"><path d="M${x} ${short(y - w * 0.44)}Q${short(x + w * 0.13)} ${y} ${x} ${short(y + w * 0.44)}Q${short(x - w * 0.13)} ${y} ${x} ${short(y - w * 0.44)}Z" fill="#120509"/></g></g>`;
};

/** A lectern with an open book, foot on (x, base). */
export const lectern = (x: number, base: number, height: number): ScenePart => {
  const h = height;
  return {
    shape:
      path(
        `M${x - h * 0.22} ${base}h${h * 0.44}l${-h * 0.12} ${-h * 0.1}h${-h * 0.06}L${x + h * 0.05} ${base - h * 0.72}h${-h * 0.1}L${x - h * 0.04} ${base - h * 0.1}h${-h * 0.06}ZM${x - h * 0.36} ${base - h * 0.74}L${x + h * 0.3} ${base - h * 0.9}L${x + h * 0.34} ${base - h * 0.82}L${x - h * 0.32} ${base - h * 0.64}Z`,
      ) +
      path(
        `M${x - h * 0.36} ${base - h * 0.78}Q${x - h * 0.2} ${base - h * 0.94} ${x - h * 0.02} ${base - h * 0.86}Q${x + h * 0.12} ${base - h * 1.02} ${x + h * 0.3} ${base - h * 0.94}L${x + h * 0.31} ${base - h * 0.9}L${x - h * 0.35} ${base - h * 0.73}Z`,
      ),
  };
};

export const banner = (x: number, top: number, width: number, height: number, sign = true): ScenePart => ({
  shape: shape(
    `M${x - width / 2 - 3} ${top - 4}h${width + 6}v4h${-width - 6}ZM${x - width / 2} ${top}h${width}v${height}l${-width / 2} ${-width * 0.4}l${-width / 2} ${width * 0.4}Z`,
  ).shape,
  marks: sign
    ? `<circle cx="${x}" cy="${top + height * 0.38}" r="${short(width * 0.24)}"/>${markLine(`M${x} ${top + height * 0.38 + width * 0.3}v${width * 0.3}`, 2)}`
    : '',
});

import { lines, type PencilPoint, seeded, short } from '../pencil';
import { glow, join, markLine, type ScenePart, path, shape, stroke } from '../part';

export const WARM = '#ffc562';

/** A lit window with its cross. */
export function windowLight(x: number, y: number, w: number, h: number, colour = WARM): string {
  return (
    `<rect x="${short(x - w / 2)}" y="${short(y - h / 2)}" width="${short(w)}" height="${short(h)}" fill="${colour}"/>` +
    glow(x, y, Math.max(w, h) * 1.9, colour, 0.5)
  );
}

type Roof = 'gambrel' | 'gable' | 'flat' | 'hip';

/** One house with its feet on the base line; gambrel roofs are what Arkham is known for. */
export function house(x: number, base: number, width: number, height: number, roof: Roof, litWindows = 0, seed = 1): ScenePart {
  const random = seeded(seed * 13 + Math.round(x));
  const [l, r, top] = [x - width / 2, x + width / 2, base - height];
  const eave = base - height * (roof === 'flat' ? 0.96 : roof === 'gambrel' ? 0.52 : 0.6);
  const over = width * 0.06;
  const outlines: Record<Roof, PencilPoint[]> = {
    gambrel: [
      [l - over, eave],
      [l + width * 0.13, top + height * 0.16],
      [x, top],
      [r - width * 0.13, top + height * 0.16],
      [r + over, eave],
    ],
    gable: [
      [l - over, eave],
      [x, top],
      [r + over, eave],
    ],
    hip: [
      [l - over, eave],
      [l + width * 0.26, top],
      [r - width * 0.26, top],
      [r + over, eave],
    ],
    flat: [
      [l - over, eave],
      [l - over, top],
      [r + over, top],
      [r + over, eave],
    ],
  };
  const outline: PencilPoint[] = [[l, base + 6], [l, eave], ...outlines[roof], [r, eave], [r, base + 6]];
  const stackX = x + (random() < 0.5 ? -1 : 1) * width * 0.26;
  const stack = path(`M${short(stackX - 2.6)} ${short(eave)}V${short(top - 4 - random() * 5)}h5.2V${short(eave)}Z`);
  let windows = '';
  let dark = '';
  const columns = Math.max(1, Math.floor(width / 13));
  const rows = Math.max(1, Math.floor((base - eave) / 15));
  for (let column = 0; column < columns; column++)
    for (let line = 0; line < rows; line++) {
      const wx = l + (width * (column + 0.5)) / columns;
      const wy = eave + ((base - eave) * (line + 0.5)) / rows;
      if (random() < litWindows) windows += windowLight(wx, wy, 4.2, 6.2);
      else dark += `<rect x="${short(wx - 2)}" y="${short(wy - 3)}" width="4" height="6" opacity=".3"/>`;
    }
  return {
    shape: path(lines(outline)) + stack,
    marks: markLine(lines(outlines[roof], false), 0.9, 0.7) + dark,
    lit: windows,
  };
}

export function steeple(x: number, base: number, width: number, height: number, cross = true): ScenePart {
  const w = width / 2;
  const shaft = base - height * 0.52;
  return {
    shape:
      path(
        `M${x - w} ${base + 6}V${shaft}H${x - w * 1.16}V${shaft - 4}H${x - w * 0.8}L${x} ${base - height}L${x + w * 0.8} ${shaft - 4}H${x + w * 1.16}V${shaft}H${x + w}V${base + 6}Z`,
      ) + (cross ? stroke(`M${x} ${base - height + 2}v-13m-4 4.4h8`, 1.6) : ''),
    marks: `<path d="M${x - w * 0.34} ${shaft + w * 1.5}v${-w * 0.6}q${w * 0.34} ${-w * 0.6} ${w * 0.68} 0v${w * 0.6}Z" opacity=".5"/>`,
  };
}

/** A clock tower with a lit face; `hour` turns its hands. */
export function clockTower(x: number, base: number, width: number, height: number, face = '#ffe7a8'): ScenePart {
  const w = width / 2;
  const top = base - height;
  const cy = top + width * 1.25;
  const r = w * 0.72;
  return {
    shape:
      path(
        `M${x - w} ${base + 6}V${top + width * 0.62}H${x - w * 1.14}V${top + width * 0.5}L${x} ${top - width * 0.5}L${x + w * 1.14} ${top + width * 0.5}V${top + width * 0.62}H${x + w}V${base + 6}Z`,
      ) + stroke(`M${x} ${top - width * 0.45}v-9`, 1.4),
    lit:
      `<circle cx="${x}" cy="${cy}" r="${r}" fill="${face}"/><path d="M${x} ${cy}V${cy - r * 0.78}M${x} ${cy}L${x - r * 0.42} ${cy - r * 0.36}" stroke="#2a1505" stroke-width="${short(r * 0.14)}" stroke-linecap="round" style="mix-blend-mode:normal"/>` +
      glow(x, cy, r * 3, face, 0.55),
    marks: markLine(`M${x - w} ${cy + r * 1.7}h${width}M${x - w} ${cy + r * 2.1}h${width}`, 0.8),
  };
}

/** A street front of old houses: mostly gambrel roofs, here and there a steeple. */
export function rooftops(
  base: number,
  height: number,
  seed: number,
  more: { lit?: number; from?: number; to?: number; steeples?: number } = {},
): ScenePart {
  const random = seeded(seed);
  const houses: ScenePart[] = [];
  const kinds: Roof[] = ['gambrel', 'gambrel', 'gable', 'hip', 'gambrel', 'flat'];
  let x = more.from ?? -12;
  while (x < (more.to ?? 412)) {
    const width = height * (0.5 + random() * 0.45);
    const tall = height * (0.65 + random() * 0.5);
    if (random() < (more.steeples ?? 0.08)) houses.push(steeple(x + width * 0.3, base, width * 0.45, height * 1.9));
    houses.push(
      house(x + width / 2, base, width * 1.06, tall, kinds[Math.floor(random() * kinds.length)]!, more.lit ?? 0.18, seed),
    );
    x += width * 0.94;
  }
  return join(...houses);
}

/** Taller blocks of the 1920s with many windows. */
export function blocks(base: number, height: number, seed: number, litShare = 0.12, from = -10, to = 410): ScenePart {
  const random = seeded(seed);
  const all: ScenePart[] = [];
  let x = from;
  while (x < to) {
    const width = 26 + random() * 26;
    const tall = height * (0.5 + random() * 0.6);
    all.push(house(x + width / 2, base, width, tall, 'flat', litShare, seed + all.length));
    if (random() < 0.4) all.push(shape(`M${short(x + width * 0.3)} ${short(base - tall)}v-10h${short(width * 0.3)}v10Z`));
    x += width + 1;
  }
  return join(...all);
}

/** A street lamp with its halo. */
export function lamp(x: number, base: number, height: number, colour = '#ffd27a', on = true): ScenePart {
  const top = base - height;
  const s = height / 80;
  return {
    shape:
      stroke(`M${x} ${base}V${top + 12 * s}`, 2.6 * s) +
      path(`M${x - 5 * s} ${base}h${10 * s}l${-2 * s} ${-7 * s}h${-6 * s}Z`) +
      path(
        `M${x - 4 * s} ${top + 13 * s}L${x - 6.5 * s} ${top + 2 * s}H${x + 6.5 * s}L${x + 4 * s} ${top + 13 * s}ZM${x - 7 * s} ${top + 2 * s}Q${x} ${top - 8 * s} ${x + 7 * s} ${top + 2 * s}Z`,
      ),
    lit: on
      ? `<path d="M${x - 3.2 * s} ${top + 12 * s}L${x - 5 * s} ${top + 3 * s}H${x + 5 * s}L${x + 3.2 * s} ${top + 12 * s}Z" fill="${colour}"/>${glow(x, top + 7 * s, 42 * s, colour, 0.8)}`
      : '',
  };
}

/** Iron railings with spear points. */
export function railings(from: number, to: number, base: number, height: number, gap = 7): ScenePart {
  let d = '';
  for (let x = from; x <= to; x += gap) d += `M${x - 0.8} ${base}V${base - height}l0.8 -5l0.8 5V${base}Z`;
  return { shape: path(d) + stroke(`M${from} ${base - height * 0.86}H${to}M${from} ${base - height * 0.16}H${to}`, 1.5) };
}

export function bridge(y: number, thickness: number, arches: number, from = -20, to = 420): ScenePart {
  const span = (to - from) / arches;
  let d = `M${from} ${y - thickness * 0.4}Q${(from + to) / 2} ${y - thickness * 1.1} ${to} ${y - thickness * 0.4}V230H${from}Z`;
  for (let index = 0; index < arches; index++) {
    const x = from + span * (index + 0.5);
    const half = span * 0.37;
    d += `M${short(x - half)} 232V${short(y + half * 0.9)}A${short(half)} ${short(half * 0.86)} 0 0 1 ${short(x + half)} ${short(y + half * 0.9)}V232Z`;
  }
  return { shape: path(d), marks: markLine(`M${from} ${y + 1}Q${(from + to) / 2} ${y - thickness * 0.7} ${to} ${y + 1}`, 1) };
}

/** Utility poles with sagging wires. */
export function poles(places: readonly (readonly [x: number, base: number, height: number])[]): ScenePart {
  let out = '';
  for (const [x, base, height] of places) {
    const arm = height * 0.16;
    out += stroke(`M${x} ${base}V${base - height}`, height * 0.035);
    out += stroke(
      `M${x - arm} ${base - height * 0.92}h${arm * 2}M${x - arm * 0.8} ${base - height * 0.8}h${arm * 1.6}`,
      height * 0.024,
    );
  }
  for (let index = 1; index < places.length; index++) {
    const [[x1, b1, h1], [x2, b2, h2]] = [places[index - 1]!, places[index]!];
    for (const [level, side] of [
      [0.93, -1],
      [0.93, 1],
      [0.81, -0.8],
    ] as const) {
      const [y1, y2] = [b1 - h1 * level, b2 - h2 * level];
      const [ax, bx] = [x1 + side * h1 * 0.15, x2 + side * h2 * 0.15];
      out += stroke(
        `M${short(ax)} ${short(y1)}Q${short((ax + bx) / 2)} ${short((y1 + y2) / 2 + 14)} ${short(bx)} ${short(y2)}`,
        0.8,
      );
    }
  }
  return { shape: out };
}

/** A motor car of the twenties seen from the side, wheels on (0, 0), about 100 long. */
export const car: ScenePart = {
  shape:
    path(
      'M-50 -12C-50 -20 -44 -23 -36 -24L-30 -25L-26 -42C-25 -45 -22 -46 -18 -46H14C18 -46 20 -44 21 -40L24 -26L44 -24C50 -23 52 -20 52 -12L48 -8H-48ZM-23 -27H-6V-41H-18C-21 -41 -21 -40 -22 -38ZM-2 -27H18L15 -39C14.500 -41 14 -41 12 -41H-2Z',
    ) +
    '<circle cx="-31" cy="-9" r="10"/><circle cx="32" cy="-9" r="10"/>' +
    path(
      'M18 -12C20 -24 42 -26 46 -12L44 -10C40 -20 24 -20 20 -10ZM-46 -12C-44 -24 -22 -24 -18 -12L-20 -10C-24 -20 -38 -20 -42 -10Z',
    ),
  marks: '<circle cx="-31" cy="-9" r="3.4"/><circle cx="32" cy="-9" r="3.4"/>',
};

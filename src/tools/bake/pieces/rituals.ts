import type { Drawing } from '../drawing/drawing';
import { linear, relief } from '../drawing/materials';
import { type Curl, type CurlShape, curl, roundRect } from '../drawing/shapes';

/**
 * Ritual markers (R2.1): one, two or three tentacles that curl inwards. The tentacles are light grey, to be tinted in a
 * cult's colour; what keeps its own colour (the plate with the level, the wet glints) is a second frame of the same size.
 */

const [W, H] = [56, 66];
/** The field's centre: the marker stands on it. */
const FOOT = { x: 28, y: 42 };
const ANCHOR = { x: FOOT.x / W, y: FOOT.y / H };

interface Limb extends Curl {
  readonly x: number;
}

const LIMBS: Readonly<Record<1 | 2 | 3, readonly Limb[]>> = {
  1: [{ x: 0, length: 70, width: 13.5, turn: 395, start: -132, late: 2.1 }],
  2: [
    { x: -4, length: 60, width: 11.5, turn: 380, start: -142, late: 2.1 },
    { x: 4, length: 60, width: 11.5, turn: -380, start: -38, late: 2.1 },
  ],
  3: [
    { x: 0, length: 71, width: 13.5, turn: 410, start: -103, late: 3 },
    { x: -6, length: 57, width: 11.5, turn: 385, start: -150, late: 2 },
    { x: 6, length: 57, width: 11.5, turn: -385, start: -30, late: 2 },
  ],
};

const FOOT_Y = 9;
const PLATE = roundRect(-12.5, 5.5, 25, 16, 4);

const limbs = (level: 1 | 2 | 3): ReadonlyArray<CurlShape & { x: number }> =>
  LIMBS[level].map((limb) => ({ ...curl(limb), x: limb.x }));

const suckersOf = ({ suckers }: CurlShape, light: string, dark: string): string =>
  suckers
    .map(
      ([x, y, r]) =>
        `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}" fill="${light}" stroke="${dark}" stroke-width=".55"/><circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(r * 0.4).toFixed(2)}" fill="${dark}" opacity=".75"/>`,
    )
    .join('');

const FLESH = relief('flesh', { round: 1.5, depth: 3.4, shine: 0.4, gloss: 20, elevation: 50 });

/** Only the glints of a shape, as white light. */
const GLINT =
  `<filter id="glint" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="height"/>` +
  `<feSpecularLighting in="height" surfaceScale="7" specularConstant="1.1" specularExponent="34" lighting-color="#fff" result="shine"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting>` +
  `<feComposite in="shine" in2="SourceAlpha" operator="in"/></filter>`;

const pedestal = (top: string, side: string, line: string): string =>
  `<ellipse cy="15" rx="19" ry="7.4" fill="${side}" stroke="${line}" stroke-width="1"/><ellipse cy="12" rx="19" ry="7.4" fill="${top}" stroke="${line}" stroke-width=".8"/>`;

function body(level: 1 | 2 | 3, tone: { skin: string; line: string; sucker: string; top: string; side: string }): string {
  const parts = limbs(level).map(
    (limb) =>
      `<g transform="translate(${limb.x} ${FOOT_Y})"><path d="${limb.outline}" fill="none" stroke="${tone.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
      `<g filter="url(#flesh)"><path d="${limb.outline}" fill="${tone.skin}"/></g>${suckersOf(limb, tone.sucker, tone.line)}</g>`,
  );
  return pedestal(tone.top, tone.side, tone.line) + parts.join('');
}

const numeral = (level: 1 | 2 | 3): string => {
  const bar = (x: number): string => `M${x - 1.15} 8.5H${x + 1.15}V18.5H${x - 1.15}Z`;
  const xs = { 1: [0], 2: [-2.7, 2.7], 3: [-5, 0, 5] }[level];
  const wide = (xs.at(-1) ?? 0) + 2.6;
  const serifs = `M${-wide} 8.2H${wide}V9.7H${-wide}ZM${-wide} 17.3H${wide}V18.8H${-wide}Z`;
  return `<path d="${xs.map(bar).join('')}${serifs}" fill="#1a0d05"/>`;
};

const plate = (level: 1 | 2 | 3, fill: string, line: string): string =>
  `<path d="${PLATE}" fill="#000" opacity=".45" transform="translate(.8 1.6)"/><path d="${PLATE}" fill="${fill}" stroke="${line}" stroke-width="1.4"/><path d="${roundRect(-10.7, 7.2, 21.4, 12.6, 2.6)}" fill="none" stroke="${line}" stroke-opacity=".35" stroke-width=".7"/>${numeral(level)}`;

const IVORY = linear('ivory', [
  [0, '#fffaea'],
  [1, '#e6d5ab'],
]);

const draw = (name: string, inner: string): Drawing => ({
  name,
  width: W,
  height: H,
  anchor: ANCHOR,
  body: `<defs>${FLESH}${GLINT}${IVORY}</defs><g transform="translate(${FOOT.x} ${FOOT.y})">${inner}</g>`,
});

const SHADOW = `<ellipse cx="2" cy="16.2" rx="21" ry="7.6" fill="#000" opacity=".42"/>`;
const NEUTRAL = { skin: '#dcd9d4', line: '#2c2a28', sucker: '#ffffff', top: '#c9c6c1', side: '#6f6c68' };
const DARK = { skin: '#4a443c', line: '#14100c', sucker: '#5e564a', top: '#2c2620', side: '#1a1611' };

export function ritualDrawings(): Drawing[] {
  return ([1, 2, 3] as const).flatMap((level) => {
    const glints = limbs(level)
      .map(
        (limb) =>
          `<g transform="translate(${limb.x} ${FOOT_Y})" filter="url(#glint)" opacity=".5"><path d="${limb.outline}" fill="#fff"/></g>`,
      )
      .join('');
    return [
      draw(`ritual-${level}`, SHADOW + body(level, NEUTRAL)),
      draw(`ritual-${level}-base`, glints + plate(level, 'url(#ivory)', '#3a2412')),
      draw(`ritual-ghost-${level}`, `<g opacity=".85">${body(level, DARK)}${plate(level, '#5c5142', '#14100c')}</g>`),
    ];
  });
}

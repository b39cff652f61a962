import { FIELD_SIZE } from '../../../games/cults/picture/config/board-layout';
import type { Drawing } from '../drawing/drawing';
import { icon } from '../drawing/icons';
import { linear, radial, relief } from '../drawing/materials';
import { DIAMOND, HOUSE, SHIELD, TRIANGLE, roundRect, star } from '../drawing/shapes';

/** Wooden and paper markers. Neutral ones are tinted in a cult's colour; their `-trim` keeps its own colour and lies over them. */

const CREAM = '#fbf0d6';
const INK = '#1a0d05';
const LIT = relief('lit', { round: 1.1, depth: 3.2, shine: 0.8, gloss: 44 });

const draw = (name: string, width: number, height: number, inner: string, anchor = { x: 0.5, y: 0.5 }): Drawing => ({
  name,
  width,
  height,
  anchor,
  body: `<defs>${LIT}${SHADES}</defs><g transform="translate(${width * anchor.x} ${height * anchor.y})">${inner}</g>`,
});

const SHADES =
  linear('power', [
    [0, '#3576bd'],
    [1, '#1c5490'],
  ]) +
  linear('pale', [
    [0, '#ffffff'],
    [1, '#c4c0ba'],
  ]) +
  radial(
    'dome',
    [
      [0, '#ffffff'],
      [0.55, '#ebe8e3'],
      [1, '#aaa6a0'],
    ],
    'cx=".38" cy=".3" r=".8"',
  ) +
  radial(
    'bone',
    [
      [0, '#fffaea'],
      [0.7, '#efe1bd'],
      [1, '#cdb686'],
    ],
    'cx=".4" cy=".32" r=".8"',
  ) +
  radial(
    'iron',
    [
      [0, '#8a8680'],
      [0.6, '#57534e'],
      [1, '#2a2724'],
    ],
    'cx=".38" cy=".3" r=".8"',
  ) +
  radial(
    'violet',
    [
      [0, '#6c4592'],
      [0.55, '#4e2e6e'],
      [1, '#331c49'],
    ],
    'cx=".38" cy=".3" r=".8"',
  ) +
  radial(
    'gold',
    [
      [0, '#ffe9ad'],
      [0.5, '#d6a850'],
      [1, '#7c5520'],
    ],
    'cx=".38" cy=".3" r=".85"',
  );

/** A flat marker of some outline: shadow, body and, apart, its cream edge. */
function flat(name: string, outline: string, size: number): Drawing[] {
  const shadow = `<path d="${outline}" transform="translate(1.4 2.8)" fill="#000" opacity=".45"/>`;
  const thick = `<path d="${outline}" transform="translate(0 1.6)" fill="#55524e"/>`;
  const face = `<path d="${outline}" fill="url(#pale)" stroke="#e8e4dc" stroke-width="1.4" filter="url(#lit)"/>`;
  const edge = `<path d="${outline}" fill="none" stroke="#3a2412" stroke-width="2.6" stroke-linejoin="round" opacity=".55"/><path d="${outline}" fill="none" stroke="${CREAM}" stroke-width="1.5" stroke-linejoin="round"/>`;
  return [draw(name, size, size, shadow + thick + face), draw(`${name}-trim`, size, size, edge)];
}

const DISC = { rx: 22, ry: 19 };

/** A Plan marker: a thick wooden disc seen from a little above; the middle of its frame is the middle of its upper face. */
function discs(): Drawing[] {
  const { rx, ry } = DISC;
  const side = `<path d="M${-rx} 0V6A${rx} ${ry} 0 0 0 ${rx} 6V0Z" fill="#77736d"/><path d="M${-rx} 0V6A${rx} ${ry} 0 0 0 ${rx} 6V0" fill="none" stroke="#2c2a28" stroke-width="1"/>`;
  const groove = `<path d="M${-rx + 0.6} 3A${rx - 0.6} ${ry} 0 0 0 ${rx - 0.6} 3" fill="none" stroke="#3d3a36" stroke-width=".8"/>`;
  const top = `<ellipse rx="${rx}" ry="${ry}" fill="url(#dome)" stroke="#4a4743" stroke-width=".9"/><ellipse rx="${rx - 1.6}" ry="${ry - 1.5}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".9"/>`;
  const sunk = `<ellipse rx="${rx - 4.4}" ry="${ry - 3.9}" fill="#000" opacity=".1"/><path d="M${-(rx - 4.4)} 0A${rx - 4.4} ${ry - 3.9} 0 0 1 ${rx - 4.4} 0" fill="none" stroke="#2c2a28" stroke-opacity=".65" stroke-width="1.1"/>`;
  const trim = `<ellipse rx="${rx - 3.6}" ry="${ry - 3.2}" fill="none" stroke="${CREAM}" stroke-width="1.35" opacity=".9"/><path d="M${-rx + 2.4} -3A${rx - 2} ${ry - 2} 0 0 1 3 ${-ry + 1.6}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.3" stroke-linecap="round"/>`;
  const shadow = `<ellipse cx="2" cy="9" rx="${rx + 1}" ry="${ry}" fill="#000" opacity=".5"/>`;
  return [
    draw('disc', 48, 54, side + groove + top + sunk),
    draw('disc-trim', 48, 54, trim),
    draw('disc-shadow', 54, 64, `<g style="filter:blur(1.2px)">${shadow}</g>`),
  ];
}

/** An Investigator with hat, coat and tie: ivory, outlined so that it shows on every ground. */
function investigator(): Drawing {
  const coat = 'M-12 17C-12.5 6 -8 1.5 -4.5 -.5L0 3L4.5 -.5C8 1.5 12.5 6 12 17Z';
  const hat = 'M-11.5 -8.2C-6 -11 6 -11 11.5 -8.2C7 -5.4 -7 -5.4 -11.5 -8.2Z';
  const crown = 'M-6.6 -9C-7 -17.5 -2.6 -16.4 0 -15.2C2.6 -16.4 7 -17.5 6.6 -9C3 -10.2 -3 -10.2 -6.6 -9Z';
  const inner =
    `<ellipse cx="1" cy="17.5" rx="13.5" ry="4" fill="#000" opacity=".5"/>` +
    `<g filter="url(#lit)"><path d="${coat}" fill="url(#bone)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/></g>` +
    `<circle cy="-4.4" r="5.6" fill="url(#bone)" stroke="${INK}" stroke-width="1.5"/><path d="M-5.4 -5.2C-3 -3.4 3 -3.4 5.4 -5.2V-7H-5.4Z" fill="#3a2412" opacity=".55"/>` +
    `<path d="${crown}" fill="#3d2c1e" stroke="${INK}" stroke-width="1.2"/><path d="M-6.7 -11.2C-3 -12.2 3 -12.2 6.7 -11.2V-9.2C3 -10.3 -3 -10.3 -6.7 -9.2Z" fill="#8c2a1c"/><path d="${hat}" fill="#4a3625" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M-4.6 0L0 4.2L-3.4 8L-8 3Z M4.6 0L0 4.2L3.4 8L8 3Z" fill="#d9c79c" stroke="${INK}" stroke-width=".8"/><path d="M0 4L-1.8 7.5L0 15L1.8 7.5Z" fill="#7a2116"/>`;
  return draw('investigator', 32, 42, inner, { x: 0.5, y: 0.5 });
}

function sanity(): Drawing {
  const inner =
    `<circle cx="1.5" cy="3" r="26" fill="#000" opacity=".45"/><circle r="26" fill="url(#violet)" stroke="#e9d9b4" stroke-width="2.4" filter="url(#lit)"/>` +
    `<circle r="22" fill="none" stroke="#e9d9b4" stroke-opacity=".35" stroke-width=".9" stroke-dasharray="1.5 3"/>${icon('brain', 0, -3, 42, '#d9bdf5', 'opacity=".24"')}`;
  return draw('sanity', 60, 62, inner);
}

/** One link of a chain seen from the front, or from the side. */
const link = (x: number, side: boolean): string =>
  side
    ? `<rect x="${x - 7}" y="-2.2" width="14" height="4.4" rx="2.2" fill="url(#iron)" stroke="#0e0c0a" stroke-width="1"/>`
    : `<rect x="${x - 8.5}" y="-5.5" width="17" height="11" rx="5.5" fill="none" stroke="#0e0c0a" stroke-width="5"/><rect x="${x - 8.5}" y="-5.5" width="17" height="11" rx="5.5" fill="none" stroke="#8f8a82" stroke-width="3"/><path d="M${x - 5} -6.3H${x + 5}" stroke="#d8d3c8" stroke-width="1" stroke-linecap="round"/>`;

/** A chain as long as needed: two links that repeat every 24 pixels. */
const chainRow = (from: number, to: number): string => {
  const xs = Array.from({ length: Math.round((to - from) / 24) + 1 }, (_, i) => from + i * 24);
  return xs.map((x) => link(x + 12, true)).join('') + xs.map((x) => link(x, false)).join('');
};

const lockShape = `<path d="M-6.5 -2V-7A6.5 6.5 0 0 1 6.5 -7V-2" fill="none" stroke="#0e0c0a" stroke-width="5.4"/><path d="M-6.5 -2V-7A6.5 6.5 0 0 1 6.5 -7V-2" fill="none" stroke="#a9a49a" stroke-width="3"/><rect x="-10" y="-3" width="20" height="16" rx="3" fill="url(#gold)" stroke="#1a0d05" stroke-width="1.4" filter="url(#lit)"/><path d="M0 3.2A2.2 2.2 0 1 1 .1 3.2L1.5 8.6H-1.5Z" fill="#1a0d05"/>`;

function unavailability(): Drawing[] {
  const token =
    `<circle cx="1.5" cy="3" r="22" fill="#000" opacity=".5"/><circle r="21.5" fill="url(#iron)" stroke="#12100e" stroke-width="1.4" filter="url(#lit)"/><circle r="17.5" fill="none" stroke="#0e0c0a" stroke-opacity=".6" stroke-width="1.2"/>` +
    `<g transform="rotate(45) scale(.62)">${chainRow(-24, 24)}</g><g transform="rotate(-45) scale(.62)">${chainRow(-24, 24)}</g><g transform="translate(0 -1) scale(.95)">${lockShape}</g>`;
  return [draw('unavailability', 50, 52, token), draw('chain', 96, 20, chainRow(-60, 60))];
}

interface Kind {
  readonly outline: string | undefined;
  readonly fill: readonly [string, string];
  readonly sign: string;
  readonly size: number;
  readonly y: number;
}

/** Cultist tokens (R2.2): shape, colour and sign each tell the kind, so that nothing hangs on colour alone. */
export const CULTISTS: Readonly<Record<'thug' | 'initiate' | 'freak', Kind>> = {
  thug: { outline: DIAMOND, fill: ['#d4523a', '#8e2413'], sign: 'fist', size: 24, y: 0 },
  initiate: { outline: undefined, fill: ['#4388cc', '#174a80'], sign: 'robe', size: 28, y: 0.5 },
  freak: { outline: TRIANGLE, fill: ['#37a066', '#12562e'], sign: 'imp-laugh', size: 24, y: 5 },
};

const shapeOf = (outline: string | undefined, attributes: string): string =>
  outline === undefined ? `<circle r="20.5" ${attributes}/>` : `<path d="${outline}" stroke-linejoin="round" ${attributes}/>`;

function token(name: string, { outline, fill, sign, size, y }: Kind): Drawing {
  const [light, dark] = fill;
  const shade = radial(
    'face',
    [
      [0, light],
      [1, dark],
    ],
    'cx=".4" cy=".3" r=".8"',
  );
  const inner =
    `<defs>${shade}</defs><g transform="translate(1.2 3.2)">${shapeOf(outline, 'fill="#000" stroke="#000" stroke-width="4" opacity=".45"')}</g>` +
    `${shapeOf(outline, 'fill="none" stroke="#3a2412" stroke-width="6"')}${shapeOf(outline, `fill="url(#face)" stroke="#f3dca6" stroke-width="3.4" filter="url(#lit)"`)}` +
    `${icon(sign, 0.6, y + 1, size, '#000', 'opacity=".4"')}${icon(sign, 0, y, size, '#fff6e2')}`;
  return draw(name, 54, 54, inner);
}

const tokenBack: Kind = { outline: undefined, fill: ['#6b4a2a', '#2c1a0c'], sign: 'pentacle', size: 28, y: 0 };

/** The signs of Attack, Power and Terror, as on cards: diamond, circle with a star, triangle with a skull. */
function statSigns(): Drawing[] {
  const sign = (name: string, outline: string | undefined, fill: readonly [string, string], mark: string): Drawing => {
    const shade = linear('face', [
      [0, fill[0]],
      [1, fill[1]],
    ]);
    const rim = shapeOf(outline, 'fill="none" stroke="#2a160a" stroke-opacity=".7" stroke-width="5.4"');
    return draw(
      name,
      54,
      54,
      `<defs>${shade}</defs>${rim}${shapeOf(outline, 'fill="url(#face)" stroke="#fff3d6" stroke-width="3.2"')}${mark}`,
    );
  };
  return [
    sign('icon-attack', DIAMOND, ['#cf452e', '#9a2415'], icon('plain-dagger', 0, 0, 25, '#fff6e2')),
    sign('icon-power', undefined, ['#3576bd', '#1c5490'], `<path d="${star(5, 14.5, 0.42)}" fill="#fff6e2"/>`),
    sign('icon-terror', TRIANGLE, ['#2b9055', '#166238'], icon('dread-skull', 0, 5, 24, '#fff6e2')),
  ];
}

/** A small pile of District cards as it lies on the board: the scene goes into its window, the number left below it. */
function piles(): Drawing[] {
  const { width: w, height: h } = FIELD_SIZE.card;
  const card = (by: number): string => roundRect(-w / 2 + by, -h / 2 + by * 1.2, w, h, 5);
  const under = [3, 1.5].map((by) => `<path d="${card(by)}" fill="#8d744a" stroke="#1c0f05" stroke-width=".9"/>`).join('');
  const pile = (kind: 'guardian' | 'action', edge: string, ground: readonly [string, string]): Drawing => {
    const scene = radial(
      'scene',
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      'cx=".45" cy=".35" r=".8"',
    );
    const window = roundRect(-w / 2 + 3.5, -h / 2 + 3.5, w - 7, h - 23, 3);
    const face = `<path d="${card(0)}" fill="url(#bone)" stroke="${edge}" stroke-width="1.8"/><path d="${window}" fill="url(#scene)" stroke="#8a6428" stroke-width="1.2"/>`;
    return draw(
      `stack-${kind}`,
      62,
      78,
      `<defs>${scene}</defs><path d="${card(3)}" fill="#000" opacity=".45" transform="translate(1.2 2)"/>${under}${face}`,
    );
  };
  return [pile('guardian', '#5c150b', ['#8e2b1c', '#4d120a']), pile('action', '#123a46', ['#27697a', '#0f333d'])];
}

/** The plate for a price in Power: as the sign of Power, with room for a number instead of its star. */
const price = (): Drawing =>
  draw(
    'price',
    28,
    28,
    `<circle r="12.4" fill="#2a160a" opacity=".7"/><circle r="11" fill="url(#power)" stroke="#fff3d6" stroke-width="2"/>`,
  );

/** The First Cultist's mark: a heavy golden seal. */
function firstCultist(): Drawing {
  const inner =
    `<path d="${star(12, 26, 0.88)}" transform="translate(1.5 3)" fill="#000" opacity=".45"/><path d="${star(12, 26, 0.88)}" fill="url(#gold)" stroke="#4a2f12" stroke-width="1.2" filter="url(#lit)"/>` +
    `<circle r="19" fill="none" stroke="#5c3c14" stroke-width="1.2"/>${icon('hood', 0.6, 0.8, 32, '#fff2c4', 'opacity=".6"')}${icon('hood', 0, 0, 32, '#3a2308')}`;
  return draw('first-cultist', 60, 62, inner);
}

export function markerDrawings(): Drawing[] {
  return [
    ...flat('site', HOUSE, 36),
    ...flat('dominance', SHIELD, 38),
    ...discs(),
    investigator(),
    sanity(),
    ...unavailability(),
    ...Object.entries(CULTISTS).map(([name, kind]) => token(`token-${name}`, kind)),
    token('token-back', tokenBack),
    ...statSigns(),
    ...piles(),
    price(),
    firstCultist(),
  ];
}

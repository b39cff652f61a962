import type { Drawing } from '../drawing/drawing';
import { icon } from '../drawing/icons';
import { linear, radial, relief } from '../drawing/materials';
import { roundRect } from '../drawing/shapes';

/** The Recruitment dice (R2.4) of bone and the NPC's die of black stone (R12.3). */

const SIZE = 64;
const BODY = roundRect(-26, -26, 52, 52, 11);
const FACE = roundRect(-21.5, -21.5, 43, 43, 13);

const DEFS =
  relief('lit', { round: 2.2, depth: 6, shine: 0.65, gloss: 18, elevation: 54 }) +
  linear(
    'bone',
    [
      [0, '#fff6df'],
      [1, '#d9c491'],
    ],
    'x1="0" y1="0" x2=".7" y2="1"',
  ) +
  radial(
    'hollow',
    [
      [0, '#fffaea'],
      [0.75, '#f2e6c6'],
      [1, '#dccb9d'],
    ],
    'cx=".45" cy=".4" r=".75"',
  ) +
  linear(
    'stone',
    [
      [0, '#4b4654'],
      [1, '#17141c'],
    ],
    'x1="0" y1="0" x2=".7" y2="1"',
  ) +
  radial(
    'polish',
    [
      [0, '#544e5f'],
      [0.7, '#302b38'],
      [1, '#1b1822'],
    ],
    'cx=".42" cy=".36" r=".8"',
  ) +
  radial(
    'pip',
    [
      [0, '#fff0bd'],
      [0.6, '#d6a850'],
      [1, '#7c5520'],
    ],
    'cx=".4" cy=".35" r=".8"',
  );

const cube = (body: string, face: string, line: string): string =>
  `<path d="${BODY}" transform="translate(1.6 3.4)" fill="#000" opacity=".45"/><path d="${BODY}" fill="url(#${body})" stroke="${line}" stroke-width="1.2" filter="url(#lit)"/><path d="${FACE}" fill="url(#${face})" opacity=".9"/>`;

const draw = (name: string, inner: string): Drawing => ({
  name,
  width: SIZE,
  height: SIZE,
  body: `<defs>${DEFS}</defs><g transform="translate(${SIZE / 2} ${SIZE / 2 - 1})">${inner}</g>`,
});

const carved = (sign: string, color: string, size: number): string =>
  `${icon(sign, 0.8, 1, size, '#fff', 'opacity=".8"')}${icon(sign, 0, 0, size, color)}`;

const BONE = cube('bone', 'hollow', '#5a4420');

/** Bad Luck: a face with nothing but a crack, so that it is not taken for a die that has not been rolled. */
const CRACK = `<path d="M-14 -17L-5 -7L-9 -1L2 5L-2 10L8 17" fill="none" stroke="#fff" stroke-width="1.6" transform="translate(.8 1)"/><path d="M-14 -17L-5 -7L-9 -1L2 5L-2 10L8 17M-5 -7L4 -12M2 5L11 1" fill="none" stroke="#8a7448" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>`;

const CORNER = 12;
const PIPS: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const pips = (value: number): string =>
  PIPS[value]!.map(
    ([x, y]) =>
      `<circle cx="${x * CORNER}" cy="${y * CORNER}" r="5" fill="#000" opacity=".5"/><circle cx="${x * CORNER}" cy="${y * CORNER}" r="4.2" fill="url(#pip)"/>`,
  ).join('');

export function diceDrawings(): Drawing[] {
  return [
    draw('die', BONE),
    draw('die-thug', BONE + carved('fist', '#a52a17', 33)),
    draw('die-initiate', BONE + carved('robe', '#1d5796', 36)),
    draw('die-freak', BONE + carved('imp-laugh', '#166a3a', 34)),
    draw('die-blank', BONE + CRACK),
    ...[1, 2, 3, 4, 5, 6].map((value) => draw(`npc-die-${value}`, cube('stone', 'polish', '#08070a') + pips(value))),
  ];
}

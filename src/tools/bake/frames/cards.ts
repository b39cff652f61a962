import { CARD } from '../../../games/cults/picture/config/card-layout';
import type { Drawing } from '../drawing/drawing';
import { icon } from '../drawing/icons';
import { brass, linear, parchment, radial, relief } from '../drawing/materials';
import { notchedRect, roundRect, star } from '../drawing/shapes';

/** Card faces: parchment in a leather and brass edge, with a hole for the scene. No text. */

interface Style {
  /** The leather around and the ribbons. */
  readonly leather: readonly [string, string];
  readonly paper: readonly [string, string];
  readonly stain: readonly [number, number, number];
  readonly ribbon: readonly [string, string];
  /** A faint sign in the parchment under the text. */
  readonly mark: string;
  readonly corner: Corner;
  readonly torn?: boolean;
}

type Corner = 'claw' | 'scroll' | 'plain' | 'deco' | 'laurel' | 'eye' | 'none';

const PAPER = ['#f3e5c0', '#d3b87f'] as const;
const BROWN = [0.45, 0.3, 0.14] as const;

export const CARD_STYLES: Readonly<Record<string, Style>> = {
  guardian: {
    leather: ['#6b2318', '#2a0b07'],
    paper: PAPER,
    stain: [0.46, 0.24, 0.13],
    ribbon: ['#9a2e1c', '#5c150b'],
    mark: 'gargoyle',
    corner: 'claw',
  },
  action: {
    leather: ['#1f4f5a', '#0a2026'],
    paper: PAPER,
    stain: [0.33, 0.33, 0.2],
    ribbon: ['#27697a', '#123a46'],
    mark: 'tied-scroll',
    corner: 'scroll',
  },
  starting: {
    leather: ['#6b4a24', '#2c1a0c'],
    paper: PAPER,
    stain: BROWN,
    ribbon: ['#7d5a2c', '#472e12'],
    mark: 'robe',
    corner: 'plain',
  },
  city: {
    leather: ['#3c4652', '#161b22'],
    paper: ['#e6dfca', '#b9ad8c'],
    stain: [0.32, 0.32, 0.28],
    ribbon: ['#4c5967', '#28313b'],
    mark: 'modern-city',
    corner: 'deco',
  },
  setup: {
    leather: ['#47552c', '#1b2210'],
    paper: ['#ece2bd', '#c4b47c'],
    stain: [0.34, 0.34, 0.14],
    ribbon: ['#5d6e38', '#333f1c'],
    mark: 'compass',
    corner: 'scroll',
  },
  objective: {
    leather: ['#7a5a1c', '#33230a'],
    paper: ['#f7e9bd', '#dcbf78'],
    stain: [0.5, 0.36, 0.1],
    ribbon: ['#c2933a', '#7c5516'],
    mark: 'laurels',
    corner: 'laurel',
  },
  npc: {
    leather: ['#432a5c', '#180d24'],
    paper: ['#e6dac6', '#b8a386'],
    stain: [0.34, 0.24, 0.3],
    ribbon: ['#5d3d7d', '#341f4a'],
    mark: 'third-eye',
    corner: 'eye',
  },
  disorganization: {
    leather: ['#3b3731', '#141210'],
    paper: ['#cfc5ac', '#8f8468'],
    stain: [0.2, 0.17, 0.13],
    ribbon: ['#524b41', '#2a2620'],
    mark: 'broken-skull',
    corner: 'none',
    torn: true,
  },
};

const { width: W, height: H, window: WINDOW } = CARD;
const EDGE = roundRect(1, 1, W - 2, H - 2, 12);
const PANEL = roundRect(8, 8, W - 16, H - 16, 7);
const HOLE = notchedRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 7);

/** Flourishes for the lower corners, drawn for the left one and mirrored. */
const CORNERS: Readonly<Record<Corner, string>> = {
  claw: 'M0 0H30C22 3 19 6 20 12C15 8 10 9 9 15C11 19 8 26 0 32Z',
  scroll: 'M0 0H30C30 6 25 9 20 7C24 4 19 2 16 5C13 9 18 13 13 17C9 20 5 16 7 13C3 16 4 21 7 20C9 25 6 30 0 30Z',
  plain: 'M0 0H22L8 8L0 22Z',
  deco: 'M0 0H30V3H20V6H13V9H9V13H6V20H3V30H0Z',
  laurel: 'M0 0H30C25 4 20 4 17 3C20 8 16 11 12 9C14 14 11 17 8 14C9 20 6 22 3 19C5 25 3 28 0 30Z',
  eye: 'M0 0H26C20 2 18 5 17 9A8 8 0 0 1 9 17C5 18 2 20 0 26Z',
  none: '',
};

const corner = (x: number, y: number, sx: number, sy: number, path: string): string =>
  `<path d="${path}" transform="translate(${x} ${y}) scale(${sx} ${sy})"/>`;

function defs(style: Style): string {
  return (
    parchment('paper', { seed: 31, color: style.stain, strength: 1.15, frequency: 0.011, bumps: 1.6 }) +
    brass('brass', 0.9) +
    relief('leather', { round: 1.6, depth: 4, shine: 0.35, gloss: 12, shineColor: '#ffdca0' }) +
    linear(
      'hide',
      [
        [0, style.leather[0]],
        [0.5, style.leather[1]],
        [1, style.leather[0]],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    radial(
      'sheet',
      [
        [0, style.paper[0]],
        [0.6, style.paper[0]],
        [1, style.paper[1]],
      ],
      'cx=".42" cy=".3" r=".95"',
    ) +
    linear('ribbon', [
      [0, style.ribbon[0]],
      [1, style.ribbon[1]],
    ]) +
    radial(
      'burn',
      [
        [0.6, '#2a1406', 0],
        [0.86, '#2a1406', 0.16],
        [1, '#1c0c04', 0.5],
      ],
      'cx=".5" cy=".48" r=".78"',
    ) +
    `<mask id="hole"><rect width="${W}" height="${H}" fill="#fff"/><path d="${HOLE}" fill="#000"/></mask>`
  );
}

/** The line between icons and text, with a lozenge in the style's colour. */
function divider(y: number): string {
  const [left, right, middle] = [24, W - 24, W / 2];
  return `<path d="M${left} ${y}H${middle - 10}M${middle + 10} ${y}H${right}" stroke="#6b4a1e" stroke-opacity=".75" stroke-width="1"/><path d="${star(4, 6, 0.55)}" transform="translate(${middle} ${y})" fill="url(#ribbon)" stroke="#6b4a1e" stroke-width=".8"/>`;
}

/** Strips of colour beside the title, so that the kind of card shows at a glance. */
const ribbons = `<path d="M8 14H22L17 26.5L22 39H8Z" fill="url(#ribbon)" stroke="#2a160a" stroke-opacity=".5" stroke-width=".8"/><path d="M${W - 8} 14H${W - 22}L${W - 17} 26.5L${W - 22} 39H${W - 8}Z" fill="url(#ribbon)" stroke="#2a160a" stroke-opacity=".5" stroke-width=".8"/>`;

const TEARS = 'M8 210L30 216L24 226L52 240L46 250L70 262M212 196L190 206L196 214L170 230M120 300L126 280L116 272L128 252';

function cardBody(style: Style): string {
  const path = CORNERS[style.corner];
  const flourishes = path === '' ? '' : corner(9, H - 9, 1, -1, path) + corner(W - 9, H - 9, -1, -1, path);
  const tears = style.torn
    ? `<path d="${TEARS}" fill="none" stroke="#2a2018" stroke-width="1.6" stroke-opacity=".7"/><path d="${TEARS}" fill="none" stroke="#fff4d8" stroke-width="1" stroke-opacity=".45" transform="translate(1 1.2)"/>`
    : '';
  const face =
    `<path d="${EDGE}" fill="url(#hide)" filter="url(#leather)"/><path d="${PANEL}" fill="url(#sheet)" filter="url(#paper)"/>` +
    `${icon(style.mark, W / 2, 238, 92, '#3a2008', 'opacity=".075"')}<path d="${PANEL}" fill="url(#burn)"/>${tears}${ribbons}${divider(181)}`;
  const metal =
    `<g fill="none" stroke="#b08438" filter="url(#brass)"><path d="${EDGE}" stroke-width="2"/><path d="${PANEL}" stroke-width="1.6"/></g>` +
    `<g fill="#b98a3c" filter="url(#brass)">${flourishes}</g>`;
  const frame = `<path d="${HOLE}" fill="none" stroke="#1c0d04" stroke-opacity=".65" stroke-width="5"/><path d="${HOLE}" fill="none" stroke="#b98a3c" stroke-width="2.6" filter="url(#brass)"/>`;
  return `<defs>${defs(style)}</defs><g mask="url(#hole)">${face}</g>${metal}${frame}`;
}

export const cardDrawings = (): Drawing[] =>
  Object.entries(CARD_STYLES).map(([name, style]) => ({ name: `card-${name}`, width: W, height: H, body: cardBody(style) }));

import { PLATE_MARGIN, type PlateName } from '../../../platform/config/plates';
import type { Drawing } from '../drawing/drawing';
import { linear, type GradientStop } from '../drawing/materials';
import { roundRect } from '../drawing/shapes';

/** Panels, buttons and bars as 9-slices: corners keep their size, edges and middle stretch. */

interface Plate {
  readonly name: PlateName;
  readonly size: number;
  readonly border: number;
  readonly radius: number;
  readonly fill: readonly GradientStop[];
  readonly line: string;
  readonly lineWidth?: number;
  /** The light line inside the upper edge. */
  readonly light?: number;
  /** A second, thin brass line inside. */
  readonly inset?: number;
}

const DARK: readonly GradientStop[] = [
  [0, '#2b2017', 0.97],
  [1, '#16100c', 0.98],
];

const PLATES: readonly Plate[] = [
  { name: 'panel', size: 64, border: 22, radius: 10, fill: DARK, line: '#6f5429', light: 0.18, inset: 3.5 },
  {
    name: 'panel-light',
    size: 64,
    border: 22,
    radius: 10,
    fill: [
      [0, '#f3e5c0'],
      [1, '#dcc690'],
    ],
    line: '#8a6428',
    light: 0.6,
    inset: 3.5,
  },
  {
    name: 'button',
    size: 48,
    border: 16,
    radius: 8,
    fill: [
      [0, '#523d26'],
      [0.5, '#3a2a1a'],
      [1, '#2a1e13'],
    ],
    line: '#94703a',
    light: 0.3,
  },
  {
    name: 'button-primary',
    size: 48,
    border: 16,
    radius: 8,
    fill: [
      [0, '#fbe0a0'],
      [0.45, '#dcae58'],
      [1, '#ae7a2c'],
    ],
    line: '#ffedbd',
    light: 0.75,
  },
  {
    name: 'button-disabled',
    size: 48,
    border: 16,
    radius: 8,
    fill: [
      [0, '#261d15'],
      [1, '#1e1711'],
    ],
    line: '#4a3a22',
  },
  {
    name: 'chip',
    size: 40,
    border: 17,
    radius: 14,
    fill: [
      [0, '#241a12', 0.96],
      [1, '#120d09', 0.96],
    ],
    line: '#7d6033',
    light: 0.14,
  },
  {
    name: 'tray',
    size: 40,
    border: 13,
    radius: 7,
    fill: [
      [0, '#000', 0.5],
      [1, '#000', 0.3],
    ],
    line: '#4a3820',
    lineWidth: 0.8,
  },
  {
    name: 'tooltip',
    size: 48,
    border: 16,
    radius: 7,
    fill: [
      [0, '#120d09', 0.98],
      [1, '#0c0806', 0.98],
    ],
    line: '#c79a4b',
  },
  {
    name: 'prompt-bar',
    size: 56,
    border: 22,
    radius: 14,
    fill: DARK,
    line: '#c79a4b',
    lineWidth: 1.6,
    light: 0.16,
    inset: 3.2,
  },
  {
    name: 'menu-item',
    size: 32,
    border: 11,
    radius: 6,
    fill: [
      [0, '#6b4f26', 0.75],
      [1, '#4a3418', 0.75],
    ],
    line: '#efd08a',
    lineWidth: 1,
    light: 0.2,
  },
  {
    name: 'scroll-thumb',
    size: 16,
    border: 7,
    radius: 4,
    fill: [
      [0, '#c79a4b'],
      [1, '#8a6428'],
    ],
    line: '#efd08a',
    lineWidth: 0.8,
  },
];

function plate({ name, size, border, radius, fill, line, lineWidth = 1.2, light = 0, inset = 0 }: Plate): Drawing {
  const margin = PLATE_MARGIN[name];
  const box = (by: number): string =>
    roundRect(margin + by, margin + by, size - 2 * (margin + by), size - 2 * (margin + by), Math.max(radius - by, 1));
  const under = margin === 0 ? '' : `<path d="${box(0)}" fill="#000" filter="url(#under)" opacity=".6"/>`;
  const shade = `<filter id="under" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${margin / 2.6}"/><feOffset dy="${margin / 5}"/></filter>`;
  const rim = `<path d="${box(0)}" fill="#000" opacity="${margin > 0 ? 0.85 : 0}"/>`;
  const top =
    light === 0
      ? ''
      : `<path d="M${margin + radius} ${margin + 2.1}H${size - margin - radius}" stroke="#ffe8b4" stroke-opacity="${light}" stroke-width="1.1" stroke-linecap="round"/>`;
  const second =
    inset === 0 ? '' : `<path d="${box(inset)}" fill="none" stroke="${line}" stroke-opacity=".4" stroke-width=".7"/>`;
  const body = `<defs>${shade}${linear('fill', fill)}</defs>${under}${rim}<path d="${box(0.9)}" fill="url(#fill)" stroke="${line}" stroke-width="${lineWidth}"/>${top}${second}`;
  return { name, width: size, height: size, borders: { left: border, top: border, right: border, bottom: border }, body };
}

export const panelDrawings = (): Drawing[] => PLATES.map(plate);

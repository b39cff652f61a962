import { CARD } from '../../../games/cults/picture/config/card-layout';
import type { Drawing } from '../drawing/drawing';
import { icon } from '../drawing/icons';
import { brass, linear, radial, relief } from '../drawing/materials';
import { notchedRect, point, roundRect, star } from '../drawing/shapes';

/** Card backs. The cults' back is neutral and tinted; its brass (`back-cult-trim`) lies over it, the emblem over both. */

const { width: W, height: H } = CARD;
const [CX, CY] = [W / 2, H / 2];
const EDGE = roundRect(1, 1, W - 2, H - 2, 12);
const FIELD = roundRect(9, 9, W - 18, H - 18, 7);

function defs(light: string, dark: string): string {
  return (
    brass('brass', 0.9) +
    relief('leather', { round: 1.6, depth: 4, shine: 0.35, gloss: 12, shineColor: '#fff' }) +
    relief('pressed', { round: 0.7, depth: 1.6, shine: 0.25, gloss: 12 }) +
    linear(
      'hide',
      [
        [0, light],
        [0.5, dark],
        [1, light],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    radial(
      'field',
      [
        [0, light],
        [0.55, light],
        [1, dark],
      ],
      'cx=".46" cy=".4" r=".8"',
    )
  );
}

/** A net of lozenges, pressed into the leather. */
function net(color: string, opacity: number): string {
  const step = 44;
  const lines: string[] = [];
  for (let x = -H; x < W + H; x += step) lines.push(`M${x} 0L${x + H} ${H}M${x} 0L${x - H} ${H}`);
  return `<clipPath id="inside"><path d="${FIELD}"/></clipPath><g clip-path="url(#inside)"><path d="${lines.join('')}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="1" fill="none"/></g>`;
}

/** A round medallion with rays around it, empty in the middle. */
function medallion(fill: string, line: string): string {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [x0, y0] = point(66, i * 15);
    const [x1, y1] = point(i % 2 ? 74 : 80, i * 15);
    return `M${x0} ${y0}L${x1} ${y1}`;
  }).join('');
  return `<g transform="translate(${CX} ${CY})"><circle r="62" fill="${fill}"/><path d="${rays}" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/><circle r="62" fill="none" stroke="${line}" stroke-width="2.2"/><circle r="57" fill="none" stroke="${line}" stroke-width=".9"/></g>`;
}

function trim(): string {
  const stars = [30, H - 30].map((y) => `<path d="${star(4, 9, 0.36)}" transform="translate(${CX} ${y})"/>`).join('');
  return (
    `<g fill="none" stroke="#b98a3c" filter="url(#brass)"><path d="${EDGE}" stroke-width="2.2"/><path d="${notchedRect(14, 14, W - 28, H - 28, 14)}" stroke-width="1.8"/></g>` +
    `<g filter="url(#brass)">${medallion('none', '#b98a3c')}</g><g fill="#c79a4b" filter="url(#brass)">${stars}</g>`
  );
}

const leather = (line: string, hollow: string): string =>
  `<path d="${EDGE}" fill="url(#hide)" filter="url(#leather)"/><path d="${FIELD}" fill="url(#field)"/>${net(line, 0.28)}<g transform="translate(${CX} ${CY})"><circle r="62" fill="${hollow}"/></g>`;

const whole = (name: string, light: string, dark: string, inner: string): Drawing => ({
  name,
  width: W,
  height: H,
  body: `<defs>${defs(light, dark)}</defs>${inner}`,
});

const sign = (silhouette: string, size: number): string =>
  `${icon(silhouette, CX + 1, CY + 1.6, size, '#000', 'opacity=".55"')}${icon(silhouette, CX, CY, size, '#cfa252', 'filter="url(#brass)"')}`;

export const backDrawings = (): Drawing[] => [
  whole('back-cult', '#e4e1dc', '#8f8b86', leather('#3a3734', '#00000030')),
  whole('back-cult-trim', '#fff', '#000', trim()),
  whole('back-city', '#46525f', '#1a2028', leather('#0a0d10', '#00000055') + trim() + sign('modern-city', 80)),
  whole('back-npc', '#4d3168', '#1b0f29', leather('#0c0612', '#00000055') + trim() + sign('third-eye', 84)),
];

import { element } from '../../../platform/workshop/dom/element';

const SVG = 'http://www.w3.org/2000/svg';

function shape(tag: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  if (text !== '') node.append(text);
  return node;
}

/** A share of 0 to 1 with its interval, as a bar; what it says stands beside it. */
export function shareBar(value: number, [low, high]: readonly [number, number], words: string, fair?: number): HTMLElement {
  const svg = shape('svg', { class: 'lab-bar', viewBox: '0 0 100 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  svg.append(
    shape('rect', { class: 'lab-bar-ground', x: 0, y: 2, width: 100, height: 6 }),
    shape('rect', { class: 'lab-bar-value', x: 0, y: 2, width: value * 100, height: 6 }),
    shape('rect', { class: 'lab-bar-interval', x: low * 100, y: 4.2, width: Math.max(0.6, (high - low) * 100), height: 1.6 }),
  );
  if (fair !== undefined) svg.append(shape('rect', { class: 'lab-bar-fair', x: fair * 100 - 0.3, y: 0, width: 0.6, height: 10 }));
  return element('span', { class: 'lab-share' }, svg, element('span', {}, words));
}

/** A line of the chart; lines differ by their strokes and by the names at their ends, not by colour alone. */
export interface ChartLine {
  readonly name: string;
  readonly points: readonly number[];
}

const [WIDE, HIGH, EDGE, NAMES] = [420, 170, 26, 110];

/** Points round by round. `words` say the same for those who cannot see the chart. */
export function lineChart(lines: readonly ChartLine[], words: string): HTMLElement {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points));
  const rounds = Math.max(1, ...lines.map(({ points }) => points.length));
  const x = (at: number): number => EDGE + ((WIDE - EDGE - NAMES) * at) / Math.max(1, rounds - 1);
  const y = (value: number): number => HIGH - EDGE - ((HIGH - 2 * EDGE) * value) / most;
  const svg = shape('svg', { class: 'lab-chart', viewBox: `0 0 ${WIDE} ${HIGH}`, role: 'img', 'aria-label': words });
  const step = Math.max(1, Math.ceil(most / 4));
  for (let value = 0; value <= most; value += step)
    svg.append(
      shape('line', { class: 'lab-grid', x1: EDGE, x2: x(rounds - 1), y1: y(value), y2: y(value) }),
      shape('text', { x: EDGE - 6, y: y(value) + 4, 'text-anchor': 'end' }, String(value)),
    );
  for (let round = 0; round < rounds; round++)
    svg.append(shape('text', { x: x(round), y: HIGH - 6, 'text-anchor': 'middle' }, String(round + 1)));
  for (const [at, { name, points }] of lines.entries()) {
    const path = points.map((value, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(value)}`).join('');
    const end = points.at(-1) ?? 0;
    svg.append(
      shape('path', { class: `lab-line lab-line-${at}`, d: path }),
      shape('text', { x: x(rounds - 1) + 8, y: y(end) + 4 }, name),
    );
  }
  const figure = element('div', { class: 'lab-figure' });
  figure.append(svg);
  return figure;
}

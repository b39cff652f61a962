import type { Lang } from '../../../i18n/lang';
import { element } from '../../../workshop/dom/element';
import type { CardShelf } from '../game-workshop';
import { cardPng } from './card-pictures';

/** Three rows of three on A4. */
const PER_PAGE = 9;
const SVG = 'http://www.w3.org/2000/svg';

/** Where to cut: two short lines at each corner, outside the card. Millimetres: the card is 63 × 88 in a cell of 69 × 94. */
function cropMarks(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 69 94');
  const path = document.createElementNS(SVG, 'path');
  const lines = [3, 66].flatMap((x) => [3, 91].map((y) => [x, y] as const));
  const marks = lines.map(([x, y]) => {
    const [out, down] = [x < 30 ? -1 : 1, y < 30 ? -1 : 1];
    return `M${x} ${y + down * 0.5}V${y + down * 2.6}M${x + out * 0.5} ${y}H${x + out * 2.6}`;
  });
  path.setAttribute('d', marks.join(''));
  path.setAttribute('stroke', '#000');
  path.setAttribute('stroke-width', '0.15');
  svg.append(path);
  return svg;
}

/** The pages to print: every card once, or as often as the game has it. */
export async function makePrintSheet(
  shelf: CardShelf,
  cards: readonly string[],
  lang: Lang,
  copies: 'single' | 'all',
): Promise<HTMLElement> {
  const sheet = element('div', { class: 'ws-print' });
  const cells: HTMLElement[] = [];
  for (const card of cards) {
    const url = URL.createObjectURL(await cardPng(shelf, card, lang));
    const count = copies === 'single' ? 1 : shelf.copies(card);
    for (let copy = 0; copy < count; copy++) {
      const image = element('img', { src: url, alt: shelf.name(card, lang) });
      await image.decode();
      cells.push(element('div', { class: 'ws-print-cell' }, image, cropMarks()));
    }
  }
  for (let at = 0; at < cells.length; at += PER_PAGE)
    sheet.append(element('div', { class: 'ws-print-page' }, ...cells.slice(at, at + PER_PAGE)));
  return sheet;
}

/** Lays the sheet into the page, where only the printer sees it, and opens the browser's print dialogue. */
export function printSheet(sheet: HTMLElement): void {
  for (const old of document.querySelectorAll('.ws-print')) old.remove();
  document.body.append(sheet);
  const done = (): void => {
    for (const { src } of sheet.querySelectorAll('img')) URL.revokeObjectURL(src);
    sheet.remove();
  };
  addEventListener('afterprint', done, { once: true });
  print();
}

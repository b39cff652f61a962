import {
  amount,
  colour,
  exactly,
  identifier,
  keyword,
  length,
  numberList,
  ownPart,
  paint,
  pathData,
  plainText,
  reference,
  transform,
  viewBox,
  type ValueTest,
} from './values';

/**
 * What an SVG may have. Everything else is refused by its name: scripts, pages, links, style sheets, animations and fonts, since
 * they reach out of the picture; filters, patterns, markers, dashes and pictures inside, since little of them costs much.
 */

export const SHAPES: readonly string[] = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
export const GRADIENTS: readonly string[] = ['linearGradient', 'radialGradient'];
/** Read by people who open the file; never drawn. */
export const SPOKEN: readonly string[] = ['title', 'desc'];

/** What may stand inside of what. */
const DRAWN: readonly string[] = ['g', 'use', ...SHAPES, ...SPOKEN];
const ANYWHERE: readonly string[] = [...DRAWN, 'defs', 'symbol', 'clipPath', 'mask', ...GRADIENTS];
export const WITHIN: Readonly<Record<string, readonly string[]>> = {
  svg: ANYWHERE,
  g: ANYWHERE,
  defs: ANYWHERE,
  symbol: ANYWHERE,
  mask: ANYWHERE,
  clipPath: DRAWN,
  linearGradient: ['stop', ...SPOKEN],
  radialGradient: ['stop', ...SPOKEN],
  stop: SPOKEN,
  use: SPOKEN,
  title: [],
  desc: [],
  ...Object.fromEntries(SHAPES.map((shape) => [shape, SPOKEN])),
};

/** How something is painted: as attributes or in `style`. */
export const PAINTED: Readonly<Record<string, ValueTest>> = {
  fill: paint,
  stroke: paint,
  color: colour,
  'stop-color': colour,
  'fill-opacity': amount,
  'stroke-opacity': amount,
  'stop-opacity': amount,
  opacity: amount,
  'fill-rule': keyword,
  'clip-rule': keyword,
  'stroke-width': length,
  'stroke-linecap': keyword,
  'stroke-linejoin': keyword,
  'stroke-miterlimit': amount,
  'stroke-dasharray': exactly('none'),
  'clip-path': reference,
  mask: reference,
  'mask-type': keyword,
  display: keyword,
  visibility: keyword,
  overflow: keyword,
  'paint-order': keyword,
  'vector-effect': keyword,
  'shape-rendering': keyword,
  'color-interpolation': keyword,
};

const LENGTHS = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'fr'];
const KEYWORDS = ['gradientUnits', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'preserveAspectRatio'];

export const SVG_SPACE = 'http://www.w3.org/2000/svg';

export const ATTRIBUTES: Readonly<Record<string, ValueTest>> = {
  ...PAINTED,
  ...Object.fromEntries(LENGTHS.map((name) => [name, length])),
  ...Object.fromEntries(KEYWORDS.map((name) => [name, keyword])),
  id: identifier,
  class: plainText,
  'data-name': plainText,
  d: pathData,
  points: numberList,
  offset: amount,
  transform,
  gradientTransform: transform,
  viewBox,
  href: ownPart,
  'xlink:href': ownPart,
  version: exactly('1.0', '1.1', '1.2', '2.0'),
  xmlns: exactly(SVG_SPACE),
  'xmlns:xlink': exactly('http://www.w3.org/1999/xlink'),
  'xml:space': exactly('default', 'preserve'),
};

/** Which elements an attribute may point to. */
export const TARGETS: Readonly<Record<string, readonly string[]>> = {
  fill: GRADIENTS,
  stroke: GRADIENTS,
  'clip-path': ['clipPath'],
  mask: ['mask'],
};

/** Which elements have a link, and to what. */
export const LINKED: Readonly<Record<string, readonly string[]>> = {
  use: ['g', 'symbol', 'use', ...SHAPES],
  linearGradient: GRADIENTS,
  radialGradient: GRADIENTS,
};

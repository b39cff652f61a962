import { fail, type ProblemPlace } from '../problem';
import { SVG_SPACE } from './allowed';
import { parseSvg, type Refuse, type SvgElement } from './parse';
import { readParts } from './parts';
import { pixelsOf } from './values';
import { checkWeight, SVG_LIMITS } from './weight';

export { SVG_LIMITS } from './weight';

export interface Svg {
  readonly width: number;
  readonly height: number;
  /** As a part of what one picture may be. */
  readonly weight: number;
}

/** A side in pixels; 0 where the picture does not say. */
function sideOf({ attributes, line }: SvgElement, name: 'width' | 'height', refuse: Refuse): number {
  const value = attributes.get(name);
  if (value === undefined) return 0;
  const pixels = pixelsOf(value);
  if (pixels === null || !(pixels > 0)) refuse('svgValue', line, { what: name, value: value.slice(0, 60) });
  return Math.ceil(pixels);
}

/** Checks an SVG by what it may have, and tells its size; null where it is no SVG. */
export function readSvg(text: string, spot: ProblemPlace): Svg | null {
  const refuse: Refuse = (code, line, params = {}) => fail(code, { ...spot, place: String(line) }, { line, ...params });
  const root = parseSvg(text, SVG_LIMITS.parts, refuse);
  if (root.name !== 'svg') return null;
  if (root.attributes.get('xmlns') !== SVG_SPACE) refuse('svgValue', root.line, { what: 'xmlns', value: '' });
  const { root: whole, byId } = readParts(root, refuse);
  const { parts, points, layers } = checkWeight(whole, byId, refuse);
  const weight = Math.max(parts / SVG_LIMITS.parts, points / SVG_LIMITS.points, layers / SVG_LIMITS.layers);
  return { weight, width: sideOf(root, 'width', refuse), height: sideOf(root, 'height', refuse) };
}

import type { SvgPart } from './parts';
import type { Refuse } from './parse';

/** What a picture may have when everything that is used again is drawn out; a drawing by hand stays far below. */
export const SVG_LIMITS = { parts: 1000, points: 20_000, layers: 60, depth: 40 } as const;

/** How much is drawn where an element stands. */
export interface Weight {
  readonly parts: number;
  readonly points: number;
  /** What is drawn apart first and then laid over the rest, as big as the picture. */
  readonly layers: number;
  /** How deep elements lie in each other. */
  readonly depth: number;
}

/**
 * Weighs a picture with everything that its parts point to, as often as they do: ten lines of `use` can mean a thousand million
 * rectangles. What points to itself, also by a detour, is refused.
 */
export function checkWeight(root: SvgPart, byId: ReadonlyMap<string, SvgPart>, refuse: Refuse): Weight {
  const known = new Map<SvgPart, Weight>();
  const open = new Set<SvgPart>();

  const weigh = (part: SvgPart): Weight => {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (open.has(part)) refuse('svgCircle', part.line, { value: part.id });
    open.add(part);
    const inside = [...part.children, ...part.links.map((id) => byId.get(id)!)].map(weigh);
    open.delete(part);
    const sum = (of: 'parts' | 'points' | 'layers', own: number): number => inside.reduce((all, one) => all + one[of], own);
    const weight: Weight = {
      parts: sum('parts', 1),
      points: sum('points', part.points),
      layers: sum('layers', part.isLayer ? 1 : 0),
      depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
    };
    check(weight, part.line, refuse);
    known.set(part, weight);
    return weight;
  };
  return weigh(root);
}

function check({ parts, points, layers, depth }: Weight, line: number, refuse: Refuse): void {
  if (parts > SVG_LIMITS.parts) refuse('svgTooManyParts', line, { max: SVG_LIMITS.parts });
  if (points > SVG_LIMITS.points) refuse('svgTooManyPoints', line, { max: SVG_LIMITS.points });
  if (layers > SVG_LIMITS.layers) refuse('svgTooManyLayers', line, { max: SVG_LIMITS.layers });
  if (depth > SVG_LIMITS.depth) refuse('svgTooDeep', line, { max: SVG_LIMITS.depth });
}

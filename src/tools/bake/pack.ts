export interface Sized {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface PackedAt {
  readonly x: number;
  readonly y: number;
}

export interface Packing {
  readonly width: number;
  readonly height: number;
  readonly spots: ReadonlyMap<string, PackedAt>;
}

/** A stretch of the skyline: everything above y is free. */
interface Ledge {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Packs rectangles into a strip of the given width, tall ones first, each at the lowest place of the skyline.
 * The same rectangles always land in the same places.
 */
export function pack(items: readonly Sized[], width: number, gap: number): Packing {
  const spots = new Map<string, PackedAt>();
  let skyline: Ledge[] = [{ x: 0, y: 0, width: width + gap }];
  const order = [...items].sort((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1));
  for (const item of order) {
    const [w, h] = [item.width + gap, item.height + gap];
    const spot = lowestSpot(skyline, w);
    if (spot === undefined) throw new Error(`${item.name} is ${item.width} pixels wide: wider than its atlas (${width}).`);
    spots.set(item.name, spot);
    skyline = raise(skyline, { x: spot.x, y: spot.y + h, width: w });
  }
  const height = Math.max(...items.map((item) => spots.get(item.name)!.y + item.height));
  const used = Math.max(...items.map((item) => spots.get(item.name)!.x + item.width));
  return { width: used, height, spots };
}

function lowestSpot(skyline: readonly Ledge[], width: number): PackedAt | undefined {
  const end = skyline.at(-1)!.x + skyline.at(-1)!.width;
  let best: PackedAt | undefined;
  for (const { x } of skyline) {
    if (x + width > end) break;
    const y = Math.max(...skyline.filter((step) => step.x < x + width && step.x + step.width > x).map((step) => step.y));
    if (best === undefined || y < best.y) best = { x, y };
  }
  return best;
}

/** The skyline with a new step laid over what it covers. */
function raise(skyline: readonly Ledge[], added: Ledge): Ledge[] {
  const end = added.x + added.width;
  const left = skyline.flatMap((step) => (step.x < added.x ? [{ ...step, width: Math.min(step.width, added.x - step.x) }] : []));
  const right = skyline.flatMap((step) => {
    const stepEnd = step.x + step.width;
    if (stepEnd <= end) return [];
    const x = Math.max(step.x, end);
    return [{ x, y: step.y, width: stepEnd - x }];
  });
  return [...left, added, ...right];
}

import { AA, contrast } from '../../../../platform/config/contrast';
import type { SeenText } from '../../page/seen';
import type { TextBox, DrawnText } from '../../page/texts';

/** A fault of a text, or a missing scene. */
export interface TextProblem {
  readonly what: 'cut off' | 'overlap' | 'too small' | 'contrast' | 'missing';
  readonly text: string;
  readonly more: string;
  readonly path: string;
}

/** Smallest font size in design pixels (docs/look.md). */
const SMALLEST = 13;

const right = ({ x, width }: TextBox): number => x + width;
const bottom = ({ y, height }: TextBox): number => y + height;

/** Finds texts that leave the screen or are too small; `unit` is CSS pixels per design pixel. */
export function checkPlaces(texts: readonly DrawnText[], screen: { width: number; height: number }, unit: number): TextProblem[] {
  return texts.flatMap(({ text, box, seen, size, path }): TextProblem[] => {
    if (seen.width < 1 || seen.height < 1) return [];
    // Hand cards reach below the lower edge on purpose: hovering shows them whole.
    const isHeld = path.includes('/hand');
    const off = Math.max(-seen.x, -seen.y, right(seen) - screen.width, isHeld ? 0 : bottom(seen) - screen.height);
    const more = `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}`;
    return [
      ...(off > 1.5 ? [{ what: 'cut off', text, more, path } as const] : []),
      ...(size < (SMALLEST - 0.5) * unit
        ? [{ what: 'too small', text, more: `${(size / unit).toFixed(1)} px at ${more}`, path } as const]
        : []),
    ];
  });
}

/** The middle of a line's box: letters rarely fill its whole height. */
const core = ({ x, y, width, height }: TextBox): TextBox => ({
  x: x + 1,
  y: y + height * 0.22,
  width: width - 2,
  height: height * 0.56,
});

/** Finds overlapping texts, given only visible ones. */
export function checkOverlaps(texts: readonly DrawnText[]): TextProblem[] {
  const flat = texts.filter(({ turned }) => !turned);
  const problems: TextProblem[] = [];
  for (const [i, one] of flat.entries())
    for (const other of flat.slice(i + 1)) {
      const [a, b] = [core(one.seen), core(other.seen)];
      const wide = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
      const high = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
      if (wide > 2 && high > 2)
        problems.push({
          what: 'overlap',
          text: one.text,
          more: `with "${other.text}" at ${Math.round(a.x)},${Math.round(a.y)}`,
          path: one.path,
        });
    }
  return problems;
}

/** Checks for contrast AA: 4.5, or 3 for large letters. */
export function checkContrast(texts: readonly SeenText[]): TextProblem[] {
  return texts.flatMap(({ text, colour, alpha, ground, size, bold, path, box }): TextProblem[] => {
    const seen = mixed(colour, ground, alpha);
    const found = contrast(seen, ground);
    const hex = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;
    const more = `${found.toFixed(2)}: ${hex(seen)} on ${hex(ground)}, ${size.toFixed(0)} px at ${Math.round(box.x)},${Math.round(box.y)}`;
    return found < (size >= (bold ? 18.6 : 24) ? 3 : AA) ? [{ what: 'contrast', text, more, path }] : [];
  });
}

const mixed = (colour: number, ground: number, alpha: number): number =>
  [16, 8, 0].reduce(
    (sum, shift) => sum | (Math.round(((colour >> shift) & 255) * alpha + ((ground >> shift) & 255) * (1 - alpha)) << shift),
    0,
  );

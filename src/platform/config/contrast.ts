const channel = (value: number): number => (value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: number): number {
  const [red, green, blue] = [16, 8, 0].map((shift) => channel(((colour >> shift) & 255) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours as WCAG counts it: 1 to 21. */
export function contrast(a: number, b: number): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Minimum contrast of small text (docs/look.md: AA everywhere). */
export const AA = 4.5;

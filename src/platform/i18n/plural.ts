/** Plural forms: which form of a noun goes with a number. */

/** One, several. */
export type EnglishForms = readonly [one: string, many: string];
/** 1; 2–4, 22–24, …; 0, 5–21, 25–31, …. */
export type PolishForms = readonly [one: string, few: string, many: string];

export function english(count: number, [one, many]: EnglishForms): string {
  return Math.abs(count) === 1 ? one : many;
}

/** 12–14 go with the many, although they end in 2–4; so do 112–114. */
export function polish(count: number, [one, few, many]: PolishForms): string {
  const n = Math.abs(count);
  if (n === 1) return one;
  const tens = n % 100;
  const units = n % 10;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}

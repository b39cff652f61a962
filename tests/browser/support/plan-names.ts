import type { Page } from 'playwright-core';
import { PLANS } from '../../../src/games/cults/contract/ids';
import { wordsOf } from '../../../src/tools/cli/words';

/** The names of the Plans in their one order. */
export const PLAN_NAMES: readonly string[] = PLANS.map((plan) => wordsOf('en').plan(plan));

/** Every line on which all Plans are named, in the order of reading: columns from the top (`x`), rows from the left (`y`). */
export async function planLines(page: Page, shared: 'x' | 'y'): Promise<string[][]> {
  const texts = await page.evaluate(() => globalThis.__inspect!.texts());
  const lines = new Map<number, typeof texts>();
  for (const one of texts.filter(({ text }) => PLAN_NAMES.includes(text))) {
    // Names in a row are centred on it, those in a column begin together.
    const { x, y, height } = one.box;
    const at = Math.round(shared === 'x' ? x : y + height / 2);
    lines.set(at, [...(lines.get(at) ?? []), one]);
  }
  const along = shared === 'x' ? 'y' : 'x';
  return [...lines.values()]
    .filter((names) => new Set(names.map(({ text }) => text)).size === PLAN_NAMES.length)
    .map((names) => names.toSorted((a, b) => a.box[along] - b.box[along]).map(({ text }) => text));
}

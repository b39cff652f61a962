import { expect, it } from 'vitest';
import { fuzzSaves } from '../../../../src/tools/cli/fuzz/saves';

/** How many saves are damaged; for hours of it set the variable. */
const COUNT = Number(process.env['DAMAGED_SAVES'] ?? 150);
const SEED = process.env['SEED'] ?? 'damaged';
const ONLY = process.env['ONLY'];

it(`damaged saves are refused and leave the game at hand, or every question has a working answer (seed “${SEED}”)`, async () => {
  const options = { seed: SEED, count: COUNT, games: 16 };
  const report = await fuzzSaves(ONLY === undefined ? options : { ...options, only: Number(ONLY) });
  if (COUNT > 150) console.log(JSON.stringify(report, null, 1));
  expect(report.broken).toEqual([]);
  expect(report.taken).toBeGreaterThan(0);
});

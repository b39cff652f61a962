/** Set by `npm run test:long` (tests/long.config.ts). */
const isLong = process.env['TEST_LONG'] === '1';

/** How many cases a property is tried with: a part of them with every change, all of them in `npm run test:long`. */
export const amount = (usual: number, whole: number): number => (isLong ? whole : usual);

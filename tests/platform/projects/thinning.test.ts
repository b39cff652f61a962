import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VersionNote } from '../../../src/platform/projects/project';
import { MOST_VERSIONS, superfluous } from '../../../src/platform/projects/store/thinning';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 400 * DAY;

const edited = (number: number, age: number): VersionNote => ({ number, at: NOW - age, label: { code: 'edited' }, size: 1 });

describe('thinning out a history', () => {
  it('keeps every version of the last minutes', () => {
    const fresh = Array.from({ length: 40 }, (_, i) => edited(40 - i, i * 10_000));
    expect(superfluous(fresh, 40, NOW)).toEqual([]);
  });

  it('keeps one version a day of the last weeks, and the latest of that day', () => {
    const old = [edited(9, 0), edited(8, MINUTE), edited(7, 5 * DAY), edited(6, 5 * DAY + MINUTE), edited(5, 6 * DAY + MINUTE)];
    expect(superfluous(old, 9, NOW)).toEqual([6]);
  });

  it('keeps where a mod came from and what another tab wrote', () => {
    const made: VersionNote = { number: 1, at: NOW - 5 * DAY - 2, label: { code: 'made' }, size: 1 };
    const other: VersionNote = { number: 2, at: NOW - 5 * DAY - 1, label: { code: 'otherTab' }, size: 1 };
    expect(superfluous([made, other, edited(3, 5 * DAY), edited(4, 0), edited(5, 0)], 5, NOW)).toEqual([]);
  });

  it('never gives up the current version or the two latest, and bounds the rest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 * DAY }), { minLength: 1, maxLength: 700 }), fc.nat(), (ages, pick) => {
        const notes = [...ages].sort((a, b) => b - a).map((age, i) => edited(i + 1, age));
        const current = (pick % notes.length) + 1;
        const gone = new Set(superfluous(notes, current, NOW));
        const left = notes.filter(({ number }) => !gone.has(number));
        expect(gone.has(current)).toBe(false);
        for (const { number } of notes.slice(-2)) expect(gone.has(number)).toBe(false);
        expect(left.length).toBeLessThanOrEqual(MOST_VERSIONS + 3);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('thinned twice, it loses nothing more', () => {
    const notes = Array.from({ length: 200 }, (_, i) => edited(200 - i, i * i * 1000));
    const gone = new Set(superfluous(notes, 200, NOW));
    const left = notes.filter(({ number }) => !gone.has(number));
    expect(gone.size).toBeGreaterThan(20);
    expect(superfluous(left, 200, NOW)).toEqual([]);
  });
});

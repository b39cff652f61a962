import { describe, expect, it } from 'vitest';
import { gapOf, momentsOf } from '../../../../src/games/cults/chronicle/memories';
import type { GameEvent } from '../../../../src/kernel';

const score = (total: number): object => ({ dominance: total, sites: 0, mostRituals: 0, total });

/** A turn in a round that ends with these points. */
const turn = (seat: string, district: string, [dagon, hastur]: readonly [number, number]): GameEvent[] => [
  { type: 'planTaken', seat, district, plan: 'dominance' },
  { type: 'dominancePlaced', seat, district, field: 1, scores: { dagon: score(dagon), hastur: score(hastur) } },
  { type: 'turnEnded', seat },
];
const round = (number: number, ...turns: GameEvent[][]): GameEvent[] => [
  { type: 'roundBegun', round: number },
  ...turns.flat(),
  { type: 'roundEnded', round: number },
];

describe('the moments of a cult', () => {
  const events = [
    ...round(1, turn('dagon', 'uptown', [1, 0]), turn('hastur', 'downtown', [1, 3])),
    ...round(3, turn('dagon', 'northside', [4, 3])),
    ...round(5, turn('hastur', 'rivertown', [4, 5]), turn('hastur', 'uptown', [3, 6])),
  ];

  it('are its own largest gain, and the loss that weighed most because it came late', () => {
    const { best, worst } = momentsOf(events, ['dagon', 'hastur'], 'dagon');
    expect(best).toMatchObject({ round: 3, district: 'northside', swing: 3, before: { dagon: 1 }, after: { dagon: 4 } });
    expect(worst).toMatchObject({ round: 5, district: 'rivertown', swing: -2 });
  });

  it('are others for another cult', () => {
    const { best, worst } = momentsOf(events, ['dagon', 'hastur'], 'hastur');
    expect(best).toMatchObject({ round: 1, district: 'downtown', swing: 3 });
    expect(worst).toMatchObject({ round: 3, district: 'northside', swing: -3 });
  });

  it('are none where no turn brought or cost anything', () => {
    expect(momentsOf(round(1), ['dagon', 'hastur'], 'dagon')).toEqual({ best: null, worst: null });
    const { best } = momentsOf(round(1, turn('hastur', 'uptown', [0, 2])), ['dagon', 'hastur'], 'dagon');
    expect(best).toBeNull();
  });
});

describe('the gap between two cults', () => {
  const scores = {
    dagon: { dominance: 2, sites: 1, mostRituals: 0, total: 3 },
    hastur: { dominance: 4, sites: 4, mostRituals: 1, total: 9 },
    cthulhu: { dominance: 1, sites: 0, mostRituals: 0, total: 1 },
  };

  it('is the source with the largest difference', () => {
    expect(gapOf(scores, 'hastur', 'dagon')).toEqual({ source: 'sites', more: 4, less: 1 });
    expect(gapOf(scores, 'dagon', 'cthulhu')).toEqual({ source: 'dominance', more: 2, less: 1 });
  });

  it('is none for a cult that has nowhere more', () => {
    expect(gapOf(scores, 'cthulhu', 'dagon')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { load } from '../../../../harness';

type Marker = readonly [string, number];

/** Dagon's marker lies on top in Downtown; what its options promise. */
function promised(rituals: readonly Marker[], more: object = {}, others: object = {}) {
  const table = load({
    seats: ['dagon', 'hastur'],
    phase: 'action',
    first: 'dagon',
    active: 'dagon',
    districts: { downtown: { sanity: 4, rituals, plans: ['hastur', 'dagon'] }, ...others },
    hands: { dagon: ['brute', 'acolyte'], hastur: ['adept', 'adept', 'adept'] },
    tokens: { dagon: { thug: 2 } },
    ...more,
  });
  return (plan: string) => table.decision.options.find((option) => option['plan'] === plan)!;
}

describe('what a Plan promises', () => {
  it('R9.1: a Dominance that nobody can oppose brings two markers', () => {
    const dominance = promised([['dagon', 3]])('dominance');
    expect(dominance).toMatchObject({ terror: 3, sanity: 4, attack: 3 + 2 + 2, markers: 2, rivals: null });
  });

  it('R9.2: the Rituals of a rival here, and the highest that it may move in', () => {
    const here: readonly Marker[] = [
      ['dagon', 3],
      ['hastur', 1],
    ];
    const there = { uptown: { rituals: [['hastur', 2]] } };
    const dominance = promised(here, {}, there)('dominance');
    expect(dominance).toMatchObject({ markers: 1, rivals: { cult: 'hastur', levels: 3, cards: 3 } });
  });

  it('R3.3, R9.2: nobody can step into a full district', () => {
    const full: readonly Marker[] = [
      ['dagon', 1],
      ['dagon', 1],
      ['dagon', 2],
    ];
    const dominance = promised(full, {}, { uptown: { rituals: [['hastur', 3]] } })('dominance');
    expect(dominance).toMatchObject({ rivals: null, markers: 2 });
  });

  it('R10.4: no marker where all fields have one of the own', () => {
    const taken = { downtown: { sanity: 4, rituals: [['dagon', 3]], dominance: Array(4).fill('dagon'), plans: ['dagon'] } };
    expect(promised([], {}, taken)('dominance')['markers']).toBe(0);
  });

  it('R12.5: the NPC always moves its highest Ritual in', () => {
    const table = load({
      seats: ['dagon'],
      solo: { npc: 'hastur', objective: 'ascendance' },
      phase: 'action',
      districts: {
        downtown: { sanity: 4, rituals: [['dagon', 2]], plans: ['hastur', 'dagon'] },
        uptown: { rituals: [['hastur', 1]] },
        northside: { rituals: [['hastur', 3]] },
      },
    });
    const dominance = table.decision.options.find((option) => option['plan'] === 'dominance');
    expect(dominance).toMatchObject({ rivals: { cult: 'hastur', levels: 3, cards: 3 } });
  });

  it('R8.7: how many Rituals an Influence could bring, and as what the highest', () => {
    const there = {
      uptown: {
        rituals: [
          ['dagon', 1],
          ['dagon', 2],
        ],
      },
    };
    expect(promised([], {}, there)('influence')).toMatchObject({ moves: 2, highest: 3 });
    expect(promised([], { discards: { dagon: ['brute'] } })('influence')).toMatchObject({ moves: 0, highest: 0 });
  });
});

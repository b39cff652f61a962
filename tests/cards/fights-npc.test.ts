import { describe, expect, it } from 'vitest';
import { load, type TestTable } from '../harness';
import { commit, decided, disorganized } from '../rules/fights';

interface Solo {
  /** The top three cards of the NPC's deck. */
  readonly npc: readonly string[];
  readonly here: readonly (readonly [string, number])[];
  readonly thugs?: number;
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
  readonly deck?: readonly string[];
  readonly uptown?: readonly (readonly [string, number])[];
  readonly northside?: readonly (readonly [string, number])[];
}

/** Dagon's Dominance in Downtown against the NPC Hastur, whose dice show nothing. */
function against({ npc, here, thugs = 0, hand = [], tokens = {}, deck = [], uptown = [], northside = [] }: Solo): TestTable {
  const t = load({
    seats: ['dagon'],
    solo: { npc: 'hastur', bonus: { thugs } },
    round: 2,
    phase: 'action',
    active: 'dagon',
    districts: {
      downtown: { sanity: 9, rituals: here, sites: [], plans: ['dagon'] },
      uptown: { rituals: uptown, sites: [] },
      northside: { rituals: northside, sites: [], plans: ['hastur', 'dagon'] },
    },
    hands: { dagon: hand },
    decks: { dagon: [], hastur: [...npc, ...deck] },
    tokens: { dagon: tokens },
    rolls: { recruitment: Array(15).fill('blank') },
  });
  t.answer('takePlan', { district: 'downtown', plan: 'dominance' });
  return t;
}

describe('cards of the NPC in a Confrontation', () => {
  it('fanatic: R12.5 the NPC always uses it', () => {
    const t = against({
      npc: ['fanatic', 'fanatic', 'brute'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
    }); // prettier-ignore
    commit(t, 'dagon');
    expect(decided(t).attack).toEqual({ dagon: 3, hastur: 1 + 2 + 2 + 2 });
    expect(t.discards('hastur')).toEqual(['brute']);
  });

  it('nightgaunt: R12.5 the NPC uses it unpaid', () => {
    const t = against({
      npc: ['nightgaunt', 'acolyte', 'acolyte'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
    }); // prettier-ignore
    commit(t, 'dagon');
    expect(decided(t)).toEqual({ winner: 'dagon', attack: { dagon: 3, hastur: 2 } });
    expect(disorganized(t, 'dagon')).toBe(1);
    expect(disorganized(t, 'hastur')).toBe(1);
  });

  it('hunting-horror: R12.5 a fourth card joins for the NPC', () => {
    const t = against({
      npc: ['hunting-horror', 'acolyte', 'acolyte'],
      deck: ['brute', 'adept'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
    }); // prettier-ignore
    commit(t, 'dagon');
    expect(decided(t).attack).toEqual({ dagon: 3, hastur: 1 + 2 + 2 });
    expect(t.discards('hastur')).toEqual(['hunting-horror', 'acolyte', 'acolyte', 'brute']);
  });

  it('ghoul-pack: R12.5 the NPC that loses passes its card on', () => {
    const t = against({
      npc: ['ghoul-pack', 'acolyte', 'acolyte'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
      tokens: { thug: 1 },
    }); // prettier-ignore
    commit(t, 'dagon', [], 1);
    expect(decided(t).winner).toBe('dagon');
    expect([disorganized(t, 'dagon'), disorganized(t, 'hastur')]).toEqual([1, 0]);
  });

  it('ghoul-pack: a player who loses to the NPC passes the card on to it', () => {
    const t = against({
      npc: ['brute', 'brute', 'brute'],
      here: [
        ['dagon', 1],
        ['hastur', 1],
      ],
      hand: ['ghoul-pack'],
    }); // prettier-ignore
    commit(t, 'dagon', ['ghoul-pack']);
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect([disorganized(t, 'dagon'), disorganized(t, 'hastur')]).toEqual([0, 1]);
  });

  it('deep-one-raiders: the NPC that wins takes back its stored Thugs, not those of a fanatic', () => {
    const stored = (t: TestTable): unknown => (t.view('dagon')['solo'] as { bonus: { thugs: number } }).bonus.thugs;
    const won = against({
      npc: ['deep-one-raiders', 'fanatic', 'acolyte'],
      here: [
        ['dagon', 1],
        ['hastur', 1],
      ],
      thugs: 3,
    }); // prettier-ignore
    commit(won, 'dagon');
    expect(decided(won)).toEqual({ winner: 'hastur', attack: { dagon: 1, hastur: 1 + 3 + 2 + 3 } });
    expect(won.events('thugsTakenBack').map((event) => event['count'])).toEqual([3]);
    const lost = against({
      npc: ['deep-one-raiders', 'acolyte', 'acolyte'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
      thugs: 1,
      tokens: { thug: 9 },
    }); // prettier-ignore
    commit(lost, 'dagon', [], 9);
    expect(decided(lost).winner).toBe('dagon');
    expect(lost.events('thugsTakenBack')).toHaveLength(0);
    expect(stored(lost)).toBe(0);
    expect(stored(won)).toBe(3);
  });

  it('dimensional-shambler: the NPC saves its highest Ritual to the lowest-numbered district with an open field', () => {
    const here = [
      ['hastur', 1],
      ['hastur', 2],
      ['dagon', 3],
    ] as const; // prettier-ignore
    const t = against({ npc: ['dimensional-shambler', 'acolyte', 'acolyte'], here, tokens: { thug: 9 } });
    commit(t, 'dagon', [], 9);
    expect(t.district('uptown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.discards('hastur')).toEqual(['disorganization', 'acolyte', 'acolyte']);
    const uptown = [
      ['dagon', 1],
      ['dagon', 1],
      ['dagon', 2],
    ] as const; // prettier-ignore
    const full = against({ npc: ['dimensional-shambler', 'acolyte', 'acolyte'], here, uptown, tokens: { thug: 9 } });
    commit(full, 'dagon', [], 9);
    expect(full.district('northside').rituals).toEqual([['hastur', 2]]);
  });
});

import { describe, expect, it } from 'vitest';
import type { TestTable } from '../harness';
import { asked, commit, decided, disorganized, dominance, offered, type Arena } from '../rules/fights';

const THREE = ['cthulhu', 'hastur', 'dagon'];
const FOUR = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

/** Cthulhu (I) loses to Hastur (III and nine Thugs). */
function losing(cards: readonly string[], more: Partial<Arena> = {}): TestTable {
  const t = dominance({
    here: [
      ['cthulhu', 1],
      ['hastur', 3],
    ],
    sanity: 0,
    tokens: { hastur: { thug: 9 } },
    ...more,
    hands: { cthulhu: cards },
  });
  commit(t, 'cthulhu', cards);
  return commit(t, 'hastur', [], 9);
}

describe('ghoul-pack', () => {
  it('ghoul-pack: the loser’s Disorganization card goes to the winner', () => {
    const t = losing(['ghoul-pack']);
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 3, hastur: 12 } });
    expect(offered(t)).toEqual([{ card: 'ghoul-pack', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(t.discards('cthulhu')).toEqual(['ghoul-pack']);
    expect(t.discards('hastur')).toEqual(['disorganization']);
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
  });

  it('ghoul-pack: R6.2 unused, the loser gets it', () => {
    const t = losing(['ghoul-pack']).pass();
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 0]);
  });

  it('ghoul-pack: several copies of one loser pass on one card', () => {
    const t = losing(['ghoul-pack', 'ghoul-pack']).answer('useAbility', { card: 'ghoul-pack' });
    expect(t.kind).toBe('takePlan');
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([0, 1]);
    expect(t.discards('cthulhu')).toEqual(['ghoul-pack', 'ghoul-pack']);
  });

  const three = (hands: Readonly<Record<string, readonly string[]>>): TestTable => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
        ['dagon', 1],
      ],
      hands,
    });
    for (const seat of THREE) commit(t, seat, hands[seat] ?? []);
    return t;
  };

  it('ghoul-pack: several losers pass on one card each', () => {
    const t = three({ cthulhu: ['brute', 'brute'], hastur: ['ghoul-pack'], dagon: ['ghoul-pack', 'ghoul-pack'] });
    expect(asked(t)).toBe('hastur useAbility');
    expect(t.view('dagon')['fight']).toMatchObject({ winner: 'cthulhu', attack: [7, 3, 5] });
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(asked(t)).toBe('dagon useAbility');
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([2, 0, 0]);
  });

  it('ghoul-pack: a loser without it keeps the own card', () => {
    const t = three({ cthulhu: ['brute'], dagon: ['ghoul-pack'] }).answer('useAbility', { card: 'ghoul-pack' });
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([1, 1, 0]);
  });

  it('ghoul-pack: the card goes to the winner, whichever seat that is', () => {
    const t = three({ cthulhu: ['ghoul-pack'], dagon: ['brute', 'deep-one-raiders'] });
    expect(t.view('hastur')['fight']).toMatchObject({ winner: 'dagon', attack: [5, 1, 6] });
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([0, 1, 1]);
  });

  it('ghoul-pack: the winner is not asked about it', () => {
    const t = three({ cthulhu: ['ghoul-pack'] });
    expect(decided(t).winner).toBe('cthulhu');
    expect(t.kind).toBe('takePlan');
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([0, 1, 1]);
  });

  it('ghoul-pack: R9.8 nothing in a tie', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 3],
      ],
      hands: { cthulhu: ['ghoul-pack'] },
    });
    commit(t, 'cthulhu', ['ghoul-pack']);
    commit(t, 'hastur');
    expect(t.kind).toBe('takePlan');
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 1]);
  });

  it('ghoul-pack: only the card for losing is passed on, not one from a nightgaunt', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      hands: { cthulhu: ['nightgaunt'], hastur: ['ghoul-pack'] },
      tokens: { cthulhu: { initiate: 1 } },
    });
    commit(t, 'cthulhu', ['nightgaunt']);
    commit(t, 'hastur', ['ghoul-pack']);
    t.answer('useAbility', { card: 'nightgaunt' }).answer('pay', { token: 'initiate' });
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 1]);
  });
});

describe('deep-one-raiders', () => {
  /** Cthulhu (I) with these against Hastur (III). */
  const raid = (cards: readonly string[], thugs: number, rival = 0): TestTable => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 3],
      ],
      hands: { cthulhu: cards },
      tokens: { cthulhu: { thug: 4 }, hastur: { thug: 9 } },
    });
    commit(t, 'cthulhu', cards, thugs);
    return commit(t, 'hastur', [], rival);
  };

  it('deep-one-raiders: the winner takes back the Thugs spent from the screen', () => {
    const t = raid(['deep-one-raiders'], 3);
    expect(decided(t)).toEqual({ winner: 'cthulhu', attack: { cthulhu: 1 + 3 + 3, hastur: 3 } });
    expect(t.tokens('cthulhu')['thug']).toBe(1);
    expect(offered(t)).toEqual([{ card: 'deep-one-raiders', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.tokens('cthulhu')['thug']).toBe(4);
    expect(t.tokens('hastur')['thug']).toBe(9);
    expect(t.discards('cthulhu')).toEqual(['deep-one-raiders']);
  });

  it('deep-one-raiders: R6.2 unused, the Thugs are gone', () => {
    expect(raid(['deep-one-raiders'], 3).pass().tokens('cthulhu')['thug']).toBe(1);
  });

  it('deep-one-raiders: nothing to take back, nothing asked', () => {
    const t = raid(['deep-one-raiders'], 0);
    expect(decided(t).winner).toBe('cthulhu');
    expect(t.kind).toBe('takePlan');
    expect(t.tokens('cthulhu')['thug']).toBe(4);
  });

  it('deep-one-raiders: the loser is not asked', () => {
    const t = raid(['deep-one-raiders'], 1, 4);
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 5, hastur: 7 } });
    expect(t.kind).toBe('takePlan');
    expect(t.tokens('cthulhu')['thug']).toBe(3);
  });

  it('deep-one-raiders: two copies take the same Thugs back once', () => {
    const t = raid(['deep-one-raiders', 'deep-one-raiders'], 2).answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.kind).toBe('takePlan');
    expect(t.tokens('cthulhu')['thug']).toBe(4);
  });

  it('deep-one-raiders: Thugs of a fanatic came from the pool and go back there', () => {
    const t = raid(['deep-one-raiders', 'fanatic'], 1).answer('useAbility', { card: 'fanatic' });
    t.answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.tokens('cthulhu')['thug']).toBe(4);
    const alone = raid(['deep-one-raiders', 'fanatic'], 0).answer('useAbility', { card: 'fanatic' });
    expect(alone.kind).toBe('takePlan');
    expect(alone.tokens('cthulhu')['thug']).toBe(4);
  });

  it('deep-one-raiders: an opponent who wins uses it too', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
      ],
      hands: { hastur: ['deep-one-raiders'] },
      tokens: { hastur: { thug: 2 } },
    });
    commit(t, 'cthulhu');
    commit(t, 'hastur', ['deep-one-raiders'], 2);
    t.answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.tokens('hastur')['thug']).toBe(2);
  });
});

describe('dimensional-shambler', () => {
  it('dimensional-shambler: destroyed by the loser, one Ritual moves to another district instead of returning to supply', () => {
    const t = losing(['dimensional-shambler', 'brute'], {
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
        ['hastur', 3],
      ],
    });
    expect(decided(t).attack).toEqual({ cthulhu: 3 + 1 + 2, hastur: 12 });
    t.answer('useAbility', { card: 'dimensional-shambler' });
    expect(asked(t)).toBe('cthulhu moveRitual');
    const to = (level: number, place: string) => ({ from: 'downtown', level, to: place });
    expect(offered(t)).toHaveLength(4);
    expect(offered(t)).toEqual(
      expect.arrayContaining([to(1, 'uptown'), to(1, 'northside'), to(2, 'uptown'), to(2, 'northside')]),
    );
    t.answer('moveRitual', to(2, 'northside'));
    expect(t.district('northside').rituals).toEqual([['cthulhu', 2]]);
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 1, 1]);
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'brute']);
    expect(t.events('cardDestroyed').map((event) => event['card'])).toEqual(['dimensional-shambler']);
  });

  it('dimensional-shambler: the loser still gets the Disorganization card and has no Terror', () => {
    const t = losing(['dimensional-shambler'], { tokens: { cthulhu: { freak: 5 }, hastur: { thug: 9 } } });
    t.answer('useAbility', { card: 'dimensional-shambler' }).answer('moveRitual', { to: 'uptown' });
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
    expect(t.kind).toBe('takePlan');
  });

  it('dimensional-shambler: R6.2 unused it is discarded and the Ritual returns', () => {
    const t = losing(['dimensional-shambler']).pass();
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'dimensional-shambler']);
    expect(t.supply('cthulhu').rituals).toEqual([2, 2, 1]);
  });

  const full = {
    uptown: [
      ['cthulhu', 1],
      ['cthulhu', 2],
      ['hastur', 1],
    ],
    northside: [
      ['cthulhu', 2],
      ['hastur', 1],
      ['hastur', 2],
    ],
  } as const;

  it('dimensional-shambler: no open field elsewhere: unusable; with one open field it is that district alone', () => {
    const here = [
      ['cthulhu', 1],
      ['hastur', 3],
    ] as const;
    const none = dominance({ here, ...full, hands: { cthulhu: ['dimensional-shambler'] }, tokens: { hastur: { thug: 1 } } });
    none.pass('oppose');
    commit(none, 'cthulhu', ['dimensional-shambler']);
    commit(none, 'hastur', [], 1);
    expect(none.kind).toBe('takePlan');
    expect(none.discards('cthulhu')).toEqual(['disorganization', 'dimensional-shambler']);
    const one = dominance({ here, ...full, northside: full.northside.slice(0, 2), hands: { cthulhu: ['dimensional-shambler'] } });
    one.pass('oppose');
    commit(one, 'cthulhu', ['dimensional-shambler']);
    commit(one, 'hastur');
    one.answer('useAbility', { card: 'dimensional-shambler' });
    expect(offered(one)).toEqual([{ from: 'downtown', level: 1, to: 'northside' }]);
  });

  it('dimensional-shambler: R3.7 with 4 players Rivertown is open and on offer', () => {
    const t = losing(['dimensional-shambler'], { seats: FOUR }).answer('useAbility', { card: 'dimensional-shambler' });
    expect(offered(t).map((option) => option['to'])).toEqual(['rivertown', 'uptown', 'northside']);
  });

  it('dimensional-shambler: each copy saves one Ritual, as long as there is one to save', () => {
    const t = losing(['dimensional-shambler', 'dimensional-shambler', 'dimensional-shambler'], {
      here: [
        ['cthulhu', 1],
        ['cthulhu', 3],
        ['hastur', 3],
      ],
    });
    t.answer('useAbility', { card: 'dimensional-shambler' }).answer('moveRitual', { level: 3, to: 'uptown' });
    t.answer('useAbility', { card: 'dimensional-shambler' });
    expect(offered(t).every((option) => option['level'] === 1)).toBe(true);
    t.answer('moveRitual', { to: 'uptown' });
    expect(t.kind).toBe('takePlan');
    expect(t.district('uptown').rituals).toEqual([
      ['cthulhu', 3],
      ['cthulhu', 1],
    ]);
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'dimensional-shambler']);
  });

  it('dimensional-shambler: the winner is not asked', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      hands: { cthulhu: ['dimensional-shambler'] },
    });
    commit(t, 'cthulhu', ['dimensional-shambler']);
    commit(t, 'hastur');
    expect(t.kind).toBe('takePlan');
    expect(t.discards('cthulhu')).toEqual(['dimensional-shambler']);
  });
});

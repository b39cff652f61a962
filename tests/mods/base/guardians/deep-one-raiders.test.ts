import { expect, it } from 'vitest';
import type { TestTable } from '../../../harness';
import { commit, decided, dominance, offered } from '../../../games/cults/rules/fight/fights';
import { describeCard, type Printed } from '../describe-card';
import { against } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 3,
  icons: 'AAA',
  keyword: 'confrontation',
  en: ['If you win: ', 'Thugs', 'instead of'],
  pl: ['Jeśli wygrasz: ', 'wystawionych Zbirów', 'zamiast'],
};

describeCard('deep-one-raiders', printed, () => {
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

  it('the winner takes back the Thugs spent from the screen', () => {
    const t = raid(['deep-one-raiders'], 3);
    expect(decided(t)).toEqual({ winner: 'cthulhu', attack: { cthulhu: 1 + 3 + 3, hastur: 3 } });
    expect(t.tokens('cthulhu')['thug']).toBe(1);
    expect(offered(t)).toEqual([{ card: 'deep-one-raiders', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.tokens('cthulhu')['thug']).toBe(4);
    expect(t.tokens('hastur')['thug']).toBe(9);
    expect(t.discards('cthulhu')).toEqual(['deep-one-raiders']);
  });

  it('R6.2 unused, the Thugs are gone', () => {
    expect(raid(['deep-one-raiders'], 3).pass().tokens('cthulhu')['thug']).toBe(1);
  });

  it('nothing to take back, nothing asked', () => {
    const t = raid(['deep-one-raiders'], 0);
    expect(decided(t).winner).toBe('cthulhu');
    expect(t.kind).toBe('takePlan');
    expect(t.tokens('cthulhu')['thug']).toBe(4);
  });

  it('the loser is not asked', () => {
    const t = raid(['deep-one-raiders'], 1, 4);
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 5, hastur: 7 } });
    expect(t.kind).toBe('takePlan');
    expect(t.tokens('cthulhu')['thug']).toBe(3);
  });

  it('two copies take the same Thugs back once', () => {
    const t = raid(['deep-one-raiders', 'deep-one-raiders'], 2).answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.kind).toBe('takePlan');
    expect(t.tokens('cthulhu')['thug']).toBe(4);
  });

  it('Thugs of a fanatic came from the pool and go back there', () => {
    const t = raid(['deep-one-raiders', 'fanatic'], 1).answer('useAbility', { card: 'fanatic' });
    t.answer('useAbility', { card: 'deep-one-raiders' });
    expect(t.tokens('cthulhu')['thug']).toBe(4);
    const alone = raid(['deep-one-raiders', 'fanatic'], 0).answer('useAbility', { card: 'fanatic' });
    expect(alone.kind).toBe('takePlan');
    expect(alone.tokens('cthulhu')['thug']).toBe(4);
  });

  it('an opponent who wins uses it too', () => {
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

  it('the NPC that wins takes back its stored Thugs, not those of a fanatic', () => {
    const stored = (t: TestTable): unknown => (t.view('dagon')['solo'] as { bonus: { thugs: number } }).bonus.thugs;
    const won = against({
      npc: ['deep-one-raiders', 'fanatic', 'acolyte'],
      here: [
        ['dagon', 1],
        ['hastur', 1],
      ],
      thugs: 3,
    });
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
    });
    commit(lost, 'dagon', [], 9);
    expect(decided(lost).winner).toBe('dagon');
    expect(lost.events('thugsTakenBack')).toHaveLength(0);
    expect(stored(lost)).toBe(0);
    expect(stored(won)).toBe(3);
  });
});

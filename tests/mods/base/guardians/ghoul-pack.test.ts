import { expect, it } from 'vitest';
import type { TestTable } from '../../../harness';
import { asked, commit, decided, disorganized, dominance, offered } from '../../../games/cults/rules/fight/fights';
import { THREE } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { losing, against } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 2,
  icons: 'AA',
  keyword: 'confrontation',
  en: ['If you lose: ', 'Disorganization card', 'winner'],
  pl: ['Jeśli przegrasz: ', 'Kartę Dezorganizacji', 'zwycięzcy'],
};

describeCard('ghoul-pack', printed, () => {
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

  it('the loser’s Disorganization card goes to the winner', () => {
    const t = losing(['ghoul-pack']);
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 3, hastur: 12 } });
    expect(offered(t)).toEqual([{ card: 'ghoul-pack', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(t.discards('cthulhu')).toEqual(['ghoul-pack']);
    expect(t.discards('hastur')).toEqual(['disorganization']);
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
  });

  it('R6.2 unused, the loser gets it', () => {
    const t = losing(['ghoul-pack']).pass();
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 0]);
  });

  it('several copies of one loser pass on one card', () => {
    const t = losing(['ghoul-pack', 'ghoul-pack']).answer('useAbility', { card: 'ghoul-pack' });
    expect(t.kind).toBe('takePlan');
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([0, 1]);
    expect(t.discards('cthulhu')).toEqual(['ghoul-pack', 'ghoul-pack']);
  });

  it('several losers pass on one card each', () => {
    const t = three({ cthulhu: ['brute', 'brute'], hastur: ['ghoul-pack'], dagon: ['ghoul-pack', 'ghoul-pack'] });
    expect(asked(t)).toBe('hastur useAbility');
    expect(t.view('dagon')['fight']).toMatchObject({ winner: 'cthulhu', attack: [7, 3, 5] });
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(asked(t)).toBe('dagon useAbility');
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([2, 0, 0]);
  });

  it('a loser without it keeps the own card', () => {
    const t = three({ cthulhu: ['brute'], dagon: ['ghoul-pack'] }).answer('useAbility', { card: 'ghoul-pack' });
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([1, 1, 0]);
  });

  it('the card goes to the winner, whichever seat that is', () => {
    const t = three({ cthulhu: ['ghoul-pack'], dagon: ['brute', 'deep-one-raiders'] });
    expect(t.view('hastur')['fight']).toMatchObject({ winner: 'dagon', attack: [5, 1, 6] });
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([0, 1, 1]);
  });

  it('the winner is not asked about it', () => {
    const t = three({ cthulhu: ['ghoul-pack'] });
    expect(decided(t).winner).toBe('cthulhu');
    expect(t.kind).toBe('takePlan');
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([0, 1, 1]);
  });

  it('R9.8 nothing in a tie', () => {
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

  it('only the card for losing is passed on, not one from a nightgaunt', () => {
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

  it('R12.5 the NPC that loses passes its card on', () => {
    const t = against({
      npc: ['ghoul-pack', 'acolyte', 'acolyte'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
      tokens: { thug: 1 },
    });
    commit(t, 'dagon', [], 1);
    expect(decided(t).winner).toBe('dagon');
    expect([disorganized(t, 'dagon'), disorganized(t, 'hastur')]).toEqual([1, 0]);
  });

  it('a player who loses to the NPC passes the card on to it', () => {
    const t = against({
      npc: ['brute', 'brute', 'brute'],
      here: [
        ['dagon', 1],
        ['hastur', 1],
      ],
      hand: ['ghoul-pack'],
    });
    commit(t, 'dagon', ['ghoul-pack']);
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect([disorganized(t, 'dagon'), disorganized(t, 'hastur')]).toEqual([0, 1]);
  });
});

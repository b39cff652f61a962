import { expect, it } from 'vitest';
import { asked, commit, decided, disorganized, dominance, offered, story } from '../../../games/cults/rules/fight/fights';
import { FOUR } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { attack, attackOf, against } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 2,
  icons: 'AA',
  keyword: 'confrontation',
  en: ['Pay 1 Power: each opponent', 'gets a Disorg'],
  pl: ['Zapłać 1 Moc: każdy przeciwnik', 'otrzymuje Kartę Dezorg'],
};

describeCard('nightgaunt', printed, () => {
  it('for 1 Power each rival in the fight gets a Disorganization card, bystanders and its owner none', () => {
    const t = dominance({
      seats: FOUR,
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
        ['chaugnar', 1],
      ],
      uptown: [['dagon', 1]],
      hands: { cthulhu: ['nightgaunt'] },
      tokens: { cthulhu: { initiate: 2 } },
    });
    t.pass('oppose');
    commit(t, 'cthulhu', ['nightgaunt']);
    commit(t, 'hastur');
    commit(t, 'chaugnar');
    t.answer('useAbility', { card: 'nightgaunt' });
    expect(asked(t)).toBe('cthulhu pay');
    expect(t.decision.needs).toEqual({ power: 1 });
    expect(t.events('disorganizationReceived')).toHaveLength(0);
    expect(t.decision.for).toBe('nightgaunt');
    t.answer('pay', { token: 'initiate' });
    expect(story(t, 'disorganizationReceived', 'thugsShown').slice(0, 3)).toEqual([
      'disorganizationReceived hastur',
      'disorganizationReceived chaugnar',
      'thugsShown cthulhu',
    ]);
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
    // One from the nightgaunt and one for losing.
    expect(FOUR.map((seat) => disorganized(t, seat))).toEqual([0, 2, 0, 2]);
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2);
    expect(t.discards('cthulhu')).toEqual(['nightgaunt']);
  });

  it('a hand card that was not committed pays too, and is discarded', () => {
    const t = attack(['nightgaunt'], { hands: { cthulhu: ['nightgaunt', 'adept', 'brute'] } });
    t.answer('useAbility', { card: 'nightgaunt' });
    expect(offered(t)).toEqual([{ card: 'adept', power: 2 }]);
    t.answer('pay', { card: 'adept' });
    expect(t.hand('cthulhu')).toEqual(['brute']);
    expect(t.discards('cthulhu')).toEqual(['adept', 'nightgaunt']);
    expect(disorganized(t, 'hastur')).toBe(2);
  });

  it('committed cards cannot pay, so it is not asked about without other Power', () => {
    const t = attack(['nightgaunt', 'adept', 'acolyte'], { tokens: { cthulhu: { freak: 3, thug: 3 } } });
    expect(t.kind).not.toBe('useAbility');
    expect(disorganized(t, 'hastur')).toBe(1);
    expect(attackOf(t, 'cthulhu')).toBe(5);
  });

  it('committed cards are not among what can pay', () => {
    const t = attack(['nightgaunt', 'adept'], {
      hands: { cthulhu: ['nightgaunt', 'adept', 'acolyte'] },
      tokens: { cthulhu: { initiate: 1 } },
    });
    t.answer('useAbility', { card: 'nightgaunt' });
    expect(offered(t)).toEqual([
      { card: 'acolyte', power: 1 },
      { token: 'initiate', power: 1 },
    ]);
  });

  it('unused it costs nothing and gives its Attack icons', () => {
    const t = attack(['nightgaunt'], { tokens: { cthulhu: { initiate: 1 } } }).pass();
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
    expect(disorganized(t, 'hastur')).toBe(1);
    expect(attackOf(t, 'cthulhu')).toBe(5);
  });

  it('each copy for 1 Power of its own, as long as the Power lasts', () => {
    const t = attack(['nightgaunt', 'nightgaunt', 'nightgaunt'], { tokens: { cthulhu: { initiate: 2 } } });
    for (const left of [3, 2]) {
      expect(t.ids({ card: 'nightgaunt' })).toHaveLength(left);
      t.answer('useAbility', { card: 'nightgaunt' }).answer('pay', { token: 'initiate' });
    }
    expect(t.kind).not.toBe('useAbility');
    expect(disorganized(t, 'hastur')).toBe(3);
  });

  it('the rivals keep the card even if its owner loses', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 3],
      ],
      hands: { cthulhu: ['nightgaunt'], hastur: ['brute'] },
      tokens: { cthulhu: { initiate: 1 } },
    });
    commit(t, 'cthulhu', ['nightgaunt']);
    commit(t, 'hastur', ['brute']);
    t.answer('useAbility', { card: 'nightgaunt' }).answer('pay', { token: 'initiate' });
    expect(t.discards('hastur')).toEqual(['disorganization', 'brute']);
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'nightgaunt']);
  });

  it('R12.5 the NPC uses it unpaid', () => {
    const t = against({
      npc: ['nightgaunt', 'acolyte', 'acolyte'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
      tokens: { thug: 1 },
    });
    commit(t, 'dagon', [], 1);
    expect(decided(t)).toEqual({ winner: 'dagon', attack: { dagon: 4, hastur: 3 } });
    expect(disorganized(t, 'dagon')).toBe(1);
    expect(disorganized(t, 'hastur')).toBe(1);
  });
});

import { expect, it } from 'vitest';
import { asked, commit, decided, dominance, offered } from '../../../games/cults/rules/fight/fights';
import { FOUR } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { losing, against } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 1,
  icons: 'AA',
  keyword: 'confrontation',
  en: ['If you lose, destroy this card', 'one of your Rituals here', 'another district with a free Ritual field'],
  pl: ['Jeśli przegrasz, zniszcz tę kartę', 'jeden twój tutejszy Rytuał', 'innej dzielnicy z wolnym polem Rytuału'],
};

describeCard('dimensional-shambler', printed, () => {
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

  it('destroyed by the loser, one Ritual moves to another district instead of returning to supply', () => {
    const t = losing(['dimensional-shambler', 'brute'], {
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
        ['hastur', 3],
      ],
    });
    expect(decided(t).attack).toEqual({ cthulhu: 3 + 2 + 2, hastur: 12 });
    t.answer('useAbility', { card: 'dimensional-shambler' });
    expect(asked(t)).toBe('cthulhu moveRitual');
    const to = (level: number, place: string) => ({ from: 'downtown', level, to: place });
    expect(offered(t)).toHaveLength(4);
    expect(offered(t)).toEqual(
      expect.arrayContaining(
        [to(1, 'uptown'), to(1, 'northside'), to(2, 'uptown'), to(2, 'northside')].map((move) => ({
          ...move,
          at: move.level - 1,
        })),
      ),
    );
    t.answer('moveRitual', to(2, 'northside'));
    expect(t.district('northside').rituals).toEqual([['cthulhu', 2]]);
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 1, 1]);
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'brute']);
    expect(t.events('cardDestroyed').map((event) => event['card'])).toEqual(['dimensional-shambler']);
  });

  it('the loser still gets the Disorganization card and has no Terror', () => {
    const t = losing(['dimensional-shambler'], { tokens: { cthulhu: { freak: 5 }, hastur: { thug: 9 } } });
    t.answer('useAbility', { card: 'dimensional-shambler' }).answer('moveRitual', { to: 'uptown' });
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
    expect(t.kind).toBe('takePlan');
  });

  it('R6.2 unused it is discarded and the Ritual returns', () => {
    const t = losing(['dimensional-shambler']).pass();
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'dimensional-shambler']);
    expect(t.supply('cthulhu').rituals).toEqual([2, 2, 1]);
  });

  it('no open field elsewhere: unusable; with one open field it is that district alone', () => {
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
    const one = dominance({
      here,
      ...full,
      northside: full.northside.slice(0, 2),
      hands: { cthulhu: ['dimensional-shambler'] },
      tokens: { hastur: { thug: 1 } },
    });
    one.pass('oppose');
    commit(one, 'cthulhu', ['dimensional-shambler']);
    commit(one, 'hastur', [], 1);
    one.answer('useAbility', { card: 'dimensional-shambler' });
    expect(offered(one)).toEqual([{ from: 'downtown', at: 0, level: 1, to: 'northside' }]);
  });

  it('R3.7 with 4 players Rivertown is open and on offer', () => {
    const t = losing(['dimensional-shambler'], { seats: FOUR }).answer('useAbility', { card: 'dimensional-shambler' });
    expect(offered(t).map((option) => option['to'])).toEqual(['rivertown', 'uptown', 'northside']);
  });

  it('each copy saves one Ritual, as long as there is one to save', () => {
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

  it('the winner is not asked', () => {
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

  it('the NPC saves its highest Ritual to the lowest-numbered district with an open field', () => {
    const here = [
      ['hastur', 1],
      ['hastur', 2],
      ['dagon', 3],
    ] as const;
    const t = against({ npc: ['dimensional-shambler', 'acolyte', 'acolyte'], here, tokens: { thug: 9 } });
    commit(t, 'dagon', [], 9);
    expect(t.district('uptown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.discards('hastur')).toEqual(['disorganization', 'acolyte', 'acolyte']);
    const uptown = [
      ['dagon', 1],
      ['dagon', 1],
      ['dagon', 2],
    ] as const;
    const full = against({ npc: ['dimensional-shambler', 'acolyte', 'acolyte'], here, uptown, tokens: { thug: 9 } });
    commit(full, 'dagon', [], 9);
    expect(full.district('northside').rituals).toEqual([['hastur', 2]]);
  });
});

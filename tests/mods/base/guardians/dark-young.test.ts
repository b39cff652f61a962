import { expect, it } from 'vitest';
import { asked, commit, dominance, offered } from '../../../games/cults/rules/fight/fights';
import { describeCard, type Printed } from '../describe-card';
import { alone, placeAll } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 4,
  icons: 'TT',
  keyword: 'terror',
  en: ['Terror', 'discard this card', 'not remove a Ritual'],
  pl: ['Terrorze', 'odrzuć tę kartę', 'nie usuwaj Rytuału'],
};

describeCard('dark-young', printed, () => {
  it('R10.5 discarded from hand after the success, no Ritual is removed', () => {
    const t = alone(['dark-young', 'adept'], 2).answer('terror');
    expect(placeAll(t)).toBe(2);
    expect(offered(t)).toEqual([{ card: 'dark-young', keyword: 'terror', zone: 'hand' }, { pass: true }]);
    t.answer('useAbility', { card: 'dark-young' });
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
    expect(t.hand('cthulhu')).toEqual(['adept']);
    expect(t.discards('cthulhu')).toEqual(['dark-young']);
  });

  it('R6.2 unused, it stays in hand and a Ritual is removed', () => {
    const t = alone(['dark-young'], 2).answer('terror');
    placeAll(t);
    t.pass().answer('removeRitual', { level: 3 });
    expect(t.hand('cthulhu')).toEqual(['dark-young']);
    expect(t.district('downtown').rituals).toEqual([]);
  });

  it('R10.6 one spent on this Terror cannot be used', () => {
    const t = alone(['dark-young'], 4).answer('terror', { card: 'dark-young' });
    placeAll(t);
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('R10.6 with one spent, another in hand can', () => {
    const t = alone(['dark-young', 'dark-young'], 4).answer('terror', { card: 'dark-young' });
    placeAll(t);
    expect(offered(t)).toEqual([{ card: 'dark-young', keyword: 'terror', zone: 'hand' }, { pass: true }]);
    t.answer('useAbility', { card: 'dark-young' });
    expect(t.discards('cthulhu')).toEqual(['dark-young', 'dark-young']);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
  });

  it('one is enough, a second one is not asked about', () => {
    const t = alone(['dark-young', 'dark-young'], 2).answer('terror');
    placeAll(t);
    t.answer('useAbility', { card: 'dark-young' });
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.hand('cthulhu')).toEqual(['dark-young']);
  });

  it('R10.6 a committed one is discarded before the Terror and cannot be used', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 2,
      hands: { cthulhu: ['dark-young'] },
    });
    commit(t, 'cthulhu', ['dark-young']);
    commit(t, 'hastur');
    t.answer('terror');
    placeAll(t);
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('works after a won Confrontation and beside a star-spawn', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 3,
      hands: { cthulhu: ['star-spawn', 'dark-young'] },
    });
    commit(t, 'cthulhu');
    commit(t, 'hastur');
    t.answer('terror', { card: 'star-spawn' });
    expect(t.offers({ card: 'dark-young' })).toBe(false);
    t.answer('useAbility', { card: 'star-spawn', zone: 'spent' });
    expect(placeAll(t)).toBe(2);
    t.answer('useAbility', { card: 'dark-young' });
    expect(t.district('downtown')).toMatchObject({ rituals: [['cthulhu', 3]], dominance: ['cthulhu', 'cthulhu'] });
    expect(t.discards('cthulhu')).toEqual(['dark-young']);
  });
});

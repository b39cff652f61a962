import { expect, it } from 'vitest';
import { codeOf } from '../../../harness';
import { eventsOf, holding, optionIds, refusal, turnAt, site, rituals } from '../../../games/cults/rules/plans/r8-table';
import { augmenting, dear } from '../augmenting';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'action',
  cost: 1,
  icons: 'P',
  keyword: 'augmentation',
  en: ['level I Ritual', 'supply'],
  pl: ['Rytuał poziomu I', 'ze swoich zasobów'],
};

describeCard('hidden-altar', printed, () => {
  it('R8.4 as the only possible action it makes Augmentation available and cannot be declined', () => {
    expect(refusal(turnAt('northside', dear, holding(['adept'])), 'augmentation')).toBe('nothingToAugment R8.4');
    const t = augmenting(dear, holding(['hidden-altar']));
    expect(t.kind).toBe('useAbility');
    expect(t.decision.options).toEqual([{ id: 'hidden-altar', card: 'hidden-altar', keyword: 'augmentation', zone: 'hand' }]);
    t.answer('useAbility', { card: 'hidden-altar' });
    t.answer('chooseDistrict', { district: 'downtown' });
    // Nothing else can be done: the turn is over.
    expect(t.decision.seat).toBe('hastur');
    expect(t.view().planned['cthulhu']).toMatchObject({ augmentation: 1 });
  });

  it('an own level I Ritual from supply goes, free, to any open district with an open field; no Site needed', () => {
    const t = augmenting(dear, holding(['hidden-altar', 'adept'], 1, { city: { active: ['power-disturbances'] } }), {
      uptown: rituals(['hastur', 1], ['hastur', 2], ['hastur', 3]),
    }).answer('useAbility', { card: 'hidden-altar' });
    expect(optionIds(t)).toEqual(['downtown', 'northside']);
    const types = eventsOf(t, () => t.answer('chooseDistrict', { district: 'downtown' }));
    expect(types[0]).toBe('ritualPlaced');
    expect(t.district('downtown')).toMatchObject({ rituals: [['cthulhu', 1]], track: 2, investigators: 0 });
    expect(t.supply('cthulhu').rituals).toEqual([1, 2, 1]);
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
  });

  it('also here, with one field left', () => {
    const t = augmenting({ ...dear, ...rituals(['hastur', 1], ['hastur', 2]) }, holding(['hidden-altar']));
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'northside' });
    expect(t.district('northside').rituals).toHaveLength(3);
  });

  it('R6.4 R6.6 it is destroyed and gives no icons', () => {
    const t = augmenting(site, holding(['hidden-altar', 'acolyte']));
    // With its icon and the acolyte's a ghoul-pack could be paid: so it may be declined.
    expect(optionIds(t)).toEqual(['hidden-altar', 'pass']);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'uptown' });
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual(['acolyte']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('abilityUsed')).toMatchObject([{ seat: 'cthulhu', card: 'hidden-altar', keyword: 'augmentation' }]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'hidden-altar', from: 'hand' }]);
  });

  it('R8.4 once it was the action, the rest of the Augmentation may be nothing', () => {
    const t = augmenting(site, holding(['hidden-altar'], 2));
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'uptown' });
    expect(t.kind).toBe('augment');
    expect(t.decision.min).toBe(0);
    expect(t.decision.legal).toContainEqual([]);
    t.answer('augment');
    expect(t.decision.seat).toBe('hastur');
    expect(t.tokens('cthulhu')['initiate']).toBe(2);
  });

  it('declined before the purchase, it may be used after it, or not at all', () => {
    const bought = () => {
      const t = augmenting({ ...site, investigators: 1 }, holding(['hidden-altar'], 3)).pass();
      expect(t.decision.min).toBe(1);
      t.answer('augment', { card: 'ghoul-pack' });
      t.session.answer(['initiate', 'initiate#2', 'initiate#3']);
      return t;
    };
    const t = bought();
    expect(optionIds(t)).toEqual(['hidden-altar', 'pass']);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'northside' });
    expect(t.district('northside').rituals).toEqual([['cthulhu', 1]]);
    expect(t.decision.seat).toBe('hastur');
    const not = bought().pass();
    expect(not.decision.seat).toBe('hastur');
    expect(not.hand('cthulhu')).toEqual(['hidden-altar', 'ghoul-pack']);
  });

  it('paid with, it cannot be used any more', () => {
    const t = augmenting(site, holding(['hidden-altar', 'acolyte'])).pass();
    t.answer('augment', { card: 'ghoul-pack' }).answer('pay', { card: 'hidden-altar' }, { card: 'acolyte' });
    expect(t.decision.seat).toBe('hastur');
    expect([...t.discards('cthulhu')].sort()).toEqual(['acolyte', 'hidden-altar']);
  });

  it('without a level I Ritual in supply or any open field it cannot be used', () => {
    const spent = { uptown: rituals(['cthulhu', 1], ['cthulhu', 1]) };
    expect(refusal(turnAt('northside', dear, holding(['hidden-altar']), spent), 'augmentation')).toBe('nothingToAugment R8.4');
    const full = {
      uptown: rituals(['hastur', 1], ['hastur', 1], ['hastur', 2]),
      downtown: rituals(['hastur', 2], ['hastur', 3], ['cthulhu', 3]),
    };
    const here = { ...dear, ...rituals(['cthulhu', 2], ['cthulhu', 2], ['cthulhu', 1]) };
    expect(refusal(turnAt('northside', here, holding(['hidden-altar']), full), 'augmentation')).toBe('nothingToAugment R8.4');
  });

  it('R8.5 it does not replace the condition of Augmentation', () => {
    expect(refusal(turnAt('northside', {}, holding(['hidden-altar'])), 'augmentation')).toBe('noPresence R8.5');
  });

  it('R6.2 both copies of two may be used', () => {
    const t = augmenting(dear, holding(['hidden-altar', 'hidden-altar']));
    expect(t.ids({ card: 'hidden-altar' })).toHaveLength(2);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'downtown' });
    expect(optionIds(t)).toEqual(['hidden-altar', 'pass']);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'downtown' });
    expect(t.district('downtown').rituals).toHaveLength(2);
    expect(t.supply('cthulhu').rituals).toEqual([0, 2, 1]);
  });

  it('black-market: one ability at a time, and the pass stands alone', () => {
    const t = augmenting(site, holding(['hidden-altar', 'black-market']));
    expect(optionIds(t)).toEqual(['hidden-altar', 'black-market', 'pass']);
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    expect(codeOf(() => t.session.answer(['hidden-altar', 'pass']))).toBe('passStandsAlone');
    expect(codeOf(() => t.session.answer(['hidden-altar', 'black-market']))).toBe('tooMany');
  });
});

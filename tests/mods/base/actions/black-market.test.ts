import { expect, it } from 'vitest';
import { holding, optionIds, refusal, turnAt, site } from '../../../games/cults/rules/plans/r8-table';
import { augmenting, dear } from '../augmenting';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'action',
  cost: 3,
  icons: 'PP',
  keyword: 'augmentation',
  en: ['into your hand, free', 'acquired this turn'],
  pl: ['za darmo na rękę', 'w tej turze'],
};

describeCard('black-market', printed, () => {
  it('R8.4 as the only action it cannot be declined; any card of open districts, free', () => {
    const t = augmenting(dear, holding(['black-market'], 1), { uptown: { action: { card: 'hidden-altar', left: 0 } } });
    expect(optionIds(t)).toEqual(['black-market']);
    t.answer('useAbility', { card: 'black-market' });
    expect(t.kind).toBe('chooseStack');
    expect(t.decision.options.map(({ card, district }) => [card, district])).toEqual([
      ['hunting-horror', 'downtown'],
      ['secret-summons', 'downtown'],
      ['star-spawn', 'uptown'],
      ['ghoul-pack', 'northside'],
      ['black-market', 'northside'],
    ]);
    t.answer('chooseStack', { card: 'star-spawn' });
    expect(t.hand('cthulhu')).toEqual(['star-spawn']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
    expect(t.district('uptown').guardian).toEqual({ card: 'star-spawn', left: 5 });
    expect(t.events('cardAcquired')).toMatchObject([{ card: 'star-spawn', district: 'uptown', free: true }]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'black-market', from: 'hand' }]);
    expect(t.decision.seat).toBe('hastur');
  });

  it('outside the limit of two, but not a copy of a card acquired this turn', () => {
    const t = augmenting(site, holding(['black-market'], 5), { downtown: { guardian: { card: 'ghoul-pack', left: 6 } } }).pass();
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' });
    t.session.answer(['initiate', 'initiate#2', 'initiate#3', 'initiate#4', 'initiate#5']);
    expect(optionIds(t)).toEqual(['black-market', 'pass']);
    t.answer('useAbility', { card: 'black-market' });
    expect(t.decision.options.map(({ card }) => card)).toEqual(['secret-summons', 'star-spawn', 'hidden-altar']);
    t.answer('chooseStack', { card: 'star-spawn' });
    expect(t.hand('cthulhu').toSorted()).toEqual(['black-market', 'ghoul-pack', 'star-spawn']);
  });

  it('two copies cannot bring two copies of one card', () => {
    const t = augmenting(dear, holding(['black-market', 'black-market']));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' });
    t.answer('useAbility', { card: 'black-market' });
    expect(t.offers({ card: 'star-spawn' })).toBe(false);
    expect(t.decision.options).toHaveLength(5);
  });

  it('R8.5 a card that it brought is not bought in the same turn', () => {
    const t = augmenting(site, holding(['black-market'], 9));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'ghoul-pack' });
    expect(optionIds(t)).toEqual(['black-market']);
    expect(refusal(t, 'ghoul-pack')).toBe('acquiredThisTurn R8.5');
  });

  it('R8.5 in the next turn it may be bought', () => {
    const t = augmenting({ ...site, plans: ['cthulhu', 'cthulhu'] }, holding(['black-market'], 9));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'ghoul-pack' });
    t.answer('augment', { card: 'black-market' }).session.answer(t.decision.suggest);
    t.until('takePlan', 'cthulhu').answer('takePlan', { plan: 'augmentation' });
    if (t.kind === 'useAbility') t.pass();
    expect(t.offers({ card: 'ghoul-pack' })).toBe(true);
  });

  it('R6.8 the card it brought neither pays nor can be used before the turn has ended', () => {
    const t = augmenting({ ...site, investigators: 1 }, holding(['black-market', 'adept']));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'hidden-altar' });
    // An adept and a fresh hidden-altar: 2 Power, not 4; a ghoul-pack costs 3.
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual(['adept', 'hidden-altar']);
  });

  it('R6.8 a fresh card is not among what can pay', () => {
    const t = augmenting(site, holding(['black-market', 'adept']));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'hidden-altar' });
    expect(optionIds(t)).toEqual(['ghoul-pack', 'destroy']);
    t.answer('augment', { card: 'ghoul-pack' });
    expect(optionIds(t)).toEqual(['adept']);
  });

  it('with every stack empty it cannot be used', () => {
    const empty = (guardian: string, action: string) => ({
      guardian: { card: guardian, left: 0 },
      action: { card: action, left: 0 },
    });
    const others = { downtown: empty('hunting-horror', 'secret-summons'), uptown: empty('star-spawn', 'hidden-altar') };
    const t = turnAt('northside', { ...dear, ...empty('ghoul-pack', 'black-market') }, holding(['black-market']), others);
    expect(refusal(t, 'augmentation')).toBe('nothingToAugment R8.4');
  });

  it('a free card does not use up secret-patron', () => {
    const t = augmenting(site, holding(['black-market'], 9, { city: { active: ['secret-patron'] } }));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' });
    t.answer('augment', { card: 'ghoul-pack' });
    expect(t.decision.needs).toEqual({ power: 1 });
  });

  it('R8.4 once it was the action, the rest of the Augmentation may be nothing', () => {
    const t = augmenting(site, holding(['black-market'], 2));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' }).answer('augment');
    expect(t.decision.seat).toBe('hastur');
    expect(t.tokens('cthulhu')['initiate']).toBe(2);
  });
});

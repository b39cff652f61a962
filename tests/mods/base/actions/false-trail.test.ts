import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { at } from '../phases';

const printed: Printed = {
  kind: 'action',
  cost: 2,
  icons: 'AP',
  keyword: 'planning',
  en: ['the top two Plan markers', 'an open district'],
  pl: ['dwa wierzchnie Znaczniki Planów', 'otwartej dzielnicy'],
};

describeCard('false-trail', printed, () => {
  const plan = (districts: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
    at('planning', { hands: { cthulhu: ['false-trail'], hastur: [] }, districts, ...rest });

  it('R7.4 after placing a marker swap the top two of any open stack of two or more', () => {
    const t = plan({ uptown: { plans: ['hastur', 'cthulhu', 'hastur'] }, northside: { plans: ['hastur'] } });
    t.answer('placePlan', { district: 'northside' }).answer('useAbility', { card: 'false-trail', keyword: 'planning' });
    expect(t.kind).toBe('chooseDistrict');
    expect(t.decision.options.map((option) => option['district'])).toEqual(['uptown', 'northside']);
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').plans).toEqual(['hastur', 'hastur', 'cthulhu']);
    expect(t.district('northside').plans).toEqual(['hastur', 'cthulhu']);
    expect(t.hand('cthulhu')).toEqual(['false-trail']);
    expect(asked(t)).toBe('hastur placePlan');
  });

  it('the marker just placed may be swapped; markers of two opponents too', () => {
    const own = plan({ downtown: { plans: ['hastur'] } }).answer('placePlan', { district: 'downtown' });
    own.answer('useAbility', { card: 'false-trail' }).answer('chooseDistrict', { district: 'downtown' });
    expect(own.district('downtown').plans).toEqual(['cthulhu', 'hastur']);
    const others = plan({ uptown: { plans: ['hastur', 'dagon'] } }, { seats: cults(3) });
    others.answer('placePlan', { district: 'downtown' }).answer('useAbility', { card: 'false-trail' });
    others.answer('chooseDistrict', { district: 'uptown' });
    expect(others.district('uptown').plans).toEqual(['dagon', 'hastur']);
  });

  it('not without a stack of two, not after an opponent’s marker', () => {
    const t = plan({ uptown: { plans: ['hastur'] } }).answer('placePlan', { district: 'downtown' });
    expect(asked(t)).toBe('hastur placePlan');
    t.answer('placePlan', { district: 'uptown' });
    expect(asked(t)).toBe('cthulhu placePlan');
  });

  it('passed by it comes up again after the next marker; used, it does not', () => {
    const t = plan({ uptown: { plans: ['hastur', 'hastur'] } });
    t.answer('placePlan', { district: 'downtown' }).pass().answer('placePlan', { district: 'northside' });
    t.answer('placePlan', { district: 'downtown' });
    expect(asked(t)).toBe('cthulhu useAbility');
    t.answer('useAbility', { card: 'false-trail' }).answer('chooseDistrict', { district: 'uptown' });
    t.answer('placePlan', { district: 'northside' }).answer('placePlan', { district: 'downtown' });
    expect(asked(t)).toBe('cthulhu placePlan');
  });

  it('two copies may be used after one marker', () => {
    const t = plan(
      { uptown: { plans: ['hastur', 'cthulhu'] } },
      { hands: { cthulhu: ['false-trail', 'false-trail'], hastur: [] } },
    );
    t.answer('placePlan', { district: 'downtown' }).answer('useAbility', { card: 'false-trail' });
    t.answer('chooseDistrict', { district: 'uptown' }).answer('useAbility', { card: 'false-trail' });
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').plans).toEqual(['hastur', 'cthulhu']);
    expect(asked(t)).toBe('hastur placePlan');
  });
});

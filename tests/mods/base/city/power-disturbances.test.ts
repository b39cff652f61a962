import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { under, costs, site } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['northside'],
  lasts: 'round',
  en: ['This round', 'Rituals', '1 Power higher'],
  pl: ['W tej rundzie', 'Rytuałów', 'rośnie o 1 Moc'],
};

describeCard('power-disturbances', printed, () => {
  it('R8.6 every Ritual prepared costs 1 Power more, a Cult Site does not', () => {
    expect(costs(null, 0)).toEqual([1, 2, 3]);
    expect(costs('power-disturbances', 0)).toEqual([2, 3, 4]);
    expect(costs('power-disturbances', 2)).toEqual([4, 5, 6]);
    expect(site('power-disturbances')).toBe(5);
    const plan = (initiate: number) => under('power-disturbances', { sites: ['cthulhu'] }, { tokens: { cthulhu: { initiate } } });
    expect(plan(1).offers({ plan: 'preparation' })).toBe(false);
    const t = plan(2).answer('takePlan', { plan: 'preparation' }).answer('prepare', { ritual: 1 });
    expect(t.decision.needs).toEqual({ power: 2 });
  });

  it('a Ritual that is not prepared costs no more', () => {
    const t = under('power-disturbances', { sites: ['cthulhu'] }, { hands: { cthulhu: ['hidden-altar'], hastur: [] } });
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'hidden-altar' });
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').rituals).toEqual([['cthulhu', 1]]);
    expect(t.events('powerPaid')).toEqual([]);
  });
});

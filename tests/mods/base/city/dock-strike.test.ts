import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, under } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['rivertown', 'downtown'],
  lasts: 'round',
  en: ['1 Cultist token for a Bluff'],
  pl: ['1 Żeton Kultysty za Blef'],
};

describeCard('dock-strike', printed, () => {
  it('R8.3 a Bluff gives one token', () => {
    const t = under('dock-strike', {}).answer('takePlan', { plan: 'bluff' });
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    expect(t.decision.options.map((option) => option['token'])).toEqual(['thug', 'initiate', 'freak']);
    t.answer('bluffTokens', { token: 'freak' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 1 });
  });

  it('R12.4 the NPC’s Bluff gives one Thug', () => {
    const thugs = (city: string[]) => {
      const t = load({
        ...SOLO,
        round: 2,
        phase: 'action',
        active: 'dagon',
        city: { active: city, deck: [] },
        districts: { downtown: { plans: ['dagon'], rituals: [], guardian: null }, uptown: { plans: ['cthulhu'] } },
        rolls: { npc: [4] },
      });
      return (t.view()['solo'] as { bonus: { thugs: number } }).bonus.thugs;
    };
    expect(thugs([])).toBe(2);
    expect(thugs(['dock-strike'])).toBe(1);
  });
});

import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['uptown'],
  lasts: 'round',
  en: ['everyone places 3 Plan markers'],
  pl: ['każdy kładzie 3 Znaczniki Planów'],
};

describeCard('curfew', printed, () => {
  it('R7.4 everyone places three Plan markers', () => {
    const t = reveal('curfew').until('takePlan');
    const placed = (cult: string) => t.events('planPlaced').filter((event) => event.seat === cult).length;
    expect([placed('cthulhu'), placed('hastur')]).toEqual([3, 3]);
    const solo = reveal('curfew', SOLO).until('takePlan');
    expect(solo.events('planPlaced').filter((event) => event.seat === 'dagon').length).toBe(3);
    expect(solo.events('planPlaced').length).toBe(6);
  });

  it('R7.4 four again in the next round', () => {
    const t = reveal('curfew', { city: { deck: ['curfew', 'night-fog'] } })
      .until('takePlan')
      .until('placePlan')
      .until('takePlan');
    expect(t.events('planPlaced').length).toBe(2 * 3 + 2 * 4);
  });
});

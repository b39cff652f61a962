import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { under } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['northside'],
  lasts: 'round',
  en: ['This round', 'every district is 1 lower, but at least 1'],
  pl: ['W tej rundzie', 'maleje o 1, ale wynosi co najmniej 1'],
};

describeCard('mass-hysteria', printed, () => {
  it('R10.2 Sanity counts 1 less everywhere, at least 1', () => {
    const needs = (card: string | null, sanity: number, investigators = 0) =>
      under(card, { sanity, investigators, rituals: [['cthulhu', 1]] }, { tokens: { cthulhu: { freak: 9 } } }).answer(
        'takePlan',
        {
          plan: 'dominance',
        },
      ).decision.needs;
    expect(needs(null, 3)).toEqual({ terror: 3 });
    expect(needs('mass-hysteria', 3)).toEqual({ terror: 2 });
    expect(needs('mass-hysteria', 3, 2)).toEqual({ terror: 4 });
    expect(needs('mass-hysteria', 2)).toEqual({ terror: 1 });
    expect(needs('mass-hysteria', 1)).toEqual({ terror: 1 });
    expect(needs('mass-hysteria', 1, 1)).toEqual({ terror: 1 });
  });

  it('R10.2 it counts in Uptown as in Downtown', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      city: { active: ['mass-hysteria'], deck: [] },
      districts: { uptown: { plans: ['cthulhu'], rituals: [['cthulhu', 1]], sanity: 3 }, northside: { plans: ['hastur'] } },
      tokens: { cthulhu: { freak: 9 } },
    });
    expect(t.answer('takePlan', { plan: 'dominance' }).decision.needs).toEqual({ terror: 2 });
  });
});

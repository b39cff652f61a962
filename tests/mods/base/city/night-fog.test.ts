import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { empty } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: [],
  lasts: 'round',
  en: ['This round', 'up to 8 Cultist tokens in the Hiding phase'],
  pl: ['W tej rundzie', '8 Żetonów Kultystów w Fazie Ukrycia'],
};

describeCard('night-fog', printed, () => {
  it('R11.1 up to eight tokens may be kept, in this round’s Hiding', () => {
    const hide = (thug: number) =>
      load({
        seats: cults(2),
        round: 2,
        phase: 'hiding',
        city: { active: ['night-fog'], deck: [] },
        tokens: { cthulhu: { thug } },
        hands: empty('cthulhu', 'hastur'),
      });
    expect([hide(9).kind, hide(9).decision.min, hide(9).decision.max]).toEqual(['discardTokens', 1, 1]);
    const kept = hide(8);
    expect(kept.kind).not.toBe('discardTokens');
    expect(kept.tokens('cthulhu')['thug']).toBe(8);
    kept.until('discardTokens', 'cthulhu');
    const { thug, initiate, freak } = kept.tokens('cthulhu');
    expect(kept.decision.min).toBe(thug! + initiate! + freak! - 5);
  });
});

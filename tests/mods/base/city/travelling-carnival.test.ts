import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { many } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: [],
  lasts: 'round',
  en: ['re-roll once more'],
  pl: ['o 1 przerzut więcej'],
};

describeCard('travelling-carnival', printed, () => {
  const adepts = many('adept', 8);

  it('R7.3 one more re-roll in Recruitment', () => {
    const t = reveal('travelling-carnival', { decks: { cthulhu: adepts, hastur: adepts } });
    for (let i = 0; i < 3; i++) {
      expect(asked(t)).toBe('cthulhu reroll');
      t.answer('reroll', { die: 0 });
    }
    expect(asked(t)).toBe('hastur reroll');
  });

  it('R7.3 two re-rolls without it', () => {
    const t = reveal('night-fog', { decks: { cthulhu: adepts, hastur: adepts } });
    for (let i = 0; i < 2; i++) t.answer('reroll', { die: 0 });
    expect(asked(t)).toBe('hastur reroll');
  });
});

import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, hastur, rituals } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 4,
  en: ['with more VP than the NPC', 'at least 3 Rituals'],
  pl: ['mając więcej PZ niż NPC', 'co najmniej 3 Rytuały'],
};

describeCard('unbroken-circle', printed, () => {
  it('met with three Rituals on the board, anywhere', () => {
    expect(
      met('unbroken-circle', { uptown: { rituals: rituals('dagon', 1, 1) }, northside: { rituals: rituals('dagon', 2) } }),
    ).toBe(true);
  });

  it('two are not enough, whatever their levels or the NPC’s', () => {
    const board = { uptown: { rituals: [...rituals('dagon', 3, 2), ...rituals('hastur', 1)], dominance: dagon(2) } };
    expect(met('unbroken-circle', board)).toBe(false);
  });

  it('nor is it met with fewer VP than the NPC', () => {
    expect(met('unbroken-circle', { uptown: { rituals: rituals('dagon', 1, 1, 2), dominance: hastur(2) } })).toBe(false);
  });
});

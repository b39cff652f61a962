import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, hastur, rituals, type Board } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 6,
  en: ['with more VP than the NPC', 'a level III Ritual', 'more Rituals'],
  pl: ['mając więcej PZ niż NPC', 'Rytuał poziomu III', 'więcej Rytuałów'],
};

describeCard('the-great-seal', printed, () => {
  it('met with a Ritual III on the board and more Rituals than the NPC', () => {
    expect(met('the-great-seal', { uptown: { rituals: rituals('dagon', 3) } })).toBe(true);
    const board = {
      uptown: { rituals: [...rituals('dagon', 3), ...rituals('hastur', 2)] },
      northside: { rituals: rituals('dagon', 1) },
    };
    expect(met('the-great-seal', board)).toBe(true);
  });

  it('not met without a level III of one’s own', () => {
    expect(met('the-great-seal', { uptown: { rituals: rituals('dagon', 2, 2, 1) } })).toBe(false);
    expect(met('the-great-seal', { uptown: { rituals: [...rituals('dagon', 2, 2), ...rituals('hastur', 3)] } })).toBe(false);
  });

  it('not met with only as many Rituals as the NPC, or fewer', () => {
    const board = (theirs: number[]): Board => ({
      downtown: { dominance: dagon(4) },
      uptown: { rituals: rituals('dagon', 3, 1) },
      northside: { rituals: rituals('hastur', ...theirs) },
    });
    expect(met('the-great-seal', board([1]))).toBe(true);
    expect(met('the-great-seal', board([1, 1]))).toBe(false);
    expect(met('the-great-seal', board([1, 1, 2]))).toBe(false);
  });

  it('nor is it met with fewer VP than the NPC', () => {
    expect(met('the-great-seal', { uptown: { rituals: rituals('dagon', 3, 2), dominance: hastur(2) } })).toBe(false);
  });
});

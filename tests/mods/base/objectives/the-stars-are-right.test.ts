import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, rituals, type Board, type Part } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 8,
  en: ['with more VP than the NPC', 'a Dominance marker in each open district', 'the NPC has at most 3 Dominance markers'],
  pl: ['mając więcej PZ niż NPC', 'Znacznik Dominacji w każdej otwartej dzielnicy', 'NPC ma najwyżej 3 Znaczniki Dominacji'],
};

describeCard('the-stars-are-right', printed, () => {
  const one = { dominance: dagon(1) };
  const everywhere: Board = { downtown: one, uptown: one, northside: one };

  it('met with a Dominance marker in every open district and at most three of the NPC', () => {
    expect(met('the-stars-are-right', everywhere)).toBe(true);
    expect(met('the-stars-are-right', { ...everywhere, uptown: { dominance: ['dagon', 'hastur', 'hastur'] } })).toBe(true);
    const spread = { dominance: ['dagon', 'hastur'] };
    expect(
      met('the-stars-are-right', { downtown: spread, uptown: spread, northside: { dominance: [...dagon(2), 'hastur'] } }),
    ).toBe(true);
  });

  it('not met with four of the NPC', () => {
    const board = {
      ...everywhere,
      uptown: { dominance: ['dagon', 'hastur', 'hastur', 'hastur'] },
      northside: { dominance: [...dagon(3), 'hastur'] },
    };
    expect(met('the-stars-are-right', board)).toBe(false);
  });

  it.each(['downtown', 'uptown', 'northside'])('not met without a marker in %s', (name) => {
    const others = Object.fromEntries(
      Object.keys(everywhere).map((other) => [other, { dominance: other === name ? [] : dagon(2) }]),
    );
    expect(met('the-stars-are-right', others)).toBe(false);
  });

  it('nor is it met with fewer VP than the NPC', () => {
    const theirs = (levels: number[]): Part => ({
      dominance: ['dagon', 'hastur'],
      sites: ['hastur'],
      rituals: rituals('hastur', ...levels),
    });
    expect(met('the-stars-are-right', { downtown: theirs([1]), uptown: theirs([1]), northside: one })).toBe(false);
  });
});

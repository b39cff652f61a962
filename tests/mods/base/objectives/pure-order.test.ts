import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, hastur, disorganization, type Board } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 5,
  en: ['with more VP than the NPC', 'at most 1 Disorganization card'],
  pl: ['mając więcej PZ niż NPC', 'najwyżej 1 Kartę Dezorganizacji'],
};

describeCard('pure-order', printed, () => {
  const ahead: Board = { uptown: { dominance: dagon(1) } };

  it('met with none or one Disorganization card, wherever it is', () => {
    expect(met('pure-order', ahead)).toBe(true);
    for (const zone of ['decks', 'hands', 'discards'])
      expect(met('pure-order', ahead, { [zone]: { dagon: disorganization(1) } })).toBe(true);
  });

  it('not met with two', () => {
    for (const zone of ['decks', 'hands', 'discards'])
      expect(met('pure-order', ahead, { [zone]: { dagon: disorganization(2) } })).toBe(false);
  });

  it('deck, hand and discards count together', () => {
    const one = { dagon: disorganization(1) };
    expect(met('pure-order', ahead, { decks: one, hands: one })).toBe(false);
    expect(met('pure-order', ahead, { hands: one, discards: one })).toBe(false);
    expect(met('pure-order', ahead, { decks: one, discards: one })).toBe(false);
  });

  it('the NPC’s cards do not count, and fewer VP than the NPC do not do', () => {
    expect(met('pure-order', ahead, { discards: { hastur: disorganization(5) } })).toBe(true);
    expect(met('pure-order', { uptown: { dominance: hastur(1) } })).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { many } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { at } from '../phases';

const printed: Printed = {
  kind: 'starting',
  icons: 'PT',
  copies: 1,
  keyword: 'mobilization',
  en: ['Discard another card', 'draw a card'],
  pl: ['Odrzuć z ręki inną kartę', 'dobierz kartę'],
};

describeCard('seer', printed, () => {
  const mobilize = (deck: string[], rest: Record<string, unknown> = {}) =>
    at('mobilization', { decks: { cthulhu: deck, hastur: [] }, ...rest });

  it('R7.2 discard another card of your hand, then draw one', () => {
    const t = mobilize(['seer', 'brute', ...many('adept', 4), 'whisperer', 'acolyte']);
    t.answer('useAbility', { card: 'seer', keyword: 'mobilization' });
    expect([t.kind, t.decision.min, t.decision.max]).toEqual(['chooseCard', 1, 1]);
    expect(t.decision).toMatchObject({ source: 'seer', effect: { do: 'discard', count: 1, other: true } });
    expect(t.decision.options.map((option) => option['card'])).toEqual(['brute', ...many('adept', 4)]);
    t.answer('chooseCard', { card: 'brute' });
    expect(t.hand('cthulhu')).toEqual(['seer', ...many('adept', 4), 'whisperer']);
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.view().decks['cthulhu']).toEqual({ count: 1 });
    expect(asked(t)).toBe('cthulhu reroll');
  });

  it('not without another card, and it may be left alone', () => {
    expect(mobilize(['seer']).kind).toBe('reroll');
    const t = mobilize(['seer', 'adept']).pass();
    expect(t.hand('cthulhu')).toEqual(['seer', 'adept']);
    expect(t.kind).toBe('reroll');
  });

  it('R6.5 with an empty deck the discarded card itself is drawn again', () => {
    const t = mobilize(['seer', 'adept']).answer('useAbility', { card: 'seer' }).answer('chooseCard', { card: 'adept' });
    expect(t.hand('cthulhu')).toEqual(['seer', 'adept']);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('another seer may be discarded', () => {
    const t = mobilize(['seer', 'seer', ...many('adept', 4), 'brute']).answer('useAbility', { card: 'seer' });
    t.answer('chooseCard', { card: 'seer' });
    expect(t.hand('cthulhu')).toEqual(['seer', ...many('adept', 4), 'brute']);
    expect(asked(t)).toBe('cthulhu reroll');
  });
});

import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { many } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { at } from '../phases';

const printed: Printed = {
  kind: 'action',
  cost: 3,
  icons: 'PP',
  keyword: 'mobilization',
  en: ['Draw a card; or destroy', '3 cards'],
  pl: ['Dobierz kartę; albo zniszcz', '3 karty'],
};

describeCard('secret-summons', printed, () => {
  const mobilize = (after: string[]) =>
    at('mobilization', { decks: { cthulhu: ['secret-summons', ...many('adept', 5), ...after], hastur: [] } });

  it('R7.2 draw one more card; the card stays in hand', () => {
    const t = mobilize(['brute', 'whisperer', 'acolyte']).answer('useAbility', { mode: 'draw' });
    expect(t.hand('cthulhu')).toEqual(['secret-summons', ...many('adept', 5), 'brute']);
    expect(t.events('cardDestroyed')).toEqual([]);
    expect(asked(t)).toBe('cthulhu reroll');
  });

  it('or destroy it to draw three', () => {
    const t = mobilize(['brute', 'whisperer', 'acolyte', 'fanatic']).answer('useAbility', { mode: 'destroy' });
    expect(t.hand('cthulhu')).toEqual([...many('adept', 5), 'brute', 'whisperer', 'acolyte']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toMatchObject([{ seat: 'cthulhu', card: 'secret-summons', from: 'hand' }]);
    expect(asked(t)).toBe('cthulhu reroll');
  });

  it('R6.5 three as far as there are cards, none without any', () => {
    expect(mobilize(['brute']).answer('useAbility', { mode: 'destroy' }).hand('cthulhu')).toEqual([...many('adept', 5), 'brute']);
    expect(mobilize([]).kind).toBe('reroll');
  });

  it('R6.7 a Disorganization card among them is discarded without replacement', () => {
    const t = mobilize(['disorganization', 'brute', 'whisperer', 'acolyte']).answer('useAbility', { mode: 'destroy' });
    expect(t.hand('cthulhu')).toEqual([...many('adept', 5), 'brute', 'whisperer']);
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
  });

  it('each copy once, also one that the first has drawn', () => {
    const t = mobilize(['secret-summons', 'brute', 'whisperer']).answer('useAbility', { mode: 'draw' });
    expect(t.ids({ mode: 'draw' }).length).toBe(1);
    t.answer('useAbility', { mode: 'draw' });
    expect(t.hand('cthulhu').length).toBe(8);
    expect(asked(t)).toBe('cthulhu reroll');
  });
});

import { expect, it } from 'vitest';
import { many } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['uptown', 'downtown'],
  lasts: 'round',
  en: ['draws 5 cards in Mobilization'],
  pl: ['dobiera 5 kart w Mobilizacji'],
};

describeCard('federal-agents', printed, () => {
  const adepts = many('adept', 8);

  it('R7.2 Mobilization draws five cards', () => {
    const t = reveal('federal-agents', { decks: { cthulhu: adepts, hastur: adepts } });
    expect([t.hand('cthulhu').length, t.hand('hastur').length]).toEqual([5, 5]);
  });

  it('R7.2 six again in the next round', () => {
    const decks = { cthulhu: many('adept', 18), hastur: many('adept', 18) };
    const t = reveal('federal-agents', { decks, city: { deck: ['federal-agents', 'night-fog'] } });
    t.until('takePlan').until('reroll');
    expect([t.view()['round'], t.hand('cthulhu').length]).toEqual([3, 6]);
  });
});

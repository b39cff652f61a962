import { expect, it } from 'vitest';
import { bonus, npcActs, npcDeck, plansTried } from '../../../games/cults/rules/npc/r12-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'npc',
  number: 4,
  en: ['no Guardian in this district: go to 5', 'on top of its Cult deck', 'a Disorganization card'],
  pl: ['Strażnika: przejdź do 5', 'na wierzchu swojego Stosu Kultu', 'Kartę Dezorganizacji'],
};

describeCard('npc-augmentation', printed, () => {
  it('R12.4 a Guardian from here goes on top of its Cult deck, free; one Disorganization card is destroyed', () => {
    const discards = { hastur: ['disorganization', 'brute', 'disorganization'] };
    const t = npcActs('uptown', 4, { uptown: { investigators: 3 } }, { discards });
    expect(npcDeck(t)).toEqual(['star-spawn', ...new Array<string>(6).fill('acolyte')]);
    expect(t.district('uptown').guardian).toEqual({ card: 'star-spawn', left: 5 });
    expect(t.discards('hastur').toSorted()).toEqual(['brute', 'disorganization']);
  });

  it('R12.4 without a Disorganization card nothing is destroyed', () => {
    const t = npcActs('uptown', 4, {}, { discards: { hastur: ['brute'] } });
    expect(t.discards('hastur')).toEqual(['brute']);
    expect(t.events('cardDestroyed')).toEqual([]);
  });

  it('R12.4 no Guardian left here: it goes to 5, and nothing is destroyed', () => {
    const none = { uptown: { guardian: { card: 'star-spawn', left: 0 } } };
    const t = npcActs('uptown', 4, none, { discards: { hastur: ['disorganization'] } });
    expect(plansTried(t)).toEqual([4, 5]);
    expect(bonus(t).thugs).toBe(2);
    expect(t.discards('hastur')).toEqual(['disorganization']);
  });
});

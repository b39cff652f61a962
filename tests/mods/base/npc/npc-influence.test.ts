import { expect, it } from 'vitest';
import { bonus, npcActs, plansTried, ritualsOf } from '../../../games/cults/rules/npc/r12-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'npc',
  number: 2,
  en: [
    'no free Ritual field in this district: go to 3',
    'no Ritual in other districts: go to 3',
    'lowest-level Ritual',
    'a card face down: a bonus card',
  ],
  pl: [
    'wolnego pola Rytuału: przejdź do 3',
    'w innych dzielnicach: przejdź do 3',
    'Rytuał najniższego poziomu',
    'zakrytą kartę dodatkową',
  ],
};

describeCard('npc-influence', printed, () => {
  it('R12.4 moves its lowest-level Ritual here from a higher-numbered district, raises it and draws a bonus card', () => {
    const t = npcActs('downtown', 2, { uptown: ritualsOf('hastur', 2), northside: ritualsOf('hastur', 1, 3) });
    expect(t.district('downtown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('northside').rituals).toEqual([['hastur', 3]]);
    expect(bonus(t)).toEqual({ cards: { count: 1 }, thugs: 0 });
    expect(t.view().decks['hastur']).toEqual({ count: 5 });
  });

  it('R12.4 if it has none there, from a lower-numbered one; without the marker in supply it is not raised', () => {
    const t = npcActs('northside', 2, { downtown: ritualsOf('hastur', 1), uptown: ritualsOf('hastur', 2, 2) });
    expect(t.district('northside').rituals).toEqual([['hastur', 1]]);
  });

  it('R12.4 no free Ritual field here: it goes to 3, without a bonus card', () => {
    const t = npcActs('downtown', 2, { downtown: ritualsOf('hastur', 1, 2, 2), uptown: ritualsOf('hastur', 1) });
    expect(plansTried(t)).toEqual([2, 3]);
    expect(bonus(t).cards).toEqual({ count: 0 });
  });

  it('R12.4 no Ritual of its own elsewhere: it goes to 3', () => {
    expect(plansTried(npcActs('uptown', 2, { uptown: ritualsOf('hastur', 1) }))).toEqual([2, 3]);
  });
});

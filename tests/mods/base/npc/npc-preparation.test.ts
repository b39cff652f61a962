import { expect, it } from 'vitest';
import { npcActs, plansTried, ritualsOf } from '../../../games/cults/rules/npc/r12-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'npc',
  number: 1,
  en: ['no free Ritual field in this district: go to 3', 'no Ritual in supply: go to 2', 'highest-level Ritual'],
  pl: ['wolnego pola Rytuału: przejdź do 3', 'Rytuału w zasobach: przejdź do 2', 'najwyższego poziomu'],
};

describeCard('npc-preparation', printed, () => {
  it('R12.4 places its highest-level Ritual from supply here, free, and the Investigator advances', () => {
    const t = npcActs('uptown', 1);
    expect(t.district('uptown')).toMatchObject({ rituals: [['hastur', 3]], track: 1, investigators: 0 });
    expect(t.supply('hastur').rituals).toEqual([2, 2, 0]);
    expect(t.events('powerPaid')).toEqual([]);
  });

  it('R12.4 no free Ritual field here: it goes to 3, and no Investigator advances', () => {
    const t = npcActs('uptown', 1, { uptown: ritualsOf('hastur', 1, 1, 2) });
    expect(plansTried(t)).toEqual([1, 3]);
    expect(t.district('uptown').track).toBe(2);
  });

  it('R12.4 no Ritual in its supply: it goes to 2', () => {
    const all = { uptown: ritualsOf('hastur', 3, 2, 2), northside: ritualsOf('hastur', 1, 1) };
    const t = npcActs('downtown', 1, all);
    expect(plansTried(t)).toEqual([1, 2]);
    expect(t.district('downtown').track).toBe(2);
  });
});

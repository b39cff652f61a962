import { expect, it } from 'vitest';
import { npcActs, plansTried, solo } from '../../../games/cults/rules/npc/r12-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'npc',
  number: 0,
  en: ['lowest-numbered district', 'any number of times', 'without limit'],
  pl: ['o najniższym numerze', 'dowolną liczbę razy', 'bez ograniczeń'],
};

describeCard('npc-overview', printed, () => {
  it('R12.4 it acts in the lowest-numbered district where its marker lies on top', () => {
    const t = solo({
      active: 'hastur',
      rolls: { npc: [4] },
      districts: { downtown: { plans: ['hastur', 'dagon'] }, uptown: { plans: ['hastur'] }, northside: { plans: ['hastur'] } },
    });
    expect(t.events('npcPlanTaken').map((event) => event['district'])).toEqual(['uptown']);
  });

  it('R12.4 with none on top it passes', () => {
    const t = solo({ active: 'hastur', districts: { downtown: { plans: ['hastur', 'dagon'] } } });
    expect([t.kind, t.decision.seat]).toEqual(['takePlan', 'dagon']);
    expect(t.events('npcPlanTaken')).toEqual([]);
  });

  it.each([1, 2, 3, 4])('R12.4 on a %i it follows the plan with that number', (roll) => {
    const ritual = { rituals: [['hastur', 1]] };
    expect(plansTried(npcActs('downtown', roll, { downtown: ritual, uptown: ritual }))).toEqual([roll]);
  });
});

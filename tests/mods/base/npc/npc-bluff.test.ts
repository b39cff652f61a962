import { expect, it } from 'vitest';
import { bonus, npcActs, plansTried } from '../../../games/cults/rules/npc/r12-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = { kind: 'npc', number: 5, en: ['The NPC takes X Thugs'], pl: ['NPC bierze X Zbirów'] };

describeCard('npc-bluff', printed, () => {
  const bluff = (rest: Readonly<Record<string, unknown>> = {}) => npcActs('uptown', 4, { uptown: { guardian: null } }, rest);

  it('R12.4 it stores two Thugs, on top of those it has', () => {
    expect(plansTried(bluff())).toEqual([4, 5]);
    expect(bonus(bluff()).thugs).toBe(2);
    expect(bonus(bluff({ solo: { npc: 'hastur', bonus: { thugs: 3 } } })).thugs).toBe(5);
  });

  it('R12.4 the player’s tokens stay as they are, and it stores no cards', () => {
    const t = bluff();
    expect(t.tokens('dagon')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(bonus(t).cards).toEqual({ count: 0 });
  });
});

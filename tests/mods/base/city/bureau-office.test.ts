import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'city',
  investigators: ['downtown'],
  lasts: 'game',
  en: ['For the rest of the game', '1 field nearer'],
  pl: ['Do końca gry', 'o 1 pole bliżej'],
};

describeCard('bureau-office', printed, () => {
  const reveal = (players: number, track: number, rest: Record<string, unknown> = {}) =>
    load({
      seats: cults(players),
      round: 2,
      phase: 'city',
      city: { deck: ['bureau-office'] },
      districts: { downtown: { track } },
      ...rest,
    });
  /** Downtown after its Investigator has arrived from field 1 in a Preparation, the office being open. */
  const arrival = (players: number, rest: Record<string, unknown> = {}) =>
    load({
      seats: cults(players),
      round: 3,
      phase: 'action',
      city: { active: ['bureau-office', 'night-fog'], deck: [] },
      districts: { downtown: { plans: ['cthulhu'], sites: ['cthulhu'], track: 1 }, uptown: { plans: ['cthulhu'] } },
      tokens: { cthulhu: { initiate: 9 } },
      ...rest,
    })
      .answer('takePlan', { plan: 'preparation', district: 'downtown' })
      .district('downtown');

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])('R3.4 with %i players new Investigators start on field %i', (players, field) => {
    expect(arrival(players)).toMatchObject({ investigators: 1, track: field });
  });

  it('never below field 1', () => {
    const nearer = { number: 'investigatorStart', add: -1, lasts: 'game', source: 'bureau-office' };
    expect(arrival(2, { modifiers: [nearer, nearer] })).toMatchObject({ investigators: 1, track: 1 });
  });

  it('in solo they start on field 1', () => {
    const t = load({
      seats: ['cthulhu'],
      solo: { npc: 'dagon' },
      round: 2,
      phase: 'city',
      city: { active: ['bureau-office'], deck: ['police-raid'] },
      districts: { downtown: { track: 1 } },
    });
    expect(t.district('downtown')).toMatchObject({ investigators: 1, track: 1 });
  });

  it('R7.1 the Investigator it names advances before the effect: a new one still starts as usual', () => {
    expect(reveal(3, 1).district('downtown')).toMatchObject({ investigators: 1, track: 3 });
  });

  it('those already on a track stay', () => {
    const t = reveal(3, 3);
    expect(t.district('downtown').track).toBe(2);
    expect(t.district('uptown').track).toBe(3);
    expect(t.district('northside').track).toBe(3);
  });

  it('R7.1 it is permanent', () => {
    const t = reveal(2, 2, { city: { deck: ['bureau-office', 'night-fog'] } });
    t.until('takePlan').until('placePlan');
    expect(t.view()['round']).toBe(3);
    expect(t.view()['modifiers']).toContainEqual(
      expect.objectContaining({ number: 'investigatorStart', add: -1, lasts: 'game', source: 'bureau-office' }),
    );
  });
});

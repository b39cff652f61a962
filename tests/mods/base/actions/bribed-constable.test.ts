import { expect, it } from 'vitest';
import { load } from '../../../harness';
import {
  eventsOf,
  holding,
  optionIds,
  plansAt,
  refusal,
  turnAt,
  influencing,
  preparing,
  site,
} from '../../../games/cults/rules/plans/r8-table';
import { describeCard, type Printed } from '../describe-card';

const constable = 'bribed-constable';
const printed: Printed = {
  kind: 'action',
  cost: 1,
  icons: 'P',
  keyword: 'preparation',
  en: ['discard this card: the Investigator does not advance', 'destroy this card: an Investigator leaves this district'],
  pl: ['odrzuć tę kartę: Badacz Tajemnic się nie przesuwa', 'zniszcz tę kartę: Badacz Tajemnic opuszcza tę dzielnicę'],
};

describeCard('bribed-constable', printed, () => {
  it('discarded instead of the advance', () => {
    const t = preparing({ ...site, track: 1 }, holding([constable], 1));
    expect(t.decision.options).toMatchObject([
      { id: 'bribed-constable:discard', card: constable, keyword: 'preparation', mode: 'discard', zone: 'hand' },
      { pass: true },
    ]);
    expect(t.decision.options).toHaveLength(2);
    t.answer('useAbility', { mode: 'discard' });
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 0 });
    expect(t.discards('cthulhu')).toEqual([constable]);
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.kind).toBe('prepare');
    expect(t.decision.options).toMatchObject([{ ritual: 1, cost: 1 }]);
    expect(t.decision.options).toHaveLength(1);
  });

  it('destroyed after the advance and before paying, one arrived Investigator leaves', () => {
    const t = preparing({ ...site, track: 1, investigators: 1 }, holding([constable], 2)).pass();
    expect(t.district('downtown')).toMatchObject({ track: 2, investigators: 2 });
    expect(t.decision.options).toMatchObject([{ card: constable, mode: 'destroy', zone: 'hand' }, { pass: true }]);
    expect(t.decision.options).toHaveLength(2);
    const types = eventsOf(t, () => t.answer('useAbility', { mode: 'destroy' }));
    expect(types).toEqual(['abilityUsed', 'cardDestroyed', 'investigatorLeft']);
    expect(t.district('downtown')).toMatchObject({ track: 2, investigators: 1 });
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.decision.options).toMatchObject([{ ritual: 1, cost: 2 }]);
  });

  it('declined both times it can still pay', () => {
    const t = preparing({ ...site, track: 1 }, holding([constable], 1))
      .pass()
      .pass()
      .answer('prepare', { ritual: 1 });
    expect(optionIds(t)).toEqual([constable, 'initiate']);
    expect(t.decision.needs).toEqual({ power: 2 });
  });

  it('the destruction is not offered with no arrived Investigator here', () => {
    const t = preparing({ ...site, track: 2 }, holding([constable], 2)).pass();
    expect(t.kind).toBe('prepare');
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 0 });
  });

  it('only this district is meant', () => {
    const t = turnAt('downtown', { ...site, track: 1 }, holding([constable], 1), {
      northside: { investigators: 3, track: 1 },
    });
    t.answer('takePlan', { plan: 'preparation' }).pass().answer('useAbility', { mode: 'destroy' });
    expect(t.district('northside')).toMatchObject({ investigators: 3, track: 1 });
    expect(t.district('downtown').investigators).toBe(0);
  });

  it('R8.4 not offered where its use would leave nothing of the Plan possible', () => {
    // Its own icon is the only Power: Ritual I for 1.
    const t = preparing({ ...site, track: 2 }, holding([constable]));
    expect(t.kind).toBe('prepare');
    t.answer('prepare', { ritual: 1 }).answer('pay', { card: constable });
    expect(t.discards('cthulhu')).toEqual([constable]);
    // With one Initiate more it is.
    expect(preparing({ ...site, track: 2 }, holding([constable], 1)).kind).toBe('useAbility');
  });

  it('R8.4 its Power is worth what its use saves: the Plan is available just when it can be paid', () => {
    const at = (investigators: number, hand: string[], initiates: number) =>
      turnAt('downtown', { ...site, track: 1, investigators }, holding(hand, initiates));
    expect(plansAt(at(0, [constable], 1), 'downtown')).toContain('preparation');
    expect(refusal(at(0, [constable], 0), 'preparation')).toBe('notEnoughPower R8.6');
    expect(plansAt(at(1, [constable, constable], 1), 'downtown')).toContain('preparation');
    expect(refusal(at(1, [constable, constable], 0), 'preparation')).toBe('notEnoughPower R8.6');
    expect(refusal(at(1, [constable], 1), 'preparation')).toBe('notEnoughPower R8.6');
  });

  it('R8.4 after the advance the next arrival does not count, even on field 1 (bureau-office)', () => {
    const t = preparing({ ...site, track: 1 }, holding([constable], 1, { city: { active: ['bureau-office'] } })).pass();
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 1 });
    expect(optionIds(t)).toEqual(['bribed-constable:destroy', 'pass']);
  });

  it('both copies, one each way', () => {
    const t = preparing({ ...site, track: 1, investigators: 1 }, holding([constable, constable], 1));
    expect(t.ids({ mode: 'discard' })).toHaveLength(2);
    t.answer('useAbility', { mode: 'discard' });
    // A second one cannot be discarded instead of an advance that no longer comes.
    expect(t.decision.options).toMatchObject([{ mode: 'destroy' }, { pass: true }]);
    expect(t.decision.options).toHaveLength(2);
    t.answer('useAbility', { mode: 'destroy' });
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 0 });
    expect(t.discards('cthulhu')).toEqual([constable]);
    t.answer('prepare', { ritual: 1 });
    expect(t.decision.needs).toEqual({ power: 1 });
  });

  it('both copies destroyed after the advance', () => {
    const t = preparing({ ...site, track: 1, investigators: 1 }, holding([constable, constable], 1)).pass();
    t.answer('useAbility', { mode: 'destroy' }).answer('useAbility', { mode: 'destroy' });
    expect(t.district('downtown')).toMatchObject({ track: 2, investigators: 0 });
    t.answer('prepare', { ritual: 1 });
    expect(t.decision.needs).toEqual({ power: 1 });
  });

  it('saved on both costs, it makes Site and Ritual possible that otherwise are not (discard)', () => {
    // Without it: Site 6 + Ritual I 2 = 8. With it: 5 + 1 = 6 of the 6 Initiates.
    const t = preparing({ track: 1 }, holding([constable], 6));
    t.answer('useAbility', { mode: 'discard' });
    expect(optionIds(t)).toEqual(['site', 'ritual-1']);
    const declined = preparing({ track: 1 }, holding([constable], 6))
      .pass()
      .pass();
    expect(optionIds(declined)).toEqual(['site']);
  });

  it('the same with the destruction', () => {
    const t = preparing({ track: 1 }, holding([constable], 6))
      .pass()
      .answer('useAbility', { mode: 'destroy' });
    expect(optionIds(t)).toEqual(['site', 'ritual-1']);
    expect(t.decision.options).toMatchObject([{ cost: 5 }, { cost: 1 }]);
  });

  it('both copies for Site and Ritual', () => {
    const t = preparing({ track: 1, investigators: 1 }, holding([constable, constable], 6));
    t.answer('useAbility', { mode: 'discard' });
    const one = preparing({ track: 1, investigators: 1 }, holding([constable, constable], 6));
    one.answer('useAbility', { mode: 'discard' }).pass();
    expect(optionIds(one)).toEqual(['site']);
    t.answer('useAbility', { mode: 'destroy' });
    expect(optionIds(t)).toEqual(['site', 'ritual-1']);
  });

  it('R6.3 not while another Plan is executed', () => {
    const t = influencing({ investigators: 1 }, holding([constable], 0, { decks: { cthulhu: ['brute'] } }));
    expect(t.kind).toBe('influence');
  });

  it('R6.2 drawn again, the same copy may be used in the next Preparation', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      ...holding([constable], 4),
      districts: { downtown: { ...site, plans: ['cthulhu', 'cthulhu', 'cthulhu'] } },
    });
    t.answer('takePlan', { plan: 'preparation' }).answer('useAbility', { mode: 'discard' });
    t.answer('prepare', { ritual: 1 }).answer('pay', { token: 'initiate' });
    t.answer('takePlan', { plan: 'influence' }).answer('influence', { draw: true });
    expect(t.hand('cthulhu')).toEqual([constable]);
    t.answer('takePlan', { plan: 'preparation' });
    expect(t.kind).toBe('useAbility');
    expect(t.offers({ card: constable, mode: 'discard' })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { load } from '../harness';
import { eventsOf, holding, optionIds, plansAt, refusal, turnAt } from '../rules/r8-table';

type Doc = Readonly<Record<string, unknown>>;
const site = { sites: ['cthulhu'] };
const preparing = (place: Doc, rest: Doc) => turnAt('downtown', place, rest).answer('takePlan', { plan: 'preparation' });
const influencing = (place: Doc, rest: Doc, others: Doc = {}) =>
  turnAt('downtown', place, rest, others).answer('takePlan', { plan: 'influence' });
const rituals = (...list: [string, number][]) => ({ rituals: list });
const constable = 'bribed-constable';

describe('bribed-constable', () => {
  it('bribed-constable: discarded instead of the advance', () => {
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

  it('bribed-constable: destroyed after the advance and before paying, one arrived Investigator leaves', () => {
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

  it('bribed-constable: declined both times it can still pay', () => {
    const t = preparing({ ...site, track: 1 }, holding([constable], 1))
      .pass()
      .pass()
      .answer('prepare', { ritual: 1 });
    expect(optionIds(t)).toEqual([constable, 'initiate']);
    expect(t.decision.needs).toEqual({ power: 2 });
  });

  it('bribed-constable: the destruction is not offered with no arrived Investigator here', () => {
    const t = preparing({ ...site, track: 2 }, holding([constable], 2)).pass();
    expect(t.kind).toBe('prepare');
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 0 });
  });

  it('bribed-constable: only this district is meant', () => {
    const t = turnAt('downtown', { ...site, track: 1 }, holding([constable], 1), {
      northside: { investigators: 3, track: 1 },
    });
    t.answer('takePlan', { plan: 'preparation' }).pass().answer('useAbility', { mode: 'destroy' });
    expect(t.district('northside')).toMatchObject({ investigators: 3, track: 1 });
    expect(t.district('downtown').investigators).toBe(0);
  });

  it('bribed-constable: R8.4 not offered where its use would leave nothing of the Plan possible', () => {
    // Its own icon is the only Power: Ritual I for 1.
    const t = preparing({ ...site, track: 2 }, holding([constable]));
    expect(t.kind).toBe('prepare');
    t.answer('prepare', { ritual: 1 }).answer('pay', { card: constable });
    expect(t.discards('cthulhu')).toEqual([constable]);
    // With one Initiate more it is.
    expect(preparing({ ...site, track: 2 }, holding([constable], 1)).kind).toBe('useAbility');
  });

  it('bribed-constable: R8.4 its Power is worth what its use saves: the Plan is available just when it can be paid', () => {
    const at = (investigators: number, hand: string[], initiates: number) =>
      turnAt('downtown', { ...site, track: 1, investigators }, holding(hand, initiates));
    expect(plansAt(at(0, [constable], 1), 'downtown')).toContain('preparation');
    expect(refusal(at(0, [constable], 0), 'preparation')).toBe('notEnoughPower R8.6');
    expect(plansAt(at(1, [constable, constable], 1), 'downtown')).toContain('preparation');
    expect(refusal(at(1, [constable, constable], 0), 'preparation')).toBe('notEnoughPower R8.6');
    expect(refusal(at(1, [constable], 1), 'preparation')).toBe('notEnoughPower R8.6');
  });

  it('bribed-constable: R8.4 after the advance the next arrival does not count, even on field 1 (bureau-office)', () => {
    const t = preparing({ ...site, track: 1 }, holding([constable], 1, { city: { active: ['bureau-office'] } })).pass();
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 1 });
    expect(optionIds(t)).toEqual(['bribed-constable:destroy', 'pass']);
  });

  it('bribed-constable: both copies, one each way', () => {
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

  it('bribed-constable: both copies destroyed after the advance', () => {
    const t = preparing({ ...site, track: 1, investigators: 1 }, holding([constable, constable], 1)).pass();
    t.answer('useAbility', { mode: 'destroy' }).answer('useAbility', { mode: 'destroy' });
    expect(t.district('downtown')).toMatchObject({ track: 2, investigators: 0 });
    t.answer('prepare', { ritual: 1 });
    expect(t.decision.needs).toEqual({ power: 1 });
  });

  it('bribed-constable: saved on both costs, it makes Site and Ritual possible that otherwise are not (discard)', () => {
    // Without it: Site 6 + Ritual I 2 = 8. With it: 5 + 1 = 6 of the 6 Initiates.
    const t = preparing({ track: 1 }, holding([constable], 6));
    t.answer('useAbility', { mode: 'discard' });
    expect(optionIds(t)).toEqual(['site', 'ritual-1']);
    const declined = preparing({ track: 1 }, holding([constable], 6))
      .pass()
      .pass();
    expect(optionIds(declined)).toEqual(['site']);
  });

  it('bribed-constable: the same with the destruction', () => {
    const t = preparing({ track: 1 }, holding([constable], 6))
      .pass()
      .answer('useAbility', { mode: 'destroy' });
    expect(optionIds(t)).toEqual(['site', 'ritual-1']);
    expect(t.decision.options).toMatchObject([{ cost: 5 }, { cost: 1 }]);
  });

  it('bribed-constable: both copies for Site and Ritual', () => {
    const t = preparing({ track: 1, investigators: 1 }, holding([constable, constable], 6));
    t.answer('useAbility', { mode: 'discard' });
    const one = preparing({ track: 1, investigators: 1 }, holding([constable, constable], 6));
    one.answer('useAbility', { mode: 'discard' }).pass();
    expect(optionIds(one)).toEqual(['site']);
    t.answer('useAbility', { mode: 'destroy' });
    expect(optionIds(t)).toEqual(['site', 'ritual-1']);
  });

  it('bribed-constable: R6.3 not while another Plan is executed', () => {
    const t = influencing({ investigators: 1 }, holding([constable], 0, { decks: { cthulhu: ['brute'] } }));
    expect(t.kind).toBe('influence');
  });

  it('bribed-constable: R6.2 drawn again, the same copy may be used in the next Preparation', () => {
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

describe('desecration', () => {
  const mixed = rituals(['hastur', 1], ['hastur', 3]);

  it('desecration: R8.4 as the only action it makes Influence available and cannot be declined', () => {
    const t = influencing(mixed, holding(['desecration']));
    expect(t.decision.options).toEqual([{ id: 'desecration', card: 'desecration', keyword: 'influence', zone: 'hand' }]);
    t.answer('useAbility', { card: 'desecration' });
    expect(t.kind).toBe('chooseRitual');
    expect(t.decision.options).toMatchObject([{ cult: 'hastur', level: 1, district: 'downtown' }]);
    expect(t.decision.options).toHaveLength(1);
    t.answer('chooseRitual', { level: 1 });
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
    expect(t.supply('hastur').rituals).toEqual([2, 2, 0]);
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'desecration', from: 'hand' }]);
    expect(t.events('disorganizationReceived')).toEqual([]);
    expect(t.decision.seat).toBe('hastur');
  });

  it('desecration: neither level III nor own Rituals nor other districts', () => {
    const t = turnAt('downtown', rituals(['hastur', 3], ['cthulhu', 1]), holding(['desecration']), {
      northside: rituals(['hastur', 1]),
    });
    expect(refusal(t, 'influence')).toBe('nothingToInfluence R8.4');
  });

  it('desecration: level II of any opponent, of choice', () => {
    const t = influencing(
      rituals(['hastur', 2], ['dagon', 1], ['cthulhu', 2]),
      holding(['desecration'], 0, { seats: ['cthulhu', 'hastur', 'dagon'] }),
    ).answer('useAbility', { card: 'desecration' });
    expect(optionIds(t)).toEqual(['hastur:2@downtown', 'dagon:1@downtown']);
    t.answer('chooseRitual', { cult: 'hastur' });
    expect(t.district('downtown').rituals).toEqual([
      ['dagon', 1],
      ['cthulhu', 2],
    ]);
  });

  it('desecration: a full district still bars the Plan', () => {
    const t = turnAt('downtown', rituals(['hastur', 1], ['hastur', 2], ['hastur', 3]), holding(['desecration']));
    expect(refusal(t, 'influence')).toBe('noRitualField R8.7');
  });

  it('desecration: before the move, and then the rest may be nothing', () => {
    const t = influencing(mixed, holding(['desecration']), { northside: rituals(['cthulhu', 1]) });
    expect(optionIds(t)).toEqual(['desecration', 'pass']);
    t.answer('useAbility', { card: 'desecration' }).answer('chooseRitual', {});
    expect(t.kind).toBe('influence');
    expect(t.decision.min).toBe(0);
    expect(t.decision.legal).toEqual([[], ['northside:1']]);
    t.answer('influence');
    expect(t.decision.seat).toBe('hastur');
    expect(t.district('northside').rituals).toEqual([['cthulhu', 1]]);
  });

  it('desecration: declined before, used after the move', () => {
    const t = influencing(mixed, holding(['desecration']), { northside: rituals(['cthulhu', 1]) }).pass();
    expect(t.decision.min).toBe(1);
    t.answer('influence', { from: 'northside' });
    expect(optionIds(t)).toEqual(['desecration', 'pass']);
    t.answer('useAbility', { card: 'desecration' }).answer('chooseRitual', {});
    expect(t.district('downtown').rituals).toEqual([
      ['hastur', 3],
      ['cthulhu', 2],
    ]);
  });

  it('desecration: after a draw without a move too, also if it was the card drawn', () => {
    const t = influencing(mixed, holding([], 0, { decks: { cthulhu: ['desecration'] } })).answer('influence', { draw: true });
    expect(optionIds(t)).toEqual(['desecration', 'pass']);
    t.pass();
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual(['desecration']);
  });

  it('desecration: used before it opens a field for byakhee', () => {
    const own = { northside: rituals(['cthulhu', 1], ['cthulhu', 2]) };
    const full = rituals(['hastur', 1], ['hastur', 2]);
    const t = influencing(full, holding(['desecration', 'byakhee']), own);
    t.answer('useAbility', { card: 'desecration' }).answer('chooseRitual', { level: 2 });
    t.answer('influence', { level: 1 });
    expect(optionIds(t)).toEqual(['byakhee', 'pass']);
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', {});
    expect(t.district('downtown').rituals).toEqual([
      ['hastur', 1],
      ['cthulhu', 2],
      ['cthulhu', 2],
    ]);
  });

  it("desecration: the NPC's Ritual in solo", () => {
    const t = load({
      seats: ['cthulhu'],
      solo: { npc: 'hastur' },
      phase: 'action',
      hands: { cthulhu: ['desecration'] },
      districts: { downtown: { plans: ['cthulhu'] }, uptown: { plans: ['cthulhu'] } },
    });
    t.answer('takePlan', { plan: 'influence', district: 'downtown' }).answer('useAbility', { card: 'desecration' });
    t.answer('chooseRitual', { cult: 'hastur', level: 2 });
    expect(t.district('downtown').rituals).toEqual([]);
    expect(t.supply('hastur').rituals).toEqual([0, 2, 1]);
  });
});

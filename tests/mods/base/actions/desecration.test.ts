import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { holding, optionIds, refusal, turnAt, influencing, rituals } from '../../../games/cults/rules/plans/r8-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'action',
  cost: 3,
  icons: 'T',
  keyword: 'influence',
  en: ['destroy this card', 'one level I or II Ritual of an opponent', 'full district'],
  pl: ['zniszcz tę kartę', 'jeden Rytuał poziomu I lub II', 'W pełnej dzielnicy'],
};

describeCard('desecration', printed, () => {
  const mixed = rituals(['hastur', 1], ['hastur', 3]);

  it('R8.4 as the only action it makes Influence available and cannot be declined', () => {
    const t = influencing(mixed, holding(['desecration']));
    expect(t.decision.options).toEqual([{ id: 'desecration', card: 'desecration', keyword: 'influence', zone: 'hand' }]);
    t.answer('useAbility', { card: 'desecration' });
    expect(t.kind).toBe('chooseRitual');
    expect(t.decision).toMatchObject({ source: 'desecration', keyword: 'influence' });
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

  it('neither level III nor own Rituals nor other districts', () => {
    const t = turnAt('downtown', rituals(['hastur', 3], ['cthulhu', 1]), holding(['desecration']), {
      northside: rituals(['hastur', 1]),
    });
    expect(refusal(t, 'influence')).toBe('nothingToInfluence R8.4');
  });

  it('level II of any opponent, of choice', () => {
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

  it('a full district still bars the Plan', () => {
    const t = turnAt('downtown', rituals(['hastur', 1], ['hastur', 2], ['hastur', 3]), holding(['desecration']));
    expect(refusal(t, 'influence')).toBe('noRitualField R8.7');
  });

  it('before the move, and then the rest may be nothing', () => {
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

  it('declined before, used after the move', () => {
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

  it('after a draw without a move too, also if it was the card drawn', () => {
    const t = influencing(mixed, holding([], 0, { decks: { cthulhu: ['desecration'] } })).answer('influence', { draw: true });
    expect(optionIds(t)).toEqual(['desecration', 'pass']);
    t.pass();
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual(['desecration']);
  });

  it('used before it opens a field for byakhee', () => {
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

  it("the NPC's Ritual in solo", () => {
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

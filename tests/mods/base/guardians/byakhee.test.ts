import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { holding, optionIds, refusal, turnAt, influencing, rituals } from '../../../games/cults/rules/plans/r8-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'guardian',
  cost: 2,
  icons: 'AA',
  keyword: 'influence',
  en: ['After you move a Ritual with this Plan', 'a second one of yours', 'It is not raised'],
  pl: ['w ramach tego Planu', 'drugi swój Rytuał', 'poziom się nie zmienia'],
};

describeCard('byakhee', printed, () => {
  const three = { northside: rituals(['cthulhu', 1], ['cthulhu', 1]), uptown: rituals(['cthulhu', 2]) };

  it("after this Plan's own move a second own Ritual moves here, not raised; it stays in hand", () => {
    const t = influencing({}, holding(['byakhee']), three);
    expect(t.kind).toBe('influence');
    t.answer('influence', { from: 'northside', level: 1 });
    expect(optionIds(t)).toEqual(['byakhee', 'pass']);
    t.answer('useAbility', { card: 'byakhee', keyword: 'influence', zone: 'hand' });
    expect(t.kind).toBe('moveRitual');
    expect(t.decision.options.map(({ from, level, to }) => [from, level, to])).toEqual([
      ['uptown', 2, 'downtown'],
      ['northside', 1, 'downtown'],
    ]);
    t.answer('moveRitual', { from: 'northside' });
    expect(t.district('downtown').rituals).toEqual([
      ['cthulhu', 2],
      ['cthulhu', 1],
    ]);
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.hand('cthulhu')).toEqual(['byakhee']);
    // R6.2: once per executed Plan, although a third Ritual could move.
    expect(t.decision.seat).toBe('hastur');
  });

  it('may be declined', () => {
    const t = influencing({}, holding(['byakhee']), three)
      .answer('influence', { from: 'uptown' })
      .pass();
    expect(t.decision.seat).toBe('hastur');
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
  });

  it("not without the Plan's own move", () => {
    const t = influencing({}, holding(['byakhee'], 0, { decks: { cthulhu: ['brute'] } }), three);
    t.answer('influence', { draw: true });
    expect(t.decision.seat).toBe('hastur');
  });

  it('after the card drawn with the move, also if it is that card', () => {
    const t = influencing({}, holding([], 0, { decks: { cthulhu: ['byakhee'] } }), three);
    t.answer('influence', { from: 'uptown' }, { draw: true });
    expect(optionIds(t)).toEqual(['byakhee', 'pass']);
  });

  it('needs a field still open after the move', () => {
    const full = influencing(rituals(['hastur', 1], ['hastur', 2]), holding(['byakhee']), three);
    full.answer('influence', { from: 'uptown' });
    expect(full.decision.seat).toBe('hastur');
    const open = influencing(rituals(['hastur', 1]), holding(['byakhee']), three).answer('influence', { from: 'uptown' });
    expect(open.kind).toBe('useAbility');
  });

  it('needs a second own Ritual elsewhere', () => {
    const t = influencing({}, holding(['byakhee']), { northside: rituals(['cthulhu', 1], ['hastur', 1]) });
    t.answer('influence', { from: 'northside' });
    expect(t.decision.seat).toBe('hastur');
  });

  it('R8.4 alone it is no action that makes Influence available', () => {
    const t = turnAt('downtown', rituals(['cthulhu', 1]), holding(['byakhee']));
    expect(refusal(t, 'influence')).toBe('nothingToInfluence R8.4');
  });

  it('R6.2 two copies move two more', () => {
    const t = influencing({}, holding(['byakhee', 'byakhee']), three).answer('influence', { from: 'uptown' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'northside' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'northside' });
    expect(t.district('downtown').rituals).toHaveLength(3);
    expect(t.decision.seat).toBe('hastur');
  });

  it('R6.2 the same copy may be used again in the next Influence Plan', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      ...holding(['byakhee']),
      districts: {
        downtown: { plans: ['cthulhu'] },
        uptown: { plans: ['hastur', 'hastur', 'cthulhu'] },
        northside: rituals(['cthulhu', 1], ['cthulhu', 1]),
      },
    });
    t.answer('takePlan', { plan: 'influence', district: 'downtown' }).answer('influence', { from: 'northside' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'northside' });
    // hastur's markers lie below cthulhu's: cthulhu is on turn again.
    t.answer('takePlan', { plan: 'influence', district: 'uptown' }).answer('influence', { level: 1 });
    expect(t.kind).toBe('useAbility');
    expect(t.offers({ card: 'byakhee' })).toBe(true);
  });
});

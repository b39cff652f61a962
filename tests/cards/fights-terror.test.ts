import { describe, expect, it } from 'vitest';
import type { TestTable } from '../harness';
import { asked, commit, dominance, offered, type Arena } from '../rules/fights';

/** Cthulhu alone with a Ritual III; the Terror needs what exceeds 3. */
const alone = (hand: readonly string[], sanity: number, more: Partial<Arena> = {}): TestTable =>
  dominance({ here: [['cthulhu', 3]], sanity, ...more, hands: { cthulhu: hand } });

const placeAll = (t: TestTable): number => {
  let placed = 0;
  for (; t.kind === 'placeDominance'; placed++) t.session.answer([t.decision.options[0]!.id]);
  return placed;
};

describe('star-spawn', () => {
  it('star-spawn: R10.6 from hand: destroyed for one more Dominance marker here, three without a Confrontation', () => {
    const t = alone(['star-spawn', 'adept'], 2).answer('terror');
    expect(offered(t)).toEqual([{ card: 'star-spawn', keyword: 'terror', zone: 'hand' }, { pass: true }]);
    t.answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(t)).toBe(3);
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(Array(3).fill('cthulhu'));
    expect(t.supply('cthulhu').dominance).toBe(5);
    expect(t.hand('cthulhu')).toEqual(['adept']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toEqual([{ type: 'cardDestroyed', seat: 'cthulhu', card: 'star-spawn', from: 'hand' }]);
  });

  it('star-spawn: two markers after a won Confrontation', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 2,
      hands: { cthulhu: ['star-spawn'] },
    });
    commit(t, 'cthulhu');
    commit(t, 'hastur');
    t.answer('terror').answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(t)).toBe(2);
  });

  it('star-spawn: R10.6 one just spent on this Terror may be destroyed, out of the discard pile', () => {
    const t = alone(['star-spawn', 'whisperer'], 5).answer('terror', { card: 'star-spawn' }, { card: 'whisperer' });
    expect(t.discards('cthulhu')).toEqual(['star-spawn', 'whisperer']);
    expect(offered(t)).toEqual([{ card: 'star-spawn', keyword: 'terror', zone: 'spent' }, { pass: true }]);
    t.answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(t)).toBe(3);
    expect(t.discards('cthulhu')).toEqual(['whisperer']);
    expect(t.events('cardDestroyed').map((event) => event['from'])).toEqual(['discard']);
  });

  it('star-spawn: R6.2 unused it stays where it is and two markers are placed', () => {
    const kept = alone(['star-spawn'], 2).answer('terror').pass();
    expect(placeAll(kept)).toBe(2);
    expect(kept.hand('cthulhu')).toEqual(['star-spawn']);
    const spent = alone(['star-spawn'], 3).answer('terror', { card: 'star-spawn' }).pass();
    expect(placeAll(spent)).toBe(2);
    expect(spent.discards('cthulhu')).toEqual(['star-spawn']);
  });

  it('star-spawn: one in hand and one spent: each gives a marker', () => {
    const t = alone(['star-spawn', 'star-spawn'], 3).answer('terror', { card: 'star-spawn' });
    expect(t.decision.options.map((option) => option['zone'])).toEqual(['hand', 'spent', undefined]);
    t.answer('useAbility', { zone: 'spent' });
    let placed = placeAll(t);
    t.answer('useAbility', { zone: 'hand' });
    placed += placeAll(t);
    expect(placed).toBe(4);
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect([t.hand('cthulhu'), t.discards('cthulhu')]).toEqual([[], []]);
  });

  it('star-spawn: R10.6 one that lay in the discard pile before, or was committed, is not usable', () => {
    const before = alone([], 2, { discards: { cthulhu: ['star-spawn'] } }).answer('terror');
    expect(asked(before)).toBe('cthulhu placeDominance');
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 3,
      hands: { cthulhu: ['star-spawn', 'seer'] },
    });
    commit(t, 'cthulhu', ['star-spawn']);
    commit(t, 'hastur');
    t.answer('terror', { card: 'seer' });
    expect(asked(t)).toBe('cthulhu placeDominance');
  });

  it('star-spawn: R10.1 not without a Terror, R6.3 nor in an opponent’s', () => {
    const passed = alone(['star-spawn'], 2).pass('terror');
    expect(asked(passed)).toBe('hastur takePlan');
    const t = dominance({ here: [['cthulhu', 3]], sanity: 2, hands: { hastur: ['star-spawn'] } }).answer('terror');
    expect(asked(t)).toBe('cthulhu placeDominance');
  });

  it('star-spawn: R10.3 not usable with an empty supply, usable with one marker left', () => {
    const used = { dominanceUptown: Array(4).fill('cthulhu') };
    const none = alone(['star-spawn'], 2, { ...used, dominanceNorthside: Array(4).fill('cthulhu') }).answer('terror');
    expect(asked(none)).toBe('cthulhu removeRitual');
    const one = alone(['star-spawn'], 2, { ...used, dominanceNorthside: Array(3).fill('cthulhu') }).answer('terror');
    one.answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(one)).toBe(1);
  });

  it('star-spawn: R10.4 its marker replaces an opponent’s in a full district, and is not placed if all are one’s own', () => {
    const t = alone(['star-spawn'], 2, { dominance: ['hastur', 'cthulhu', 'cthulhu', 'cthulhu'] }).answer('terror');
    t.answer('useAbility', { card: 'star-spawn' });
    expect(offered(t)).toEqual([{ replace: 'hastur' }, { pass: true }]);
    t.answer('placeDominance', { replace: 'hastur' });
    expect(asked(t)).toBe('cthulhu removeRitual');
    const own = alone(['star-spawn'], 2, { dominance: Array(4).fill('cthulhu') }).answer('terror');
    expect(asked(own)).toBe('cthulhu removeRitual');
    expect(own.hand('cthulhu')).toEqual(['star-spawn']);
  });

  it('star-spawn: R10.5 the Ritual is removed all the same', () => {
    const t = alone(['star-spawn'], 2).answer('terror').answer('useAbility', { card: 'star-spawn' });
    placeAll(t);
    t.answer('removeRitual', { level: 3 });
    expect(t.district('downtown').rituals).toEqual([]);
  });
});

describe('dark-young', () => {
  it('dark-young: R10.5 discarded from hand after the success, no Ritual is removed', () => {
    const t = alone(['dark-young', 'adept'], 2).answer('terror');
    expect(placeAll(t)).toBe(2);
    expect(offered(t)).toEqual([{ card: 'dark-young', keyword: 'terror', zone: 'hand' }, { pass: true }]);
    t.answer('useAbility', { card: 'dark-young' });
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
    expect(t.hand('cthulhu')).toEqual(['adept']);
    expect(t.discards('cthulhu')).toEqual(['dark-young']);
  });

  it('dark-young: R6.2 unused, it stays in hand and a Ritual is removed', () => {
    const t = alone(['dark-young'], 2).answer('terror');
    placeAll(t);
    t.pass().answer('removeRitual', { level: 3 });
    expect(t.hand('cthulhu')).toEqual(['dark-young']);
    expect(t.district('downtown').rituals).toEqual([]);
  });

  it('dark-young: R10.6 one spent on this Terror cannot be used', () => {
    const t = alone(['dark-young'], 4).answer('terror', { card: 'dark-young' });
    placeAll(t);
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('dark-young: R10.6 with one spent, another in hand can', () => {
    const t = alone(['dark-young', 'dark-young'], 4).answer('terror', { card: 'dark-young' });
    placeAll(t);
    expect(offered(t)).toEqual([{ card: 'dark-young', keyword: 'terror', zone: 'hand' }, { pass: true }]);
    t.answer('useAbility', { card: 'dark-young' });
    expect(t.discards('cthulhu')).toEqual(['dark-young', 'dark-young']);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
  });

  it('dark-young: one is enough, a second one is not asked about', () => {
    const t = alone(['dark-young', 'dark-young'], 2).answer('terror');
    placeAll(t);
    t.answer('useAbility', { card: 'dark-young' });
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.hand('cthulhu')).toEqual(['dark-young']);
  });

  it('dark-young: R10.6 a committed one is discarded before the Terror and cannot be used', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 2,
      hands: { cthulhu: ['dark-young'] },
    });
    commit(t, 'cthulhu', ['dark-young']);
    commit(t, 'hastur');
    t.answer('terror');
    placeAll(t);
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('dark-young: works after a won Confrontation and beside a star-spawn', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 3,
      hands: { cthulhu: ['star-spawn', 'dark-young'] },
    });
    commit(t, 'cthulhu');
    commit(t, 'hastur');
    t.answer('terror', { card: 'star-spawn' });
    expect(t.offers({ card: 'dark-young' })).toBe(false);
    t.answer('useAbility', { card: 'star-spawn', zone: 'spent' });
    expect(placeAll(t)).toBe(2);
    t.answer('useAbility', { card: 'dark-young' });
    expect(t.district('downtown')).toMatchObject({ rituals: [['cthulhu', 3]], dominance: ['cthulhu', 'cthulhu'] });
    expect(t.discards('cthulhu')).toEqual(['dark-young']);
  });
});

import { describe, expect, it } from 'vitest';
import { load, type TestTable } from '../../../../harness';
import { asked, dominance, offered } from './fights';

describe('R10.6 what may be used of what was spent', () => {
  it('R10.6 an ability that destroys its card may use one just spent; one that discards it needs the card in hand', () => {
    const t = dominance({ here: [['cthulhu', 3]], sanity: 5, hands: { cthulhu: ['star-spawn', 'dark-young'] } });
    t.answer('terror', { card: 'star-spawn' }, { card: 'dark-young' });
    expect(offered(t)).toEqual([{ card: 'star-spawn', keyword: 'terror', zone: 'spent' }, { pass: true }]);
    t.pass().pass('placeDominance').pass('placeDominance');
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  /** Cthulhu's markers in Downtown (two) and Uptown, Hastur's in Northside. */
  const round = (hand: readonly string[]): TestTable =>
    load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'action',
      districts: {
        downtown: {
          sanity: 2,
          rituals: [
            ['cthulhu', 3],
            ['cthulhu', 1],
          ],
          plans: ['cthulhu', 'cthulhu'],
        },
        uptown: { sanity: 1, rituals: [['cthulhu', 2]], plans: ['cthulhu'] },
        northside: { plans: ['hastur', 'hastur', 'hastur'] },
      },
      hands: { cthulhu: hand, hastur: [] },
    });
  const dominate = (t: TestTable, district: string): TestTable => t.answer('takePlan', { district, plan: 'dominance' });
  const hasturBluffs = (t: TestTable): TestTable =>
    t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
  const placeNone = (t: TestTable): TestTable => t.pass('placeDominance').pass('placeDominance');

  it('R10.6 what was spent on an earlier Terror is spent no longer', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'action',
      districts: {
        downtown: { sanity: 3, rituals: [['cthulhu', 3]], plans: ['cthulhu'] },
        uptown: { sanity: 1, rituals: [['cthulhu', 2]], plans: ['cthulhu'] },
        northside: { plans: ['hastur', 'hastur'] },
      },
      hands: { cthulhu: ['star-spawn'], hastur: [] },
    });
    placeNone(dominate(t, 'downtown').answer('terror', { card: 'star-spawn' }).pass()).answer('removeRitual', { level: 3 });
    dominate(hasturBluffs(t), 'uptown').answer('terror');
    expect(t.discards('cthulhu')).toEqual(['star-spawn']);
    expect(asked(t)).toBe('cthulhu placeDominance');
  });

  it('R10.5 a Ritual kept in one Terror is due again in the next', () => {
    const t = round(['dark-young']);
    placeNone(dominate(t, 'downtown').answer('terror')).answer('useAbility', { card: 'dark-young' });
    placeNone(dominate(hasturBluffs(t), 'uptown').answer('terror'));
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('R6.2 R10.6 a card drawn again may be used in the next Terror: every Terror is an opportunity of its own', () => {
    const t = round(['dark-young']);
    placeNone(dominate(t, 'downtown').answer('terror')).answer('useAbility', { card: 'dark-young' });
    hasturBluffs(t).answer('takePlan', { district: 'uptown', plan: 'influence' }).answer('influence', { draw: true });
    expect(t.hand('cthulhu')).toEqual(['dark-young']);
    placeNone(dominate(hasturBluffs(t), 'downtown').answer('terror'));
    expect(offered(t)).toEqual([{ card: 'dark-young', keyword: 'terror', zone: 'hand' }, { pass: true }]);
  });
});

import { expect, it } from 'vitest';
import { asked, commit, dominance, offered } from '../../../games/cults/rules/fight/fights';
import { many } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { alone, placeAll } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 4,
  icons: 'ATT',
  keyword: 'terror',
  en: ['Destroy this card', 'place a Dominance marker in this district'],
  pl: ['Zniszcz tę kartę', 'umieść w tej dzielnicy Znacznik Dominacji'],
};

describeCard('star-spawn', printed, () => {
  it('R10.6 from hand: destroyed for one more Dominance marker here, three without a Confrontation', () => {
    const t = alone(['star-spawn', 'adept'], 2).answer('terror');
    expect(offered(t)).toEqual([{ card: 'star-spawn', keyword: 'terror', zone: 'hand' }, { pass: true }]);
    t.answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(t)).toBe(3);
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(many('cthulhu', 3));
    expect(t.supply('cthulhu').dominance).toBe(5);
    expect(t.hand('cthulhu')).toEqual(['adept']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toEqual([{ type: 'cardDestroyed', seat: 'cthulhu', card: 'star-spawn', from: 'hand' }]);
  });

  it('two markers after a won Confrontation', () => {
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

  it('R10.6 one just spent on this Terror may be destroyed, out of the discard pile', () => {
    const t = alone(['star-spawn', 'whisperer'], 5).answer('terror', { card: 'star-spawn' }, { card: 'whisperer' });
    expect(t.discards('cthulhu')).toEqual(['star-spawn', 'whisperer']);
    expect(offered(t)).toEqual([{ card: 'star-spawn', keyword: 'terror', zone: 'spent' }, { pass: true }]);
    t.answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(t)).toBe(3);
    expect(t.discards('cthulhu')).toEqual(['whisperer']);
    expect(t.events('cardDestroyed').map((event) => event['from'])).toEqual(['discard']);
  });

  it('R6.2 unused it stays where it is and two markers are placed', () => {
    const kept = alone(['star-spawn'], 2).answer('terror').pass();
    expect(placeAll(kept)).toBe(2);
    expect(kept.hand('cthulhu')).toEqual(['star-spawn']);
    const spent = alone(['star-spawn'], 3).answer('terror', { card: 'star-spawn' }).pass();
    expect(placeAll(spent)).toBe(2);
    expect(spent.discards('cthulhu')).toEqual(['star-spawn']);
  });

  it('one in hand and one spent: each gives a marker', () => {
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

  it('R10.6 one that lay in the discard pile before, or was committed, is not usable', () => {
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

  it('R10.1 not without a Terror, R6.3 nor in an opponent’s', () => {
    const passed = alone(['star-spawn'], 2).pass('terror');
    expect(asked(passed)).toBe('hastur takePlan');
    const t = dominance({ here: [['cthulhu', 3]], sanity: 2, hands: { hastur: ['star-spawn'] } }).answer('terror');
    expect(asked(t)).toBe('cthulhu placeDominance');
  });

  it('R10.3 not usable with an empty supply, usable with one marker left', () => {
    const used = { dominanceUptown: many('cthulhu', 4) };
    const none = alone(['star-spawn'], 2, { ...used, dominanceNorthside: many('cthulhu', 4) }).answer('terror');
    expect(asked(none)).toBe('cthulhu removeRitual');
    const one = alone(['star-spawn'], 2, { ...used, dominanceNorthside: many('cthulhu', 3) }).answer('terror');
    one.answer('useAbility', { card: 'star-spawn' });
    expect(placeAll(one)).toBe(1);
  });

  it('R10.4 its marker replaces an opponent’s in a full district, and is not placed if all are one’s own', () => {
    const t = alone(['star-spawn'], 2, { dominance: ['hastur', 'cthulhu', 'cthulhu', 'cthulhu'] }).answer('terror');
    t.answer('useAbility', { card: 'star-spawn' });
    expect(offered(t)).toEqual([{ replace: 'hastur', district: 'downtown', at: 0, markers: 4 }, { pass: true }]);
    t.answer('placeDominance', { replace: 'hastur' });
    expect(asked(t)).toBe('cthulhu removeRitual');
    const own = alone(['star-spawn'], 2, { dominance: many('cthulhu', 4) }).answer('terror');
    expect(asked(own)).toBe('cthulhu removeRitual');
    expect(own.hand('cthulhu')).toEqual(['star-spawn']);
  });

  it('R10.5 the Ritual is removed all the same', () => {
    const t = alone(['star-spawn'], 2).answer('terror').answer('useAbility', { card: 'star-spawn' });
    placeAll(t);
    t.answer('removeRitual', { level: 3 });
    expect(t.district('downtown').rituals).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { codeOf, ruleOf, type TestTable } from '../../../../harness';
import { asked, commit, commitNothing, dominance, offered } from './fights';
import { THREE } from '../seats';

describe('R10.1 whose Terror', () => {
  it('R10.1 without a Confrontation the player of the Dominance may attempt it', () => {
    expect(asked(dominance({ here: [['cthulhu', 1]], sanity: 0 }))).toBe('cthulhu terror');
  });

  it('R10.1 after a won Confrontation too', () => {
    const t = dominance({
      here: [
        ['cthulhu', 2],
        ['hastur', 1],
      ],
      sanity: 1,
    });
    expect(asked(commitNothing(t, 'cthulhu', 'hastur'))).toBe('cthulhu terror');
    expect(t.view('hastur')['turn']).toMatchObject({ seat: 'cthulhu', plan: 'dominance', fought: 'won' });
  });

  it('R10.1 not after a lost one, and the winning opponent has none either', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 2],
        ['hastur', 3],
        ['dagon', 1],
      ],
      sanity: 0,
      tokens: { cthulhu: { freak: 9 }, hastur: { freak: 9 } },
    });
    commitNothing(t, ...THREE);
    expect(t.kind).toBe('takePlan');
    expect(t.district('downtown').dominance).toEqual([]);
  });

  it('R10.1 not after a tie', () => {
    const t = dominance({
      here: [
        ['cthulhu', 2],
        ['hastur', 2],
      ],
      sanity: 0,
      tokens: { cthulhu: { freak: 9 } },
    });
    commitNothing(t, 'cthulhu', 'hastur');
    expect(t.kind).toBe('takePlan');
  });

  it('R10.1 it is optional: who passes spends nothing, places nothing and removes no Ritual', () => {
    const t = dominance({
      here: [['cthulhu', 3]],
      sanity: 3,
      hands: { cthulhu: ['whisperer', 'star-spawn', 'dark-young'] },
      tokens: { cthulhu: { freak: 1 } },
    });
    t.pass('terror');
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.hand('cthulhu')).toEqual(['whisperer', 'star-spawn', 'dark-young']);
    expect(t.tokens('cthulhu')['freak']).toBe(1);
    expect(t.district('downtown')).toMatchObject({ dominance: [], rituals: [['cthulhu', 3]] });
    expect(t.events('terrorSucceeded')).toHaveLength(0);
  });
});

describe('R10.2 how much', () => {
  it('R10.2 Rituals equal to Sanity do not suffice: one more is needed; greater, nothing is', () => {
    const needs = (sanity: number, investigators = 0): unknown =>
      dominance({ here: [['cthulhu', 3]], sanity, investigators, tokens: { cthulhu: { freak: 5 } } }).decision.needs;
    expect(needs(2)).toEqual({ terror: 0 });
    expect(needs(3)).toEqual({ terror: 1 });
    expect(needs(2, 1)).toEqual({ terror: 1 });
    expect(needs(4, 2)).toEqual({ terror: 4 });
    expect(needs(0)).toEqual({ terror: 0 });
  });

  it('R10.2 own Rituals here count, neither those elsewhere nor those of others', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
        ['hastur', 1],
      ],
      uptown: [['cthulhu', 3]],
      sanity: 5,
      tokens: { cthulhu: { freak: 3 } },
    });
    commitNothing(t, 'cthulhu', 'hastur');
    expect(t.decision.needs).toEqual({ terror: 3 });
  });

  it('R10.2 it may be attempted only if it can succeed: exactly enough is asked, one too little is not', () => {
    const arena = {
      here: [['cthulhu', 1]] as const,
      hands: { cthulhu: ['whisperer', 'seer'] },
      tokens: { cthulhu: { freak: 1 } },
    };
    expect(asked(dominance({ ...arena, sanity: 4 }))).toBe('cthulhu terror');
    expect(asked(dominance({ ...arena, sanity: 5 }))).toBe('hastur takePlan');
    expect(asked(dominance({ ...arena, sanity: 4, investigators: 1 }))).toBe('hastur takePlan');
  });

  it('R10.2 only hand cards with Terror icons and Freaks are on offer, each with what it gives, and pass', () => {
    const t = dominance({
      here: [['cthulhu', 3]],
      sanity: 5,
      hands: { cthulhu: ['adept', 'whisperer', 'brute', 'seer', 'whisperer'] },
      discards: { cthulhu: ['whisperer'] },
      tokens: { cthulhu: { thug: 4, initiate: 4, freak: 2 } },
    });
    expect(offered(t)).toEqual([
      { card: 'whisperer', terror: 2 },
      { card: 'seer', terror: 1 },
      { card: 'whisperer', terror: 2 },
      { token: 'freak', terror: 1 },
      { token: 'freak', terror: 1 },
      { pass: true },
    ]);
  });

  it('R10.2 what is spent must make it succeed, with nothing superfluous, and pass stands alone', () => {
    const t = dominance({
      here: [['cthulhu', 3]],
      sanity: 5,
      hands: { cthulhu: ['whisperer', 'seer', 'whisperer'] },
      tokens: { cthulhu: { freak: 2 } },
    });
    expect(t.decision.needs).toEqual({ terror: 3 });
    const say = (...ids: string[]): string => codeOf(() => t.session.answer(ids));
    for (const ids of [[], ['whisperer'], ['seer', 'freak']]) expect(say(...ids)).toBe('tooLittle');
    expect(say('whisperer', 'whisperer#2', 'seer')).toBe('superfluous');
    expect(say('whisperer', 'seer', 'freak')).toBe('superfluous');
    expect(say('whisperer', 'seer', 'pass')).toBe('passStandsAlone');
    expect(ruleOf(() => t.session.answer(['whisperer']))).toBe('R10.2');
    expect(ruleOf(() => t.session.answer(['whisperer', 'seer', 'freak']))).toBe('R6.9');
    expect(t.hand('cthulhu')).toHaveLength(3);
    expect(t.decision.legal).toEqual([
      ['whisperer', 'seer'],
      ['whisperer', 'whisperer#2'],
      ['whisperer', 'freak'],
      ['whisperer', 'freak#2'],
      ['seer', 'whisperer#2'],
      ['seer', 'freak', 'freak#2'],
      ['whisperer#2', 'freak'],
      ['whisperer#2', 'freak#2'],
      ['pass'],
    ]);
  });

  it('R10.2 cards are discarded and Freaks returned', () => {
    const t = dominance({
      here: [['cthulhu', 3]],
      sanity: 5,
      hands: { cthulhu: ['whisperer', 'seer'] },
      tokens: { cthulhu: { freak: 2 } },
    });
    t.answer('terror', { card: 'whisperer' }, { token: 'freak' });
    expect(t.hand('cthulhu')).toEqual(['seer']);
    expect(t.discards('cthulhu')).toEqual(['whisperer']);
    expect(t.tokens('cthulhu')['freak']).toBe(1);
    expect(t.events('tokensReturned')).toEqual([
      { type: 'tokensReturned', seat: 'cthulhu', token: 'freak', count: 1, why: 'terror' },
    ]);
    expect(t.events('terrorSucceeded')).toEqual([
      { type: 'terrorSucceeded', seat: 'cthulhu', district: 'downtown', sanity: 5, cards: 1, freaks: 1 },
    ]);
  });

  it('R10.2 with Rituals alone the answer is [], and any card or Freak is superfluous', () => {
    const t = dominance({
      here: [['cthulhu', 3]],
      sanity: 2,
      hands: { cthulhu: ['whisperer'] },
      tokens: { cthulhu: { freak: 1 } },
    });
    expect(t.decision.legal).toEqual([[], ['pass']]);
    expect(codeOf(() => t.session.answer(['whisperer']))).toBe('superfluous');
    expect(codeOf(() => t.session.answer(['freak']))).toBe('superfluous');
    t.answer('terror');
    expect(asked(t)).toBe('cthulhu placeDominance');
    expect(t.hand('cthulhu')).toEqual(['whisperer']);
    expect(t.tokens('cthulhu')['freak']).toBe(1);
  });

  it('mass-hysteria: R10.2 Sanity counts 1 less, at least 1', () => {
    const needs = (sanity: number, investigators: number, city?: string): unknown =>
      dominance({
        here: [['cthulhu', 1]],
        sanity,
        investigators,
        tokens: { cthulhu: { freak: 9 } },
        ...(city === undefined ? {} : { city }),
      }).decision.needs;
    expect(needs(3, 1)).toEqual({ terror: 4 });
    expect(needs(3, 1, 'mass-hysteria')).toEqual({ terror: 3 });
    expect(needs(2, 0, 'mass-hysteria')).toEqual({ terror: 1 });
    expect(needs(1, 0, 'mass-hysteria')).toEqual({ terror: 1 });
  });

  it('mass-hysteria: R10.2 makes possible what would fall one short', () => {
    const arena = { here: [['cthulhu', 3]] as const, sanity: 3 };
    expect(asked(dominance(arena))).toBe('hastur takePlan');
    expect(asked(dominance({ ...arena, city: 'mass-hysteria' }))).toBe('cthulhu terror');
  });
});

describe('R10.3 the markers', () => {
  const unopposed = (more: object = {}): TestTable => dominance({ here: [['cthulhu', 3]], sanity: 2, ...more }).answer('terror');
  const fought = (more: object = {}): TestTable => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 2,
      ...more,
    });
    return commitNothing(t, 'cthulhu', 'hastur').answer('terror');
  };

  it('R10.3 without a Confrontation 2 markers from supply, one at a time', () => {
    const t = unopposed();
    expect(offered(t)).toEqual([{ field: 1, district: 'downtown', at: 0, markers: 1 }, { pass: true }]);
    t.answer('placeDominance', { field: 1 });
    expect(t.district('downtown').dominance).toEqual(['cthulhu']);
    expect(offered(t)).toEqual([{ field: 2, district: 'downtown', at: 1, markers: 2 }, { pass: true }]);
    t.answer('placeDominance', { field: 2 });
    expect(t.district('downtown').dominance).toEqual(['cthulhu', 'cthulhu']);
    expect(t.supply('cthulhu').dominance).toBe(6);
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('R10.3 after a Confrontation 1 marker', () => {
    const t = fought().answer('placeDominance', { field: 1 });
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(['cthulhu']);
    expect(t.supply('cthulhu').dominance).toBe(7);
  });

  it('R10.3 opponents who could have opposed and passed make no Confrontation: 2 markers', () => {
    const t = dominance({ here: [['cthulhu', 3]], uptown: [['hastur', 1]], sanity: 2 })
      .pass('oppose')
      .answer('terror');
    t.answer('placeDominance', { field: 1 }).answer('placeDominance', { field: 2 });
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('R10.3 each is optional: declining one leaves the other', () => {
    const first = unopposed().pass('placeDominance');
    expect(offered(first)).toEqual([{ field: 1, district: 'downtown', at: 0, markers: 1 }, { pass: true }]);
    first.answer('placeDominance', { field: 1 });
    expect(asked(first)).toBe('cthulhu removeRitual');
    expect(first.district('downtown').dominance).toEqual(['cthulhu']);
    const none = unopposed().pass('placeDominance').pass('placeDominance');
    expect(asked(none)).toBe('cthulhu removeRitual');
    expect(none.district('downtown').dominance).toEqual([]);
    expect(none.supply('cthulhu').dominance).toBe(8);
  });

  const EIGHT = { dominanceUptown: Array(4).fill('cthulhu'), dominanceNorthside: Array(4).fill('cthulhu') };

  it('R10.3 an empty supply places none and is still a success', () => {
    const t = unopposed(EIGHT);
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.events('terrorSucceeded')).toHaveLength(1);
    expect(t.district('downtown').dominance).toEqual([]);
    t.answer('removeRitual', { level: 3 });
    expect(t.supply('cthulhu').rituals).toEqual([2, 2, 1]);
  });

  it('R10.3 an empty supply may not replace an opponent either', () => {
    const t = unopposed({ ...EIGHT, dominance: Array(4).fill('hastur') });
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(Array(4).fill('hastur'));
  });

  it('R10.3 the last marker in supply is placed, a second one is not asked for', () => {
    const t = unopposed({ ...EIGHT, dominanceNorthside: Array(3).fill('cthulhu') });
    t.answer('placeDominance', { field: 1 });
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.supply('cthulhu').dominance).toBe(0);
  });

  it('R10.3 the numbers are rules that a card may change, each for its own case', () => {
    const change = (number: string, set: number) => ({ modifiers: [{ number, set, lasts: 'round' }] });
    expect(asked(unopposed(change('dominanceUnopposed', 0)))).toBe('cthulhu removeRitual');
    expect(asked(unopposed(change('dominanceWon', 0)))).toBe('cthulhu placeDominance');
    expect(asked(fought(change('dominanceWon', 0)))).toBe('cthulhu removeRitual');
    const two = fought(change('dominanceWon', 2)).answer('placeDominance', { field: 1 });
    expect(asked(two)).toBe('cthulhu placeDominance');
  });
});

describe('R10.4 a full district', () => {
  const at = (dominanceHere: readonly string[], seats = THREE): TestTable =>
    dominance({ seats, here: [['cthulhu', 3]], sanity: 2, dominance: dominanceHere }).answer('terror');

  it('R10.4 the marker replaces an opponent marker of choice, which goes back to its owner; one choice per opponent', () => {
    const t = at(['hastur', 'cthulhu', 'dagon', 'hastur']);
    expect(offered(t)).toEqual([
      { replace: 'hastur', district: 'downtown', at: 0, markers: 2 },
      { replace: 'dagon', district: 'downtown', at: 2, markers: 2 },
      { pass: true },
    ]);
    expect([t.supply('hastur').dominance, t.supply('dagon').dominance]).toEqual([6, 7]);
    t.answer('placeDominance', { replace: 'dagon' });
    expect(t.district('downtown').dominance).toEqual(['hastur', 'cthulhu', 'cthulhu', 'hastur']);
    expect([t.supply('hastur').dominance, t.supply('dagon').dominance]).toEqual([6, 8]);
    expect(t.supply('cthulhu').dominance).toBe(6);
    expect(offered(t)).toEqual([{ replace: 'hastur', district: 'downtown', at: 0, markers: 3 }, { pass: true }]);
    t.answer('placeDominance', { replace: 'hastur' });
    expect(t.district('downtown').dominance.filter((cult) => cult === 'hastur')).toHaveLength(1);
    expect(t.events('dominanceReplaced').map((event) => event['rival'])).toEqual(['dagon', 'hastur']);
  });

  it('R10.4 whoever sits first may be replaced like anybody else', () => {
    const t = dominance({ active: 'hastur', here: [['hastur', 3]], sanity: 2, dominance: Array(4).fill('cthulhu') });
    t.answer('terror');
    expect(offered(t)).toEqual([{ replace: 'cthulhu', district: 'downtown', at: 0, markers: 1 }, { pass: true }]);
    t.answer('placeDominance', { replace: 'cthulhu' });
    expect(t.district('downtown').dominance).toEqual(['hastur', 'cthulhu', 'cthulhu', 'cthulhu']);
    expect([t.supply('cthulhu').dominance, t.supply('hastur').dominance]).toEqual([5, 7]);
  });

  it('R10.4 replacing is optional too', () => {
    const t = at(Array(4).fill('hastur')).pass('placeDominance').pass('placeDominance');
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(Array(4).fill('hastur'));
  });

  it('R10.4 as long as a field is free nobody is replaced; the fourth field is the last', () => {
    const t = at(['hastur', 'hastur', 'dagon']);
    expect(offered(t)).toEqual([{ field: 4, district: 'downtown', at: 3, markers: 1 }, { pass: true }]);
    t.answer('placeDominance', { field: 4 });
    expect(offered(t)).toEqual([
      { replace: 'hastur', district: 'downtown', at: 0, markers: 2 },
      { replace: 'dagon', district: 'downtown', at: 2, markers: 2 },
      { pass: true },
    ]);
  });

  it('R10.4 if all are one’s own it is not placed; the Terror was a success all the same', () => {
    const t = at(Array(4).fill('cthulhu'));
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(Array(4).fill('cthulhu'));
    expect(t.supply('cthulhu').dominance).toBe(4);
  });

  it('R10.4 with the last opponent marker replaced, the second marker is not asked for', () => {
    const t = at(['cthulhu', 'cthulhu', 'hastur', 'cthulhu']).answer('placeDominance', { replace: 'hastur' });
    expect(asked(t)).toBe('cthulhu removeRitual');
    expect(t.district('downtown').dominance).toEqual(Array(4).fill('cthulhu'));
  });
});

describe('R10.5 the price', () => {
  it('R10.5 one own Ritual of choice from this district returns to supply, and only one', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
        ['cthulhu', 1],
      ],
      uptown: [['cthulhu', 3]],
      sanity: 3,
    });
    t.answer('terror').pass('placeDominance').pass('placeDominance');
    expect(offered(t)).toEqual([
      { level: 1, district: 'downtown', at: 0, keeps: [2, 1] },
      { level: 2, district: 'downtown', at: 1, keeps: [1, 1] },
      { level: 1, district: 'downtown', at: 0, keeps: [2, 1] },
    ]);
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    t.answer('removeRitual', { level: 2 });
    expect(t.district('downtown').rituals).toEqual([
      ['cthulhu', 1],
      ['cthulhu', 1],
    ]);
    expect(t.supply('cthulhu').rituals).toEqual([0, 2, 0]);
    expect(asked(t)).toBe('hastur takePlan');
  });

  it('R10.5 it is due after a Confrontation too, and with a single Ritual', () => {
    const t = dominance({
      here: [
        ['cthulhu', 2],
        ['hastur', 1],
      ],
      sanity: 1,
    });
    commit(t, 'cthulhu');
    commit(t, 'hastur');
    t.answer('terror').answer('placeDominance', { field: 1 });
    expect(offered(t)).toEqual([{ level: 2, district: 'downtown', at: 0, keeps: [] }]);
    t.answer('removeRitual', { level: 2 });
    expect(t.district('downtown')).toMatchObject({ rituals: [], dominance: ['cthulhu'] });
  });
});

import { describe, expect, it } from 'vitest';
import { begin, codeOf, load } from '../../../harness';
import { cults, offered, players, refusal } from './seats';

type Rituals = [string, number][];
const RITUALS: Rituals = [
  ['hastur', 1],
  ['hastur', 1],
  ['hastur', 2],
  ['hastur', 2],
  ['cthulhu', 1],
  ['cthulhu', 1],
];
const FULL = [
  [2, 3],
  [3, 4],
  [4, 5],
] as const;

/** The first player's turn in Downtown with a Cult Site and much Power; the second has markers elsewhere. */
const turn = (seats: string[], downtown: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  load({
    seats,
    round: 2,
    phase: 'action',
    districts: { downtown: { plans: ['cthulhu'], ...downtown }, northside: { plans: ['hastur'] } },
    tokens: { cthulhu: { initiate: 9 } },
    ...rest,
  });

describe('R3 The board', () => {
  it.each(FULL)('R3.2 with %i players a district has %i Ritual fields', (count, fields) => {
    const board = (rituals: Rituals) => turn(cults(count), { sites: ['cthulhu'], rituals });
    const full = board(RITUALS.slice(0, fields));
    expect(full.offers({ plan: 'preparation' })).toBe(false);
    expect(refusal(full, 'preparation')).toBe('noRitualField');
    expect(board(RITUALS.slice(0, fields - 1)).offers({ plan: 'preparation' })).toBe(true);
    expect(codeOf(() => board(RITUALS.slice(0, fields + 1)))).toBe('tooManyRituals');
  });

  it('R3.2 solo has the fields of two players', () => {
    const board = (rituals: Rituals) =>
      load({ seats: ['cthulhu'], solo: { npc: 'hastur' }, phase: 'planning', districts: { downtown: { rituals } } });
    const ofNpc: Rituals = [
      ['hastur', 2],
      ['cthulhu', 1],
      ['cthulhu', 1],
      ['cthulhu', 2],
    ];
    expect(board(ofNpc.slice(0, 3)).kind).toBe('placePlan');
    expect(codeOf(() => board(ofNpc))).toBe('tooManyRituals');
  });

  it('R3.2 one Cult Site field for each player', () => {
    const sites = (...all: string[]) => turn(cults(2), { sites: all });
    expect(sites('cthulhu', 'hastur').district('downtown').sites).toEqual(['cthulhu', 'hastur']);
    expect(codeOf(() => sites('cthulhu', 'cthulhu'))).toBe('siteTwice');
    const second = sites('cthulhu', 'hastur').answer('takePlan', { plan: 'preparation' });
    expect(second.offers({ site: true })).toBe(false);
    expect(refusal(second, 'site')).toBe('siteAlreadyHere');
    expect(sites('hastur').answer('takePlan', { plan: 'preparation' }).offers({ site: true })).toBe(true);
  });

  it('R3.2 a Guardian field takes a Guardian stack and an Action field an Action stack', () => {
    const stack = (kind: string, card: string) => codeOf(() => turn(cults(2), { [kind]: { card } }));
    expect(stack('guardian', 'byakhee')).toBe('nothing was thrown');
    expect(stack('action', 'safe-house')).toBe('nothing was thrown');
    expect(stack('guardian', 'safe-house')).toBe('wrongKind');
    expect(stack('action', 'byakhee')).toBe('wrongKind');
    expect(stack('action', 'adept')).toBe('wrongKind');
  });

  it('R3.2 four Dominance fields', () => {
    const markers = (count: number) => turn(cults(2), { dominance: Array.from({ length: count }, () => 'hastur') });
    expect(markers(4).district('downtown').dominance.length).toBe(4);
    expect(codeOf(() => markers(5))).toBe('tooManyDominance');
  });

  it('R3.3 no Ritual comes into a district whose fields are full: not by Influence, not to oppose', () => {
    const board = (downtown: Rituals) => ({
      downtown: { plans: ['cthulhu'], rituals: downtown },
      uptown: {
        rituals: [
          ['cthulhu', 2],
          ['hastur', 3],
        ],
      },
      northside: { plans: ['hastur'] },
    });
    const full = turn(
      cults(2),
      {},
      {
        districts: board([
          ['cthulhu', 1],
          ['hastur', 1],
          ['hastur', 2],
        ]),
      },
    );
    expect(full.offers({ plan: 'influence' })).toBe(false);
    expect(refusal(full, 'influence')).toBe('noRitualField');
    expect(full.answer('takePlan', { plan: 'dominance' }).kind).toBe('commit');
    const free = turn(
      cults(2),
      {},
      {
        districts: board([
          ['cthulhu', 1],
          ['hastur', 1],
        ]),
      },
    );
    expect(free.offers({ plan: 'influence' })).toBe(true);
    expect(free.answer('takePlan', { plan: 'dominance' }).kind).toBe('oppose');
  });

  it.each([2, 3, 4])('R3.4 with %i players a new Investigator starts on the field of that number', (count) => {
    const raid = (track?: number) =>
      load({
        seats: cults(count),
        round: 2,
        phase: 'city',
        city: { deck: ['police-raid'] },
        districts: { downtown: track === undefined ? {} : { track } },
      });
    expect(begin({ seats: players(count) }).district('downtown')).toMatchObject({ track: count, investigators: 0 });
    expect(raid().district('downtown')).toMatchObject({ track: count - 1, investigators: 0 });
    const arrived = raid(1);
    expect(arrived.district('downtown')).toMatchObject({ track: count, investigators: 1 });
    expect(arrived.district('uptown')).toMatchObject({ track: count, investigators: 0 });
    const moves = arrived.session.events.filter((event) => event.type.startsWith('investigator'));
    expect(moves).toEqual([
      { type: 'investigatorArrived', district: 'downtown', investigators: 1, sanity: 3 + 1 },
      { type: 'investigatorPlaced', district: 'downtown', field: count },
    ]);
  });

  it('R3.4 one field down at a time: 4, 3, 2, 1 and then the district', () => {
    const after = (track: number) =>
      load({
        seats: cults(4),
        round: 2,
        phase: 'city',
        city: { deck: ['police-raid'] },
        districts: { downtown: { track } },
      }).district('downtown');
    expect([4, 3, 2].map((track) => [after(track).track, after(track).investigators])).toEqual([
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    expect([after(1).track, after(1).investigators]).toEqual([4, 1]);
    expect(codeOf(() => after(5))).toBe('outOfRange');
  });

  it('R3.4 solo starts on field 2', () => {
    const t = load({
      seats: ['cthulhu'],
      solo: { npc: 'dagon' },
      round: 2,
      phase: 'city',
      city: { deck: ['police-raid'] },
      districts: { downtown: { track: 1 } },
    });
    expect(t.district('downtown')).toMatchObject({ track: 2, investigators: 1 });
    expect(t.district('uptown')).toMatchObject({ track: 2, investigators: 0 });
  });

  it('R3.5 Investigators on the track count for nothing, arrived ones do', () => {
    const costs = (investigators: number, track: number) => {
      const t = turn(cults(2), { sites: ['cthulhu'], investigators, track }).answer('takePlan', { plan: 'augmentation' });
      return t.decision.options.map((option) => option['cost']);
    };
    expect(costs(0, 1)).toEqual([3, 3]);
    expect(costs(0, 2)).toEqual([3, 3]);
    expect(costs(1, 1)).toEqual([4, 4]);
    expect(costs(3, 2)).toEqual([6, 6]);
  });

  it('R3.6 current Sanity is the token plus the Investigators in the district', () => {
    const needs = (sanity: number, investigators: number) => {
      const tokens = { cthulhu: { freak: 9 } };
      const t = turn(cults(2), { rituals: [['cthulhu', 3]], sanity, investigators, track: 1 }, { tokens });
      return t.answer('takePlan', { plan: 'dominance' }).decision.needs;
    };
    expect(needs(3, 0)).toEqual({ terror: 1 });
    expect(needs(3, 2)).toEqual({ terror: 3 });
    expect(needs(5, 2)).toEqual({ terror: 5 });
    expect(needs(2, 0)).toEqual({ terror: 0 });
  });

  it('R3.7 Rivertown is closed with two and three players and in solo, nothing with four', () => {
    const open = ['downtown', 'uptown', 'northside'];
    for (const count of [2, 3]) {
      const t = begin({ seats: players(count) });
      expect(t.view()['closed']).toBe('rivertown');
      expect(offered(t)).toEqual(open);
      expect(offered(t.until('placePlan'))).toEqual(open);
    }
    expect(offered(begin({ seats: players(1), solo: { npc: 'dagon' } }))).toEqual(open);
    const four = begin({ seats: players(4) });
    expect(four.view()['closed']).toBeUndefined();
    expect(offered(four.until('placePlan'))).toEqual(['downtown', 'rivertown', 'uptown', 'northside']);
  });

  it('R3.7 two and three players may close another one; four none, solo no other', () => {
    for (const count of [2, 3]) {
      const t = begin({ seats: players(count), closed: 'downtown' });
      expect(offered(t)).toEqual(['rivertown', 'uptown', 'northside']);
      expect(t.district('downtown')).toBeUndefined();
      expect(t.district('rivertown')).toMatchObject({ guardian: { card: 'nightgaunt' }, action: { card: 'desecration' } });
    }
    expect(codeOf(() => begin({ seats: players(4), closed: 'uptown' }))).toBe('nothingClosedWithFour');
    expect(begin({ seats: players(4), closed: null }).view()['closed']).toBeUndefined();
    expect(codeOf(() => begin({ seats: players(2), closed: 'innsmouth' }))).toBe('unknownDistrict');
    const solo = (closed: string) => begin({ seats: players(1), solo: { npc: 'dagon' }, closed });
    expect(codeOf(() => solo('downtown'))).toBe('soloClosesRivertown');
    expect(solo('rivertown').view()['closed']).toBe('rivertown');
  });

  it('R3.7 nothing may stand in a closed district', () => {
    const there = (thing: Record<string, unknown>) =>
      codeOf(() => load({ seats: cults(2), phase: 'planning', districts: { rivertown: thing } }));
    expect(there({ rituals: [['cthulhu', 1]] })).toBe('districtClosed');
    expect(there({ sites: ['cthulhu'] })).toBe('districtClosed');
    expect(there({ dominance: ['cthulhu'] })).toBe('districtClosed');
    expect(there({ plans: ['cthulhu'] })).toBe('districtClosed');
    expect(there({ investigators: 1 })).toBe('districtClosed');
    expect(there({ track: 2 })).toBe('districtClosed');
    expect(there({ rituals: [], investigators: 0 })).toBe('nothing was thrown');
  });

  it('R3.7 effects that name the closed district are ignored for it alone', () => {
    const reveal = (deck: string[], closed: string) => load({ seats: cults(2), round: 2, phase: 'city', city: { deck }, closed });
    const strike = reveal(['dock-strike'], 'rivertown');
    expect(strike.session.events.filter((event) => event.type.startsWith('investigator'))).toEqual([
      { type: 'investigatorAdvanced', district: 'downtown', field: 1 },
    ]);
    const other = reveal(['dock-strike'], 'downtown');
    expect(other.district('rivertown').track).toBe(1);
    expect(other.events('investigatorAdvanced').length).toBe(1);
    expect(offered(reveal(['witch-hunt'], 'uptown'))).toEqual(['downtown', 'rivertown', 'northside']);
  });

  it('R3.7 a closed district is resolved for nothing: no stack there can be taken from', () => {
    const t = turn(cults(2), { sites: ['cthulhu'] }, { hands: { cthulhu: ['black-market'] } });
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'black-market' });
    expect(t.decision.kind).toBe('chooseStack');
    expect(offered(t)).toEqual(['downtown', 'downtown', 'uptown', 'uptown', 'northside', 'northside']);
  });
});

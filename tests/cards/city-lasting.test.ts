import { describe, expect, it } from 'vitest';
import { load } from '../harness';

const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

describe('secret-patron', () => {
  /** The first player's turns in Downtown, where both stacks cost 3 (hunting-horror and secret-summons). */
  const market = (initiate: number, rest: Record<string, unknown> = {}) =>
    load({
      seats: CULTS.slice(0, 2),
      round: 2,
      phase: 'action',
      city: { active: ['secret-patron'], deck: [] },
      districts: {
        downtown: { plans: ['cthulhu', 'cthulhu'], sites: ['cthulhu'] },
        northside: { plans: ['hastur', 'hastur'], sites: ['hastur'] },
      },
      hands: { cthulhu: [], hastur: [] },
      tokens: { cthulhu: { initiate }, hastur: { initiate: 5 } },
      ...rest,
    });
  const initiates = (count: number) => Array.from({ length: count }, () => ({ token: 'initiate' }));

  it('secret-patron: R8.5 the first District card a player pays for costs 1 less', () => {
    expect(market(1).offers({ plan: 'augmentation' })).toBe(false);
    const t = market(2).answer('takePlan', { plan: 'augmentation' });
    expect(t.decision.options.map((option) => [option['card'], option['cost']])).toEqual([
      ['hunting-horror', 2],
      ['secret-summons', 2],
    ]);
    t.answer('augment', { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 2 });
    t.answer('pay', ...initiates(2));
    expect(t.hand('cthulhu')).toEqual(['secret-summons']);
  });

  it('secret-patron: of two bought together the sum is 1 less', () => {
    const t = market(5).answer('takePlan', { plan: 'augmentation' });
    t.answer('augment', { card: 'hunting-horror' }, { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 5 });
    const less = market(4).answer('takePlan', { plan: 'augmentation' });
    expect(less.decision.legal).toEqual([['hunting-horror'], ['secret-summons']]);
  });

  it('secret-patron: only the first in the round, and each player has a first one', () => {
    const t = market(5).answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'secret-summons' });
    t.answer('pay', ...initiates(2));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'ghoul-pack' });
    expect([t.decision.seat, t.decision.needs]).toEqual(['hastur', { power: 1 }]);
    t.answer('pay', ...initiates(1));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'hunting-horror' });
    expect([t.decision.seat, t.decision.needs]).toEqual(['cthulhu', { power: 3 }]);
  });

  it('secret-patron: a second Plan in the same round gets nothing off two cards either', () => {
    const t = market(9, { used: { bought: { cthulhu: 1 } } }).answer('takePlan', { plan: 'augmentation' });
    t.answer('augment', { card: 'hunting-horror' }, { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 6 });
  });

  it('secret-patron: free cards do not use it up', () => {
    const t = market(2, { hands: { cthulhu: ['black-market'], hastur: [] } }).answer('takePlan', { plan: 'augmentation' });
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' });
    t.answer('augment', { card: 'hunting-horror' });
    expect(t.decision.needs).toEqual({ power: 2 });
  });

  it('secret-patron: without it the card costs its full price', () => {
    const t = market(3, { city: { active: [], deck: [] } }).answer('takePlan', { plan: 'augmentation' });
    t.answer('augment', { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 3 });
  });

  it('secret-patron: R7.1 it ends with the round, and purchases count anew in the next', () => {
    const t = market(0, { phase: 'city', round: 2, city: { deck: ['secret-patron', 'night-fog'] }, districts: {} }).until(
      'takePlan',
    );
    const modifiers = () => (t.view()['modifiers'] as { source: string }[]).map((modifier) => modifier.source);
    expect(modifiers()).toEqual(['secret-patron']);
    t.until('placePlan');
    expect(modifiers()).toEqual(['night-fog']);
    expect(t.view()['bought']).toEqual({ cthulhu: 0, hastur: 0 });
  });
});

describe('bureau-office', () => {
  const reveal = (players: number, track: number, rest: Record<string, unknown> = {}) =>
    load({
      seats: CULTS.slice(0, players),
      round: 2,
      phase: 'city',
      city: { deck: ['bureau-office'] },
      districts: { downtown: { track } },
      ...rest,
    });
  /** Downtown after its Investigator has arrived from field 1 in a Preparation, the office being open. */
  const arrival = (players: number, rest: Record<string, unknown> = {}) =>
    load({
      seats: CULTS.slice(0, players),
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
  ])('bureau-office: R3.4 with %i players new Investigators start on field %i', (players, field) => {
    expect(arrival(players)).toMatchObject({ investigators: 1, track: field });
  });

  it('bureau-office: never below field 1', () => {
    const nearer = { number: 'investigatorStart', add: -1, lasts: 'game', source: 'bureau-office' };
    expect(arrival(2, { modifiers: [nearer, nearer] })).toMatchObject({ investigators: 1, track: 1 });
  });

  it('bureau-office: in solo they start on field 1', () => {
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

  it('bureau-office: R7.1 the Investigator it names advances before the effect: a new one still starts as usual', () => {
    expect(reveal(3, 1).district('downtown')).toMatchObject({ investigators: 1, track: 3 });
  });

  it('bureau-office: those already on a track stay', () => {
    const t = reveal(3, 3);
    expect(t.district('downtown').track).toBe(2);
    expect(t.district('uptown').track).toBe(3);
    expect(t.district('northside').track).toBe(3);
  });

  it('bureau-office: R7.1 it is permanent', () => {
    const t = reveal(2, 2, { city: { deck: ['bureau-office', 'night-fog'] } });
    t.until('takePlan').until('placePlan');
    expect(t.view()['round']).toBe(3);
    expect(t.view()['modifiers']).toContainEqual(
      expect.objectContaining({ number: 'investigatorStart', add: -1, lasts: 'game', source: 'bureau-office' }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { load, type TestTable } from '../harness';

const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];
const SOLO = { seats: ['cthulhu'], solo: { npc: 'dagon' } };
const empty = (...cults: string[]) => Object.fromEntries(cults.map((cult) => [cult, []]));

/** The City phase in which this card is revealed. */
const reveal = (card: string, rest: Record<string, unknown> = {}) =>
  load({ seats: CULTS.slice(0, 2), round: 2, phase: 'city', city: { deck: [card] }, ...rest });

/** A turn in Downtown under this card; the rival has markers in Northside. */
const under = (card: string | null, downtown: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  load({
    seats: CULTS.slice(0, 2),
    round: 2,
    phase: 'action',
    city: { active: card === null ? [] : [card], deck: [] },
    districts: { downtown: { plans: ['cthulhu'], ...downtown }, northside: { plans: ['hastur', 'hastur'] } },
    hands: empty('cthulhu', 'hastur'),
    ...rest,
  });

const tracks = (t: TestTable): Record<string, number> =>
  Object.fromEntries(Object.entries(t.view().districts).map(([name, place]) => [name, place.track]));

describe('R7.1 the Investigators that a City card names', () => {
  it.each([
    ['power-disturbances', ['northside']],
    ['police-raid', ['downtown']],
    ['curfew', ['uptown']],
    ['night-fog', []],
    ['stars-align', []],
    ['dock-strike', ['rivertown', 'downtown']],
    ['witch-hunt', []],
    ['mass-hysteria', ['northside']],
    ['university-lecture', ['uptown']],
    ['travelling-carnival', []],
    ['federal-agents', ['uptown', 'downtown']],
    ['river-storm', ['rivertown']],
    ['secret-patron', []],
    ['asylum-breakout', ['northside', 'uptown']],
    ['bureau-office', ['downtown']],
  ])('%s: R7.1 advances %j by one field and no other', (card, named) => {
    const t = reveal(card, { seats: CULTS });
    const field = (district: string) => ((named as string[]).includes(district) ? 3 : 4);
    const all = ['downtown', 'rivertown', 'uptown', 'northside'];
    expect(tracks(t)).toEqual(Object.fromEntries(all.map((district) => [district, field(district)])));
  });
});

describe('cost of Rituals', () => {
  const costs = (card: string | null, investigators: number) => {
    const t = under(card, { sites: ['cthulhu'], investigators }, { tokens: { cthulhu: { initiate: 12 } } });
    return t.answer('takePlan', { plan: 'preparation' }).decision.options.map((option) => option['cost']);
  };
  const site = (card: string) =>
    under(card, {}, { tokens: { cthulhu: { initiate: 12 } } })
      .answer('takePlan', { plan: 'preparation' })
      .decision.options.find((option) => option['site'] === true)!['cost'];

  it('power-disturbances: R8.6 every Ritual prepared costs 1 Power more, a Cult Site does not', () => {
    expect(costs(null, 0)).toEqual([1, 2, 3]);
    expect(costs('power-disturbances', 0)).toEqual([2, 3, 4]);
    expect(costs('power-disturbances', 2)).toEqual([4, 5, 6]);
    expect(site('power-disturbances')).toBe(5);
    const plan = (initiate: number) => under('power-disturbances', { sites: ['cthulhu'] }, { tokens: { cthulhu: { initiate } } });
    expect(plan(1).offers({ plan: 'preparation' })).toBe(false);
    const t = plan(2).answer('takePlan', { plan: 'preparation' }).answer('prepare', { ritual: 1 });
    expect(t.decision.needs).toEqual({ power: 2 });
  });

  it('power-disturbances: a Ritual that is not prepared costs no more', () => {
    const t = under('power-disturbances', { sites: ['cthulhu'] }, { hands: { cthulhu: ['hidden-altar'], hastur: [] } });
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'hidden-altar' });
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').rituals).toEqual([['cthulhu', 1]]);
    expect(t.events('powerPaid')).toEqual([]);
  });

  it('stars-align: R8.6 every Ritual prepared costs 1 Power less in all, at least 1', () => {
    expect(costs('stars-align', 0)).toEqual([1, 1, 2]);
    expect(costs('stars-align', 1)).toEqual([1, 2, 3]);
    expect(costs('stars-align', 3)).toEqual([3, 4, 5]);
    expect(site('stars-align')).toBe(5);
    const plan = (initiate: number) => under('stars-align', { sites: ['cthulhu'] }, { tokens: { cthulhu: { initiate } } });
    expect(plan(0).offers({ plan: 'preparation' })).toBe(false);
    expect(
      plan(1)
        .answer('takePlan', { plan: 'preparation' })
        .decision.options.map((option) => option['ritual']),
    ).toEqual([1, 2]);
  });
});

describe('one-time effects', () => {
  it('police-raid: every player with a Ritual in Downtown gets a Disorganization card, one each', () => {
    const t = reveal('police-raid', {
      seats: CULTS.slice(0, 3),
      hands: empty('cthulhu', 'hastur', 'dagon'),
      decks: { hastur: ['adept'], dagon: ['adept'] },
      discards: { cthulhu: [] },
      districts: {
        downtown: {
          rituals: [
            ['cthulhu', 1],
            ['dagon', 1],
            ['dagon', 2],
          ],
        },
        uptown: { rituals: [['hastur', 1]] },
      },
    });
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['cthulhu', 'dagon']);
  });

  it('police-raid: R12.3 the NPC gets one too, and nobody without a Ritual there', () => {
    const t = reveal('police-raid', { ...SOLO, districts: { downtown: { rituals: [['dagon', 2]] } } });
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('police-raid: R3.7 nothing happens while Downtown is closed', () => {
    const t = reveal('police-raid', { closed: 'downtown', districts: { uptown: { rituals: [['cthulhu', 1]] } } });
    expect(t.events('disorganizationReceived')).toEqual([]);
  });

  it('witch-hunt: the First Cultist names an open district: its Investigator advances twice', () => {
    const t = reveal('witch-hunt', { seats: CULTS.slice(0, 3), first: 'hastur', districts: { uptown: { track: 1 } } });
    expect([t.kind, t.decision.seat]).toEqual(['chooseDistrict', 'hastur']);
    expect(t.decision.options.map((option) => option['district'])).toEqual(['downtown', 'uptown', 'northside']);
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown')).toMatchObject({ investigators: 1, track: 2 });
    expect(t.district('downtown')).toMatchObject({ investigators: 0, track: 3 });
  });

  it('witch-hunt: every other player takes a token of choice, in turn order; the First Cultist takes none', () => {
    const t = reveal('witch-hunt', { seats: CULTS.slice(0, 3), first: 'hastur' }).answer('chooseDistrict', {
      district: 'downtown',
    });
    for (const [cult, token] of [
      ['dagon', 'freak'],
      ['cthulhu', 'initiate'],
    ] as const) {
      expect([t.kind, t.decision.seat, t.decision.min, t.decision.max]).toEqual(['chooseTokens', cult, 1, 1]);
      expect(t.decision.options.map((option) => option['token'])).toEqual(['thug', 'initiate', 'freak']);
      t.answer('chooseTokens', { token });
      expect(t.tokens(cult)[token]).toBe(1);
    }
    expect(t.tokens('hastur')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(t.kind).not.toBe('chooseTokens');
  });

  it('witch-hunt: R12.3 in solo the player names the district and the NPC takes a Thug', () => {
    const t = reveal('witch-hunt', SOLO);
    expect([t.kind, t.decision.seat]).toEqual(['chooseDistrict', 'cthulhu']);
    t.answer('chooseDistrict', { district: 'northside' });
    expect(t.view()['solo']).toMatchObject({ bonus: { thugs: 1 } });
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(t.district('northside')).toMatchObject({ investigators: 1, track: 2 });
  });

  it('university-lecture: in turn order each returns a token of choice or gets a Disorganization card', () => {
    const tokens = { cthulhu: { thug: 1, freak: 1 }, hastur: { initiate: 1 } };
    const t = reveal('university-lecture', { first: 'hastur', tokens, hands: empty('cthulhu', 'hastur') });
    expect([t.kind, t.decision.seat]).toEqual(['chooseOne', 'hastur']);
    expect(t.decision.options.map((option) => option['choice'])).toEqual(['return', 'disorganization']);
    t.answer('chooseOne', { choice: 'disorganization' });
    expect(t.tokens('hastur')).toEqual({ thug: 0, initiate: 1, freak: 0 });
    expect([t.kind, t.decision.seat]).toEqual(['chooseOne', 'cthulhu']);
    t.answer('chooseOne', { choice: 'return' });
    expect(t.decision.options.map((option) => option['token'])).toEqual(['thug', 'freak']);
    t.answer('chooseTokens', { token: 'freak' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 0, freak: 0 });
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['hastur']);
    expect(t.events('tokensReturned')).toMatchObject([{ seat: 'cthulhu', token: 'freak', count: 1 }]);
  });

  it('university-lecture: who has no token gets the card', () => {
    const t = reveal('university-lecture', { tokens: { hastur: { thug: 1 } }, hands: empty('cthulhu', 'hastur') });
    expect([t.kind, t.decision.seat]).toEqual(['chooseOne', 'cthulhu']);
    expect(t.decision.options.map((option) => option['choice'])).toEqual(['disorganization']);
    t.answer('chooseOne', { choice: 'disorganization' });
    expect([t.kind, t.decision.seat]).toEqual(['chooseOne', 'hastur']);
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['cthulhu']);
  });

  it('university-lecture: R12.3 the NPC returns a stored Thug if it has one, else it gets the card', () => {
    const lecture = (thugs: number) =>
      reveal('university-lecture', {
        ...SOLO,
        solo: { npc: 'dagon', bonus: { thugs } },
        tokens: { cthulhu: { thug: 1 } },
      })
        .answer('chooseOne', { choice: 'return' })
        .answer('chooseTokens', { token: 'thug' });
    expect(lecture(2).view()['solo']).toMatchObject({ bonus: { thugs: 1 } });
    expect(lecture(1).view()['solo']).toMatchObject({ bonus: { thugs: 0 } });
    expect(lecture(1).discards('dagon')).toEqual([]);
    expect(lecture(0).discards('dagon')).toEqual(['disorganization']);
  });

  it('asylum-breakout: every player takes a Freak, the NPC none', () => {
    const t = reveal('asylum-breakout', { tokens: { hastur: { freak: 2 } } });
    expect([t.tokens('cthulhu'), t.tokens('hastur')]).toEqual([
      { thug: 0, initiate: 0, freak: 1 },
      { thug: 0, initiate: 0, freak: 3 },
    ]);
    const solo = reveal('asylum-breakout', SOLO);
    expect(solo.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 1 });
    expect(solo.view()['solo']).toMatchObject({ bonus: { thugs: 0 } });
    expect(solo.events('tokensGained').length).toBe(1);
  });
});

describe('effects of the round on the Cult phase, Planning and Hiding', () => {
  const adepts = Array.from({ length: 8 }, () => 'adept');

  it('federal-agents: R7.2 Mobilization draws five cards', () => {
    const t = reveal('federal-agents', { decks: { cthulhu: adepts, hastur: adepts } });
    expect([t.hand('cthulhu').length, t.hand('hastur').length]).toEqual([5, 5]);
  });

  it('travelling-carnival: R7.3 one more re-roll in Recruitment', () => {
    const t = reveal('travelling-carnival', { decks: { cthulhu: adepts, hastur: adepts } });
    for (let i = 0; i < 3; i++) {
      expect([t.kind, t.decision.seat]).toEqual(['reroll', 'cthulhu']);
      t.answer('reroll', { die: 0 });
    }
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
  });

  it('curfew: R7.4 everyone places three Plan markers', () => {
    const t = reveal('curfew').until('takePlan');
    const placed = (cult: string) => t.events('planPlaced').filter((event) => event.seat === cult).length;
    expect([placed('cthulhu'), placed('hastur')]).toEqual([3, 3]);
    const solo = reveal('curfew', SOLO).until('takePlan');
    expect(solo.events('planPlaced').filter((event) => event.seat === 'dagon').length).toBe(3);
    expect(solo.events('planPlaced').length).toBe(6);
  });

  it('night-fog: R11.1 up to eight tokens may be kept, in this round’s Hiding', () => {
    const hide = (thug: number) =>
      load({
        seats: CULTS.slice(0, 2),
        round: 2,
        phase: 'hiding',
        city: { active: ['night-fog'], deck: [] },
        tokens: { cthulhu: { thug } },
        hands: empty('cthulhu', 'hastur'),
      });
    expect([hide(9).kind, hide(9).decision.min, hide(9).decision.max]).toEqual(['discardTokens', 1, 1]);
    const kept = hide(8);
    expect(kept.kind).not.toBe('discardTokens');
    expect(kept.tokens('cthulhu')['thug']).toBe(8);
    kept.until('discardTokens', 'cthulhu');
    const { thug, initiate, freak } = kept.tokens('cthulhu');
    expect(kept.decision.min).toBe(thug! + initiate! + freak! - 5);
  });
});

describe('effects of the round on the Action phase', () => {
  it('dock-strike: R8.3 a Bluff gives one token', () => {
    const t = under('dock-strike', {}).answer('takePlan', { plan: 'bluff' });
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    expect(t.decision.options.map((option) => option['token'])).toEqual(['thug', 'initiate', 'freak']);
    t.answer('bluffTokens', { token: 'freak' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 1 });
  });

  it('dock-strike: R12.4 the NPC’s Bluff gives one Thug', () => {
    const thugs = (city: string[]) => {
      const t = load({
        ...SOLO,
        round: 2,
        phase: 'action',
        active: 'dagon',
        city: { active: city, deck: [] },
        districts: { downtown: { plans: ['dagon'], rituals: [], guardian: null }, uptown: { plans: ['cthulhu'] } },
        rolls: { npc: [4] },
      });
      return (t.view()['solo'] as { bonus: { thugs: number } }).bonus.thugs;
    };
    expect(thugs([])).toBe(2);
    expect(thugs(['dock-strike'])).toBe(1);
  });

  it('mass-hysteria: R10.2 Sanity counts 1 less everywhere, at least 1', () => {
    const needs = (card: string | null, sanity: number, investigators = 0) =>
      under(card, { sanity, investigators, rituals: [['cthulhu', 1]] }, { tokens: { cthulhu: { freak: 9 } } }).answer(
        'takePlan',
        {
          plan: 'dominance',
        },
      ).decision.needs;
    expect(needs(null, 3)).toEqual({ terror: 3 });
    expect(needs('mass-hysteria', 3)).toEqual({ terror: 2 });
    expect(needs('mass-hysteria', 3, 2)).toEqual({ terror: 4 });
    expect(needs('mass-hysteria', 2)).toEqual({ terror: 1 });
    expect(needs('mass-hysteria', 1)).toEqual({ terror: 1 });
    expect(needs('mass-hysteria', 1, 1)).toEqual({ terror: 1 });
  });

  it('river-storm: R9.2 no Ritual may be moved in to oppose a Dominance', () => {
    const board = (here: [string, number][]) => ({
      districts: {
        downtown: { plans: ['cthulhu'], rituals: here, sanity: 1 },
        uptown: { rituals: [['hastur', 3]] },
        northside: { plans: ['hastur'] },
      },
    });
    const dominance = (card: string | null, here: [string, number][]) =>
      under(card, {}, board(here)).answer('takePlan', { plan: 'dominance' });
    expect(dominance(null, [['cthulhu', 3]]).kind).toBe('oppose');
    expect(dominance('river-storm', [['cthulhu', 3]]).kind).toBe('terror');
    expect(
      dominance('river-storm', [
        ['cthulhu', 2],
        ['hastur', 1],
      ]).kind,
    ).toBe('commit');
  });

  it('river-storm: R12.5 neither the NPC nor the player against it', () => {
    const ofPlayer = (card: string[]) =>
      load({
        ...SOLO,
        round: 2,
        phase: 'action',
        city: { active: card, deck: [] },
        districts: { downtown: { plans: ['cthulhu'], rituals: [['cthulhu', 3]] }, northside: { plans: ['dagon'] } },
        tokens: { cthulhu: { freak: 1 } },
      }).answer('takePlan', { plan: 'dominance' });
    expect(ofPlayer([]).kind).toBe('commit');
    expect(ofPlayer(['river-storm']).kind).toBe('terror');
    const ofNpc = (card: string[]) =>
      load({
        ...SOLO,
        round: 2,
        phase: 'action',
        active: 'dagon',
        city: { active: card, deck: [] },
        districts: { downtown: { plans: ['dagon'] }, uptown: { rituals: [['cthulhu', 3]], plans: ['cthulhu'] } },
        rolls: { npc: [3] },
      });
    expect(ofNpc([]).kind).toBe('oppose');
    expect(ofNpc(['river-storm']).kind).toBe('takePlan');
  });
});

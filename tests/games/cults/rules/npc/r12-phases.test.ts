import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../../../harness';
import { attack, bonus, dice, more, npcDeck, position, solo } from './r12-table';

describe('R12.3 Cult phase and Planning', () => {
  it('R12.3 the NPC skips the Cult phase: no cards, no dice', () => {
    const twelve = new Array<string>(12).fill('adept');
    const t = solo({ phase: 'mobilization', hands: {}, decks: { dagon: twelve, hastur: twelve } }).until('placePlan');
    expect(t.view().decks).toEqual({ dagon: { count: 6 }, hastur: { count: 12 } });
    for (const type of ['cardsDrawn', 'diceRolled', 'tokensGained'])
      expect(new Set(t.events(type).map((event) => event['seat']))).toEqual(new Set(['dagon']));
    expect(bonus(t)).toEqual({ cards: { count: 0 }, thugs: 0 });
  });

  it('R12.3 player and NPC alternate; the NPC die names its district and the closed one is rolled again', () => {
    const t = solo({ phase: 'planning', rolls: { npc: [1, 2, 4, 2, 2, 3, 4, 1] } });
    const placed = (): unknown[] => t.events('planPlaced').map((event) => [event['seat'], event['district']]);
    expect(t.decision.seat).toBe('dagon');
    t.answer('placePlan', { district: 'downtown' });
    expect(placed()).toEqual([
      ['dagon', 'downtown'],
      ['hastur', 'downtown'],
    ]);
    t.answer('placePlan', { district: 'downtown' });
    expect(placed().at(-1)).toEqual(['hastur', 'northside']);
    expect(t.events('npcDieRolled').map((event) => event['result'])).toEqual([1, 2, 4]);
    t.answer('placePlan', { district: 'northside' });
    expect(placed().at(-1)).toEqual(['hastur', 'uptown']);
    t.answer('placePlan', { district: 'uptown' });
    expect(placed()).toHaveLength(8);
    expect(t.kind).toBe('takePlan');
    expect(t.district('downtown').plans).toEqual(['dagon', 'hastur', 'dagon']);
    expect(t.district('uptown').plans).toEqual(['hastur', 'dagon']);
    expect(t.district('northside').plans).toEqual(['hastur', 'dagon', 'hastur']);
    expect(t.events('npcDieRolled').map((event) => event['result'])).toEqual([1, 2, 4, 2, 2, 3, 4]);
    expect(position(t).rolls.npc).toEqual([1]);
  });

  it('R12.3 beyond what was laid down the NPC die has four faces, each of which comes', () => {
    const results = new Set<unknown>();
    for (let seed = 0; seed < 20; seed++) {
      const t = solo({ phase: 'planning', seed: String(seed) });
      for (const district of ['downtown', 'uptown', 'northside', 'northside']) t.answer('placePlan', { district });
      for (const event of t.events('npcDieRolled')) results.add(event['result']);
      expect(t.events('planPlaced').filter((event) => event['seat'] === 'hastur')).toHaveLength(4);
    }
    expect(results).toEqual(new Set([1, 2, 3, 4]));
  });
});

/** The City phase of round 2 with one card; Dagon has cards to draw. */
function city(card: string, scenario: Parameters<typeof solo>[0] = {}): TestTable {
  const { districts, ...rest } = scenario;
  return solo({
    phase: 'city',
    city: { deck: [card] },
    decks: {
      dagon: ['adept', 'adept', 'adept', 'adept', 'adept', 'adept', 'adept'],
      hastur: ['brute', 'brute', 'brute', 'brute'],
    },
    hands: {},
    ...(districts === undefined ? {} : { districts }),
    ...rest,
  });
}

describe('R12.3 City cards and the NPC', () => {
  it('R12.3 police-raid: the NPC gets a Disorganization card if it has a Ritual in Downtown', () => {
    const there = city('police-raid', { districts: { downtown: { rituals: [['hastur', 1]] } } });
    expect(there.discards('hastur')).toEqual(['disorganization']);
    expect(there.discards('dagon')).toEqual([]);
    const elsewhere = city('police-raid', {
      districts: { downtown: { rituals: [['dagon', 1]] }, uptown: { rituals: [['hastur', 1]] } },
    });
    expect(elsewhere.discards('hastur')).toEqual([]);
    expect(elsewhere.discards('dagon')).toEqual(['disorganization']);
  });

  it('R12.3 curfew: the NPC, too, places three Plan markers', () => {
    const t = city('curfew', { rolls: { npc: [1, 3, 4, 1] } }).until('placePlan');
    for (const district of ['downtown', 'downtown', 'downtown']) t.answer('placePlan', { district });
    expect(t.kind).toBe('takePlan');
    expect(t.events('planPlaced').map((event) => event['seat'])).toEqual([
      'dagon',
      'hastur',
      'dagon',
      'hastur',
      'dagon',
      'hastur',
    ]);
    expect(position(t).rolls.npc).toEqual([1]);
  });

  it('R12.3 witch-hunt: the player names the district, the NPC takes a Thug', () => {
    const t = city('witch-hunt', { solo: { npc: 'hastur', bonus: { thugs: 1 } } });
    expect(t.decision).toMatchObject({ kind: 'chooseDistrict', seat: 'dagon' });
    expect(t.decision.options.map((option) => option['district'])).toEqual(['downtown', 'uptown', 'northside']);
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown')).toMatchObject({ investigators: 1, track: 2 });
    expect(bonus(t).thugs).toBe(2);
    expect(t.kind).toBe('reroll');
    expect(t.tokens('dagon')).toEqual({ thug: 0, initiate: 0, freak: 0 });
  });

  it('R12.3 university-lecture: the NPC returns a stored Thug if it has one', () => {
    const t = city('university-lecture', { solo: { npc: 'hastur', bonus: { thugs: 2 } }, tokens: { dagon: { freak: 1 } } });
    expect(t.decision).toMatchObject({ kind: 'chooseOne', seat: 'dagon' });
    expect(bonus(t).thugs).toBe(2);
    t.answer('chooseOne', { choice: 'disorganization' });
    expect(bonus(t).thugs).toBe(1);
    expect(t.discards('hastur')).toEqual([]);
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.kind).toBe('reroll');
  });

  it('R12.3 university-lecture: without a Thug the NPC gets a Disorganization card', () => {
    const t = city('university-lecture', { tokens: { dagon: { freak: 1 } } });
    t.answer('chooseOne', { choice: 'return' }).answer('chooseTokens', { token: 'freak' });
    expect(bonus(t).thugs).toBe(0);
    expect(t.discards('hastur')).toEqual(['disorganization']);
    expect(t.discards('dagon')).toEqual([]);
  });

  it('R12.3 asylum-breakout: the player takes a Freak, the NPC none', () => {
    const t = city('asylum-breakout');
    expect(t.tokens('dagon')).toEqual({ thug: 0, initiate: 0, freak: 1 });
    expect(bonus(t)).toEqual({ cards: { count: 0 }, thugs: 0 });
    expect(t.session.state.seats[1]!.tokens).toEqual([0, 0, 0]);
  });

  it('R12.3 dock-strike: a Bluff gives the NPC one Thug', () => {
    const t = solo({
      city: { active: ['dock-strike'], deck: [] },
      districts: { uptown: { guardian: null, plans: ['dagon', 'hastur'] } },
      rolls: { npc: [4] },
    });
    expect(bonus(t).thugs).toBe(1);
    expect(t.answer('takePlan', { plan: 'bluff' }).decision).toMatchObject({ kind: 'bluffTokens', min: 1, max: 1 });
  });

  it('R12.3 federal-agents: the player draws five cards and the NPC still none', () => {
    const t = city('federal-agents');
    expect(t.hand('dagon')).toHaveLength(5);
    expect(t.view().decks['hastur']).toEqual({ count: 4 });
  });

  it('R12.3 river-storm: the NPC moves no Ritual in, and the player may not', () => {
    const storm = { city: { active: ['river-storm'], deck: [] } };
    const own = solo({
      ...storm,
      districts: { uptown: { rituals: [['dagon', 1]], plans: ['dagon'] }, northside: { rituals: [['hastur', 3]], ...more } },
    });
    own.answer('takePlan', { district: 'uptown', plan: 'dominance' });
    expect(own.events('opposed')).toEqual([]);
    expect(own.events('confrontationBegun')).toEqual([]);
    expect(own.district('northside').rituals).toEqual([['hastur', 3]]);
    const npcs = solo({
      ...storm,
      rolls: { npc: [3] },
      districts: { uptown: { rituals: [['hastur', 1]], plans: ['dagon', 'hastur'] }, northside: { rituals: [['dagon', 3]] } },
    });
    expect(npcs.kind).toBe('takePlan');
    expect(npcs.district('uptown').dominance).toEqual(['hastur', 'hastur']);
  });

  it('R12.3 travelling-carnival is for Recruitment: the NPC still re-rolls twice', () => {
    const t = solo({
      city: { active: ['travelling-carnival'], deck: [] },
      rolls: { recruitment: [...dice(1), 'thug', 'thug', 'thug', 'thug'] },
      districts: {
        uptown: {
          rituals: [
            ['dagon', 1],
            ['hastur', 1],
          ],
          plans: ['dagon'],
        },
        northside: more,
      },
    });
    t.answer('takePlan', { district: 'uptown', plan: 'dominance' }).answer('commit');
    expect(attack(t)).toEqual({ dagon: 1, hastur: 2 });
    expect(position(t).rolls.recruitment).toEqual(['thug', 'thug', 'thug', 'thug']);
  });

  it('R12.3 bureau-office: the NPC’s Preparation brings its Investigator onto the nearer field', () => {
    const t = solo({
      city: { active: ['bureau-office'], deck: [] },
      rolls: { npc: [1] },
      districts: { uptown: { track: 1, plans: ['dagon', 'hastur'] } },
    });
    expect(t.district('uptown')).toMatchObject({ investigators: 1, track: 1, rituals: [['hastur', 3]] });
  });

  it('R12.3 night-fog and five tokens are nothing to the NPC: its Thugs have no limit', () => {
    const t = solo({
      phase: 'hiding',
      solo: { npc: 'hastur', bonus: { thugs: 9, cards: ['brute'] } },
      decks: { dagon: ['adept'], hastur: ['acolyte'] },
    });
    expect(bonus(t)).toEqual({ cards: { count: 1 }, thugs: 9 });
    expect(npcDeck(t.until('placePlan'))).toEqual(['acolyte']);
  });
});

import { describe, expect, it } from 'vitest';
import { bonus, npcActs, npcDeck, plansTried, position, ritualsOf, solo } from './r12-table';

describe('R12.4 the NPC’s turn', () => {
  it('R12.4 it takes its marker on top in the lowest-numbered district', () => {
    const t = solo({
      active: 'hastur',
      rolls: { npc: [4] },
      districts: { downtown: { plans: ['hastur', 'dagon'] }, uptown: { plans: ['hastur'] }, northside: { plans: ['hastur'] } },
    });
    expect(t.events('npcPlanTaken')).toEqual([{ type: 'npcPlanTaken', seat: 'hastur', district: 'uptown' }]);
    expect(t.district('uptown').plans).toEqual([]);
    expect(t.district('northside').plans).toEqual(['hastur']);
    expect(t.supply('hastur').plans).toBe(2);
  });

  it('R12.4 with none on top it passes and rolls nothing', () => {
    const t = solo({ active: 'hastur', rolls: { npc: [4] }, districts: { downtown: { plans: ['hastur', 'dagon', 'dagon'] } } });
    t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    expect(t.kind).toBe('takePlan');
    expect(t.events('npcDieRolled')).toEqual([]);
    t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    expect(t.events('npcDieRolled').map((event) => event['result'])).toContain(4);
  });

  it('R12.4 a 2 is a plan in the Action phase and not rolled again', () => {
    const t = npcActs('downtown', 2, { uptown: ritualsOf('hastur', 1) });
    expect(t.events('npcDieRolled').map((event) => event['result'])).toEqual([2]);
    expect(plansTried(t)).toEqual([2]);
  });

  it('R12.4 the limit of two per Plan is not for the NPC', () => {
    const t = solo({
      rolls: { npc: [4, 4, 4] },
      districts: { downtown: { plans: ['hastur'] }, uptown: { plans: ['hastur'] }, northside: { plans: ['dagon', 'hastur'] } },
    });
    expect(plansTried(t)).toEqual([4, 4, 4]);
    expect(npcDeck(t).slice(0, 3)).toEqual(['ghoul-pack', 'star-spawn', 'hunting-horror']);
  });
});

describe('R12.4 1 Preparation', () => {
  it('R12.4 1 the highest-level Ritual from supply is placed, free and without a Site, and the Investigator advances', () => {
    const t = npcActs('uptown', 1);
    expect(plansTried(t)).toEqual([1]);
    expect(t.district('uptown')).toMatchObject({ rituals: [['hastur', 3]], sites: [], track: 1, investigators: 0 });
    expect(t.supply('hastur').rituals).toEqual([2, 2, 0]);
    expect(t.events('powerPaid')).toEqual([]);
    expect(t.district('downtown').track).toBe(2);
  });

  it('R12.4 1 the Investigator may arrive', () => {
    const t = npcActs('uptown', 1, { uptown: { track: 1 } });
    expect(t.district('uptown')).toMatchObject({ track: 2, investigators: 1 });
  });

  it.each([
    [[3], 2],
    [[3, 2], 2],
    [[3, 2, 2], 1],
    [[1, 1, 2], 3],
  ])('R12.4 1 with Rituals %j on the board it places level %i', (there, level) => {
    const t = npcActs('downtown', 1, { northside: ritualsOf('hastur', ...there) });
    expect(t.district('downtown').rituals).toEqual([['hastur', level]]);
  });

  it('R12.4 1 the last open Ritual field will do', () => {
    const t = npcActs('uptown', 1, { uptown: ritualsOf('dagon', 1, 1) });
    expect(t.district('uptown').rituals).toContainEqual(['hastur', 3]);
    expect(plansTried(t)).toEqual([1]);
  });

  it('R12.4 1 → 3 without an open Ritual field it is Dominance, and no Investigator advances', () => {
    const t = npcActs('uptown', 1, { uptown: ritualsOf('hastur', 1, 1, 2) });
    expect(plansTried(t)).toEqual([1, 3]);
    expect(t.district('uptown')).toMatchObject({ dominance: ['hastur', 'hastur'], track: 2 });
  });

  it('R12.4 1 → 3 → 4 nor an own Ritual here: Augmentation', () => {
    const t = npcActs('uptown', 1, { uptown: ritualsOf('dagon', 1, 1, 2) });
    expect(plansTried(t)).toEqual([1, 3, 4]);
    expect(npcDeck(t)[0]).toBe('star-spawn');
    expect(t.district('uptown').track).toBe(2);
  });

  it('R12.4 1 → 3 a full district goes before an empty supply', () => {
    const t = npcActs('uptown', 1, { uptown: ritualsOf('hastur', 3, 2, 2), downtown: ritualsOf('hastur', 1, 1) });
    expect(plansTried(t)).toEqual([1, 3]);
  });

  it('R12.4 1 → 2 with no Ritual in supply it is Influence, unraised, and no Investigator advances', () => {
    const t = npcActs('downtown', 1, { uptown: ritualsOf('hastur', 3, 2, 2), northside: ritualsOf('hastur', 1, 1) });
    expect(plansTried(t)).toEqual([1, 2]);
    expect(t.district('downtown')).toMatchObject({ rituals: [['hastur', 1]], track: 2 });
    expect(t.district('northside').rituals).toEqual([['hastur', 1]]);
    expect(bonus(t).cards.count).toBe(1);
  });
});

describe('R12.4 2 Influence', () => {
  it('R12.4 2 the lowest-level Ritual moves here from a higher-numbered district and is raised', () => {
    const t = npcActs('downtown', 2, { uptown: ritualsOf('hastur', 2), northside: ritualsOf('hastur', 1, 3) });
    expect(t.district('downtown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('uptown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('northside').rituals).toEqual([['hastur', 3]]);
    expect(t.supply('hastur').rituals).toEqual([2, 0, 0]);
  });

  it('R12.4 2 a higher-numbered district goes before a lower level in a lower-numbered one', () => {
    const t = npcActs('uptown', 2, { downtown: ritualsOf('hastur', 1), northside: ritualsOf('hastur', 2) });
    expect(t.district('uptown').rituals).toEqual([['hastur', 3]]);
    expect(t.district('downtown').rituals).toEqual([['hastur', 1]]);
    expect(t.district('northside').rituals).toEqual([]);
  });

  it('R12.4 2 if there is none in a higher-numbered district it comes from a lower-numbered one, the lowest level', () => {
    const t = npcActs('northside', 2, { downtown: ritualsOf('hastur', 1, 2), uptown: ritualsOf('hastur', 2, 3) });
    expect(t.district('northside').rituals).toEqual([['hastur', 1]]);
    expect(t.district('downtown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('uptown').rituals).toEqual([
      ['hastur', 2],
      ['hastur', 3],
    ]);
  });

  it('R12.4 2 a player’s Ritual is none of its own', () => {
    const t = npcActs('uptown', 2, { downtown: ritualsOf('hastur', 1), northside: ritualsOf('dagon', 1) });
    expect(t.district('uptown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('northside').rituals).toEqual([['dagon', 1]]);
  });

  it('R12.4 2 among equals the district nearest in number, upwards', () => {
    const t = npcActs('downtown', 2, { uptown: ritualsOf('hastur', 1), northside: ritualsOf('hastur', 1) });
    expect(t.district('uptown').rituals).toEqual([]);
    expect(t.district('northside').rituals).toEqual([['hastur', 1]]);
  });

  it('R12.4 2 among equals the district nearest in number, downwards', () => {
    const t = npcActs('northside', 2, { downtown: ritualsOf('hastur', 1), uptown: ritualsOf('hastur', 1) });
    expect(t.district('downtown').rituals).toEqual([['hastur', 1]]);
    expect(t.district('uptown').rituals).toEqual([]);
  });

  it('R12.4 2 without the next level in supply it moves and is not raised', () => {
    const t = npcActs('downtown', 2, { downtown: ritualsOf('hastur', 2), uptown: ritualsOf('hastur', 1, 2) });
    expect(t.district('downtown').rituals).toEqual([
      ['hastur', 2],
      ['hastur', 1],
    ]);
    expect(t.supply('hastur').rituals).toEqual([1, 0, 1]);
  });

  it('R12.4 2 level III moves as it is', () => {
    const t = npcActs('downtown', 2, { uptown: ritualsOf('hastur', 3) });
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
    expect(t.supply('hastur').rituals).toEqual([2, 2, 0]);
  });

  it('R12.4 2 then a card is drawn face down as a bonus, on top of those it has', () => {
    const t = npcActs(
      'downtown',
      2,
      { uptown: ritualsOf('hastur', 1) },
      { decks: { hastur: ['seer', 'brute'] }, solo: { npc: 'hastur', bonus: { cards: ['adept'] } } },
    );
    expect(position(t).solo.bonus.cards).toEqual(['adept', 'seer']);
    expect(npcDeck(t)).toEqual(['brute']);
    expect(bonus(t).cards).toEqual({ count: 2 });
    expect(t.events('npcBonusDrawn')).toEqual([{ type: 'npcBonusDrawn', seat: 'hastur' }]);
  });

  it('R12.4 2 R6.5 for the bonus card an empty deck is renewed; with nothing at all none is drawn', () => {
    const board = { uptown: ritualsOf('hastur', 1) };
    const renewed = npcActs('downtown', 2, board, { decks: { hastur: [] }, discards: { hastur: ['brute'] } });
    expect(position(renewed).solo.bonus.cards).toEqual(['brute']);
    expect(renewed.discards('hastur')).toEqual([]);
    const nothing = npcActs('downtown', 2, board, { decks: { hastur: [] } });
    expect(bonus(nothing).cards.count).toBe(0);
    expect(nothing.events('npcBonusDrawn')).toEqual([]);
    expect(nothing.district('downtown').rituals).toEqual([['hastur', 2]]);
  });

  it('R12.4 2 the last open Ritual field will do', () => {
    const t = npcActs('downtown', 2, { downtown: ritualsOf('dagon', 1, 1), uptown: ritualsOf('hastur', 1) });
    expect(plansTried(t)).toEqual([2]);
    expect(t.district('downtown').rituals).toContainEqual(['hastur', 2]);
  });

  it('R12.4 2 → 3 without an open Ritual field it is Dominance, and no bonus card is drawn', () => {
    const t = npcActs('downtown', 2, { downtown: ritualsOf('hastur', 1, 2, 2), uptown: ritualsOf('hastur', 1) });
    expect(plansTried(t)).toEqual([2, 3]);
    expect(t.district('downtown').dominance).toEqual(['hastur', 'hastur']);
    expect(t.district('uptown').rituals).toEqual([['hastur', 1]]);
    expect(bonus(t).cards.count).toBe(0);
  });

  it('R12.4 2 → 3 with no own Ritual elsewhere it is Dominance', () => {
    const t = npcActs('uptown', 2, { uptown: ritualsOf('hastur', 1) });
    expect(plansTried(t)).toEqual([2, 3]);
    expect(t.district('uptown').dominance).toEqual(['hastur', 'hastur']);
  });

  it('R12.4 2 → 3 → 4 with no own Ritual at all it is Augmentation', () => {
    const t = npcActs('uptown', 2, { northside: ritualsOf('dagon', 1) });
    expect(plansTried(t)).toEqual([2, 3, 4]);
    expect(npcDeck(t)[0]).toBe('star-spawn');
  });
});

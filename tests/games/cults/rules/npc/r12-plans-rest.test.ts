import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../../../harness';
import { attack, bonus, dice, more, npcActs, npcDeck, plansTried, position, revealed, solo, type Part } from './r12-table';

const inUptown = (roll: number, uptown: Part = {}, rest: Part = {}): TestTable => npcActs('uptown', roll, { uptown }, rest);

describe('R12.4 3 Dominance', () => {
  it('R12.4 3 with an own Ritual here it is Dominance', () => {
    const t = inUptown(3, { rituals: [['hastur', 1]] });
    expect(plansTried(t)).toEqual([3]);
    expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: ['hastur', 'hastur'] });
  });

  it('R12.4 3 → 4 without one it is Augmentation, a Ritual elsewhere or the player’s notwithstanding', () => {
    const t = solo({
      rolls: { npc: [3] },
      districts: { uptown: { plans: ['dagon', 'hastur'], rituals: [['dagon', 1]] }, northside: { rituals: [['hastur', 2]] } },
    });
    expect(plansTried(t)).toEqual([3, 4]);
    expect(t.district('uptown').dominance).toEqual([]);
    expect(npcDeck(t)[0]).toBe('star-spawn');
  });
});

describe('R12.4 4 Augmentation', () => {
  it('R12.4 4 a Guardian from this district goes on top of its Cult deck, free', () => {
    const t = inUptown(4, { investigators: 3 }, { decks: { hastur: ['brute', 'adept'] } });
    expect(plansTried(t)).toEqual([4]);
    expect(npcDeck(t)).toEqual(['star-spawn', 'brute', 'adept']);
    expect(t.district('uptown')).toMatchObject({
      guardian: { card: 'star-spawn', left: 5 },
      action: { card: 'hidden-altar', left: 6 },
    });
    expect(t.district('downtown').guardian).toEqual({ card: 'hunting-horror', left: 6 });
    expect(t.events('powerPaid')).toEqual([]);
    expect(bonus(t)).toEqual({ cards: { count: 0 }, thugs: 0 });
  });

  it('R12.4 4 it needs no presence there', () => {
    const t = inUptown(4, { sites: ['dagon'], rituals: [['dagon', 1]] });
    expect(npcDeck(t)[0]).toBe('star-spawn');
  });

  it('R12.4 4 then exactly one Disorganization card of its discard pile is destroyed', () => {
    const t = inUptown(
      4,
      {},
      { discards: { hastur: ['disorganization', 'brute', 'disorganization'], dagon: ['disorganization'] } },
    );
    expect([...t.discards('hastur')].sort()).toEqual(['brute', 'disorganization']);
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.events('cardDestroyed')).toEqual([
      { type: 'cardDestroyed', seat: 'hastur', card: 'disorganization', from: 'discard' },
    ]);
  });

  it('R12.4 4 no other card is destroyed, and none in its deck', () => {
    const t = inUptown(4, {}, { discards: { hastur: ['brute'] }, decks: { hastur: ['disorganization'] } });
    expect(t.discards('hastur')).toEqual(['brute']);
    expect(npcDeck(t)).toEqual(['star-spawn', 'disorganization']);
    expect(t.events('cardDestroyed')).toEqual([]);
  });

  it('R12.4 4 the last Guardian may be taken', () => {
    const t = inUptown(4, { guardian: { card: 'byakhee', left: 1 } });
    expect(npcDeck(t)[0]).toBe('byakhee');
    expect(t.district('uptown').guardian).toEqual({ card: 'byakhee', left: 0 });
  });

  it.each([{ card: 'byakhee', left: 0 }, null])(
    'R12.4 4 → 5 no Guardian left (%j): two Thugs, and nothing is taken or destroyed',
    (guardian) => {
      const t = inUptown(4, { guardian }, { discards: { hastur: ['disorganization'] }, decks: { hastur: ['brute'] } });
      expect(plansTried(t)).toEqual([4, 5]);
      expect(bonus(t).thugs).toBe(2);
      expect(t.discards('hastur')).toEqual(['disorganization']);
      expect(npcDeck(t)).toEqual(['brute']);
      expect(t.district('uptown').action).toEqual({ card: 'hidden-altar', left: 6 });
    },
  );
});

describe('R12.4 5 Bluff, and what the NPC keeps', () => {
  it('R12.4 1 → 3 → 4 → 5 the whole way down', () => {
    const full = [
      ['dagon', 1],
      ['dagon', 1],
      ['dagon', 2],
    ];
    const t = inUptown(1, { guardian: null, rituals: full });
    expect(plansTried(t)).toEqual([1, 3, 4, 5]);
    expect(bonus(t)).toEqual({ cards: { count: 0 }, thugs: 2 });
    expect(t.events('npcPlanChosen')[0]!['card']).toBe('npc-bluff');
    expect(inUptownTries(2)).toEqual([2, 3, 4, 5]);
    expect(inUptownTries(3)).toEqual([3, 4, 5]);
  });

  it('R12.4 5 Thugs are stored on top of those it has, without limit', () => {
    const t = inUptown(4, { guardian: null }, { solo: { npc: 'hastur', bonus: { thugs: 7 } } });
    expect(bonus(t).thugs).toBe(9);
    expect(t.session.state.seats[1]!.tokens).toEqual([9, 0, 0]);
  });

  it('R12.4 Thugs and bonus cards survive Hiding', () => {
    const t = solo({
      phase: 'hiding',
      solo: { npc: 'hastur', bonus: { thugs: 8, cards: ['brute', 'seer'] } },
      decks: { dagon: ['adept'], hastur: ['acolyte'] },
    });
    expect(t.view().round).toBe(3);
    expect(bonus(t)).toEqual({ cards: { count: 2 }, thugs: 8 });
    expect(position(t.until('placePlan')).solo.bonus.cards).toEqual(['brute', 'seer']);
    expect(t.discards('hastur')).toEqual([]);
  });

  it('R12.4 they are all used in its next Confrontation and gone after it', () => {
    const t = solo({
      solo: { npc: 'hastur', bonus: { thugs: 3, cards: ['adept', 'brute'] } },
      rolls: { recruitment: dice(0) },
      decks: { hastur: ['seer', 'acolyte', 'whisperer', 'brute'] },
      districts: {
        uptown: {
          plans: ['dagon'],
          rituals: [
            ['dagon', 1],
            ['hastur', 1],
          ],
        },
        northside: more,
      },
    });
    t.answer('takePlan', { district: 'uptown', plan: 'dominance' }).answer('commit');
    expect(revealed(t)).toEqual(['seer', 'acolyte', 'whisperer', 'adept', 'brute']);
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 2 + 3 });
    expect(bonus(t)).toEqual({ cards: { count: 0 }, thugs: 0 });
    expect([...t.discards('hastur')].sort()).toEqual(['acolyte', 'adept', 'brute', 'seer', 'whisperer']);
    expect(npcDeck(t)).toEqual(['brute']);
  });

  it('R12.4 a Dominance without a Confrontation uses nothing of them', () => {
    const t = inUptown(3, { rituals: [['hastur', 1]] }, { solo: { npc: 'hastur', bonus: { thugs: 3, cards: ['brute'] } } });
    expect(t.district('uptown').dominance).toEqual(['hastur', 'hastur']);
    expect(bonus(t)).toEqual({ cards: { count: 1 }, thugs: 3 });
  });
});

describe('R12.4 the plan cards', () => {
  it.each([
    [1, 'npc-preparation'],
    [2, 'npc-influence'],
    [3, 'npc-dominance'],
    [4, 'npc-augmentation'],
  ])('R12.4 the die shows %i: %s', (roll, card) => {
    const t = solo({
      rolls: { npc: [roll] },
      districts: { uptown: { plans: ['dagon', 'hastur'], rituals: [['hastur', 1]] }, northside: { rituals: [['hastur', 1]] } },
    });
    expect(t.events('npcPlanChosen').map((event) => [event['number'], event['card'], event['district']])).toEqual([
      [roll, card, 'uptown'],
    ]);
  });
});

function inUptownTries(roll: number): unknown[] {
  return plansTried(inUptown(roll, { guardian: null }));
}

import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../../../harness';
import { attack, bonus, dice, more, npcDeck, npcDominates, position, revealed, solo, type Part } from './r12-table';

const rituals = (...markers: [string, number][]): Part => ({ rituals: markers });

/** Dagon's Dominance in Uptown, with a marker left in Northside or Downtown for later. */
function own(districts: Readonly<Record<string, Part>>, rest: Part = {}): TestTable {
  const t = solo({
    rolls: { recruitment: dice(0) },
    ...rest,
    districts: { ...districts, uptown: { plans: ['dagon', 'dagon'], ...districts['uptown'] } },
  });
  return t.answer('takePlan', { district: 'uptown', plan: 'dominance' });
}

const both: Part = rituals(['dagon', 1], ['hastur', 1]);

describe('R12.5 who comes to the Confrontation', () => {
  it('R12.5 to the player’s Dominance the NPC moves its highest-level Ritual, and asks nobody', () => {
    const t = own({
      uptown: rituals(['dagon', 1]),
      downtown: rituals(['hastur', 1], ['hastur', 3]),
      northside: rituals(['hastur', 2]),
    });
    expect(t.kind).toBe('commit');
    expect(t.district('uptown').rituals).toEqual([
      ['dagon', 1],
      ['hastur', 3],
    ]);
    expect(t.district('downtown').rituals).toEqual([['hastur', 1]]);
    expect(t.district('northside').rituals).toEqual([['hastur', 2]]);
    expect(t.events('ritualRaised')).toEqual([]);
    expect(t.events('opposed')).toHaveLength(1);
  });

  it('R12.5 among equals it comes from the higher-numbered district', () => {
    const t = own({ uptown: rituals(['dagon', 1]), downtown: rituals(['hastur', 2]), northside: rituals(['hastur', 2]) });
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.district('downtown').rituals).toEqual([['hastur', 2]]);
  });

  it('R12.5 the game option npcOpposeTie low: from the lower-numbered one', () => {
    const board = { uptown: rituals(['dagon', 1]), downtown: rituals(['hastur', 2]), northside: rituals(['hastur', 2]) };
    const low = own(board, { options: { npcOpposeTie: 'low' } });
    expect(low.district('downtown').rituals).toEqual([]);
    expect(low.district('northside').rituals).toEqual([['hastur', 2]]);
    const high = own(board, { options: { npcOpposeTie: 'high' } });
    expect(high.district('northside').rituals).toEqual([]);
  });

  it.each(['high', 'low'])('R12.5 npcOpposeTie %s matters among equals only', (npcOpposeTie) => {
    const options = { options: { npcOpposeTie } };
    const up = own(
      { uptown: rituals(['dagon', 1]), downtown: rituals(['hastur', 1]), northside: rituals(['hastur', 2]) },
      options,
    );
    expect(up.district('northside').rituals).toEqual([]);
    const down = own(
      { uptown: rituals(['dagon', 1]), downtown: rituals(['hastur', 2]), northside: rituals(['hastur', 1]) },
      options,
    );
    expect(down.district('downtown').rituals).toEqual([]);
  });

  it('R12.5 it moves one in even if its very highest is already here', () => {
    const t = own({ uptown: rituals(['dagon', 1], ['hastur', 3]), northside: rituals(['hastur', 1]) });
    expect(t.district('uptown').rituals).toEqual([
      ['dagon', 1],
      ['hastur', 3],
      ['hastur', 1],
    ]);
  });

  it('R12.5 only if a field is open; then what is here fights', () => {
    const t = own({ uptown: rituals(['dagon', 1], ['dagon', 1], ['hastur', 1]), northside: rituals(['hastur', 3]) });
    expect(t.kind).toBe('commit');
    expect(t.district('northside').rituals).toEqual([['hastur', 3]]);
    expect(t.events('opposed')).toEqual([]);
  });

  it('R12.5 R9.2 no field open and none of its Rituals here: no Confrontation, the Terror is worth two markers', () => {
    const t = own({
      uptown: { ...rituals(['dagon', 1], ['dagon', 2], ['dagon', 1]), sanity: 3 },
      northside: rituals(['hastur', 3]),
    });
    expect(t.events('confrontationBegun')).toEqual([]);
    t.answer('terror').answer('placeDominance', { field: 1 }).answer('placeDominance', { field: 2 });
    expect(t.kind).toBe('removeRitual');
  });

  it('R12.5 R9.1 no Ritual of the NPC on the board: no Confrontation', () => {
    const t = own({ uptown: rituals(['dagon', 1]) });
    expect(t.kind).toBe('takePlan');
    expect(t.events('npcDiceRolled')).toEqual([]);
  });

  it('R12.5 to the NPC’s Dominance the player may move one of any level', () => {
    const board = { uptown: rituals(['hastur', 1]), downtown: rituals(['dagon', 1]), northside: rituals(['dagon', 3]) };
    const t = npcDominates(board);
    expect(t.decision).toMatchObject({ kind: 'oppose', seat: 'dagon', min: 1, max: 1 });
    expect(t.decision.options.map(({ from, level, pass }) => [from, level, pass])).toEqual([
      ['downtown', 1, undefined],
      ['northside', 3, undefined],
      [undefined, undefined, true],
    ]);
    t.answer('oppose', { from: 'downtown' });
    expect(t.decision).toMatchObject({ kind: 'commit', seat: 'dagon' });
    expect(t.district('uptown').rituals).toEqual([
      ['hastur', 1],
      ['dagon', 1],
    ]);
    const declined = npcDominates(board).pass('oppose');
    expect(declined.kind).toBe('takePlan');
    expect(declined.district('uptown').dominance).toEqual(['hastur', 'hastur']);
  });

  it('R12.5 the NPC moves none of its own to its Dominance', () => {
    const t = npcDominates({ uptown: both, northside: rituals(['hastur', 3]) });
    expect(t.kind).toBe('commit');
    expect(t.district('northside').rituals).toEqual([['hastur', 3]]);
  });
});

describe('R12.5 forces', () => {
  it.each([
    ['own', own],
    ['NPC’s', npcDominates],
  ])('R12.5 in the %s Dominance the player commits and reveals first', (_, begin) => {
    const t = begin({ uptown: both }, { hands: { dagon: ['brute'] }, tokens: { dagon: { thug: 1 } } });
    expect(t.events('forcesRevealed')).toEqual([]);
    t.answer('commit', { card: 'brute' }, { token: 'thug' });
    expect(t.events('forcesRevealed').map((event) => event['seat'])).toEqual(['dagon', 'hastur']);
    expect(t.events('forcesCommitted').map((event) => event['seat'])).toEqual(['dagon']);
    expect(t.events('thugsShown').map((event) => [event['seat'], event['attack']])).toEqual([
      ['dagon', 4],
      ['hastur', 1],
    ]);
    const order = t.session.events.map((event) => `${event.type} ${String(event['seat'])}`);
    expect(order.indexOf('thugsShown dagon')).toBeLessThan(order.indexOf('forcesRevealed hastur'));
  });

  it('R12.5 the NPC reveals the top three cards of its deck and counts their Attack icons', () => {
    const t = own({ uptown: both }, { decks: { hastur: ['brute', 'watchman', 'adept', 'brute', 'brute'] } }).answer('commit');
    expect(revealed(t)).toEqual(['brute', 'watchman', 'adept']);
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 2 + 1 });
    expect(npcDeck(t)).toEqual(['brute', 'brute']);
    expect([...t.discards('hastur')].sort()).toEqual(['adept', 'brute', 'watchman']);
  });

  it('R12.5 R6.5 its deck is renewed from the discard pile when it runs out in between', () => {
    const t = own({ uptown: both }, { decks: { hastur: ['brute'] }, discards: { hastur: ['adept', 'adept', 'adept'] } }).answer(
      'commit',
    );
    expect(revealed(t)).toEqual(['brute', 'adept', 'adept']);
    expect(npcDeck(t)).toEqual(['adept']);
    expect([...t.discards('hastur')].sort()).toEqual(['adept', 'adept', 'brute']);
  });

  it('R12.5 R6.5 a deck of exactly three is not renewed; with nothing left fewer are revealed', () => {
    const exact = own(
      { uptown: both },
      { decks: { hastur: ['adept', 'adept', 'adept'] }, discards: { hastur: ['brute'] } },
    ).answer('commit');
    expect(exact.events('deckReshuffled')).toEqual([]);
    expect(npcDeck(exact)).toEqual([]);
    const few = own({ uptown: both }, { decks: { hastur: ['brute'] } }).answer('commit');
    expect(revealed(few)).toEqual(['brute']);
    expect(attack(few)).toEqual({ dagon: 1, hastur: 3 });
  });

  it('R12.5 R6.7 a revealed Disorganization card gives nothing and is discarded with the rest', () => {
    const t = own({ uptown: both }, { decks: { hastur: ['disorganization', 'brute', 'adept', 'brute'] } }).answer('commit');
    expect(revealed(t)).toEqual(['disorganization', 'brute', 'adept']);
    expect(attack(t)).toEqual({ dagon: 1, hastur: 3 });
    expect([...t.discards('hastur')].sort()).toEqual(['adept', 'brute', 'disorganization']);
  });

  it('R12.5 five dice, everything but Thugs re-rolled twice, each Thug 1 Attack', () => {
    const faces = ['thug', 'initiate', 'freak', 'blank', 'thug', 'thug', 'initiate', 'blank', 'freak', 'thug', 'thug'];
    const t = own({ uptown: both }, { rolls: { recruitment: faces } }).answer('commit');
    expect(t.events('npcDiceRolled')[0]!['faces']).toEqual(['thug', 'thug', 'freak', 'thug', 'thug']);
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 4 });
    expect(position(t).rolls.recruitment).toEqual(['thug']);
    expect(bonus(t).thugs).toBe(0);
  });

  it('R12.5 five Thugs at once are not rolled again', () => {
    const t = own({ uptown: both }, { rolls: { recruitment: [...dice(5), 'blank'] } }).answer('commit');
    expect(attack(t)).toEqual({ dagon: 1, hastur: 6 });
    expect(position(t).rolls.recruitment).toEqual(['blank']);
  });

  it('R12.5 all its stored Thugs are added, and the levels of all its Rituals here', () => {
    const t = own(
      { uptown: rituals(['dagon', 1], ['hastur', 1], ['hastur', 2]) },
      { solo: { npc: 'hastur', bonus: { thugs: 4 } }, rolls: { recruitment: dice(2) } },
    ).answer('commit');
    expect(attack(t)).toEqual({ dagon: 1, hastur: 3 + 4 + 2 });
    expect(bonus(t).thugs).toBe(0);
    expect(t.events('thugsReturned')).toEqual([{ type: 'thugsReturned', seat: 'hastur', count: 4 }]);
  });

  it('R12.5 R9.4 what the NPC has revealed lies open while the player still decides', () => {
    const t = npcDominates(
      { uptown: both },
      {
        hands: { dagon: ['ghoul-pack'] },
        decks: { hastur: ['brute', 'brute', 'adept'] },
        solo: { npc: 'hastur', bonus: { thugs: 2 } },
      },
    );
    expect(t.view()['turn']).toMatchObject({ seat: 'hastur', district: 'uptown', plan: null });
    t.answer('commit', { card: 'ghoul-pack' });
    expect(t.decision).toMatchObject({ kind: 'useAbility', seat: 'dagon' });
    const { sides, winner } = t.view()['fight'] as { sides: Record<string, unknown>[]; winner: string };
    expect(winner).toBe('hastur');
    expect(sides.find((side) => side['seat'] === 'hastur')).toMatchObject({
      revealed: true,
      cards: ['brute', 'brute', 'adept'],
      thugs: 2,
      dice: ['blank', 'blank', 'blank', 'blank', 'blank'],
      attack: 7,
    });
    t.answer('useAbility', { card: 'ghoul-pack' });
    expect(t.discards('dagon')).toEqual(['ghoul-pack']);
    expect(t.discards('hastur')).toContain('disorganization');
  });

  it('R12.5 the Thugs that the player keeps back do not count', () => {
    const t = own({ uptown: both }, { tokens: { dagon: { thug: 3 } } }).answer('commit', { token: 'thug' });
    expect(attack(t)).toEqual({ dagon: 2, hastur: 1 });
    expect(t.tokens('dagon')['thug']).toBe(2);
  });
});

describe('R12.5 outcome', () => {
  it('R12.5 R9.5 the NPC loses: its Rituals here return, it gets a Disorganization card, the player may use Terror', () => {
    const t = own(
      { uptown: { ...rituals(['dagon', 3], ['hastur', 1]), sanity: 2 }, northside: { ...more, ...rituals(['hastur', 2]) } },
      { tokens: { dagon: { thug: 3 } }, decks: { hastur: ['adept', 'adept', 'adept'] } },
    ).answer('commit', { token: 'thug' });
    expect(attack(t)).toEqual({ dagon: 4, hastur: 3 });
    expect(t.district('uptown').rituals).toEqual([['dagon', 3]]);
    expect(t.supply('hastur').rituals).toEqual([2, 2, 1]);
    expect([...t.discards('hastur')].sort()).toEqual(['adept', 'adept', 'adept', 'disorganization']);
    expect(t.discards('dagon')).toEqual([]);
    expect(t.kind).toBe('terror');
  });

  it('R12.5 R9.5 the player loses the own Dominance: no Terror, the NPC’s Rituals stay', () => {
    const t = own({ uptown: { ...rituals(['dagon', 1], ['hastur', 2]), sanity: 0 } }, { tokens: { dagon: { freak: 9 } } }).answer(
      'commit',
    );
    expect(t.kind).toBe('takePlan');
    expect(t.district('uptown')).toMatchObject({ rituals: [['hastur', 2]], dominance: [] });
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.discards('hastur')).not.toContain('disorganization');
  });

  it('R12.5 R9.6 a tie: the Rituals of both return and both get a Disorganization card', () => {
    for (const t of [own({ uptown: both }), npcDominates({ uptown: both })]) {
      t.answer('commit');
      expect(attack(t)).toMatchObject({ dagon: 1, hastur: 1 });
      expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: [] });
      expect(t.discards('dagon')).toEqual(['disorganization']);
      expect(t.discards('hastur').filter((card) => card === 'disorganization')).toHaveLength(1);
      expect(t.kind).toBe('takePlan');
    }
  });

  it('R12.5 R9.5 the NPC wins its Dominance: Terror follows', () => {
    const t = npcDominates({ uptown: rituals(['dagon', 1], ['hastur', 2]) }).answer('commit');
    expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: ['hastur'] });
    expect(t.supply('dagon').rituals).toEqual([2, 2, 1]);
    expect(t.discards('dagon')).toEqual(['disorganization']);
  });

  it('R12.5 R10.1 the NPC loses its Dominance: no Terror of anyone', () => {
    const t = npcDominates({ uptown: rituals(['dagon', 3], ['hastur', 2]) }).answer('commit');
    expect(t.kind).toBe('takePlan');
    expect(t.district('uptown')).toMatchObject({ rituals: [['dagon', 3]], dominance: [] });
    expect(t.discards('hastur')).toContain('disorganization');
  });
});

import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../../../harness';
import { npcDeck, npcDominates, solo, type Part } from './r12-table';

const npcs = (uptown: Part, rest: Part = {}, others: Readonly<Record<string, Part>> = {}): TestTable =>
  npcDominates({ ...others, uptown }, rest);

const own = (...levels: number[]): [string, number][] => levels.map((level) => ['hastur', level]);

describe('R12.6 Terror of the NPC', () => {
  it('R12.6 it always succeeds, whatever the Sanity, and spends nothing', () => {
    const t = npcs({ rituals: own(1), sanity: 20, investigators: 30 }, { solo: { npc: 'hastur', bonus: { thugs: 2 } } });
    expect(t.kind).toBe('takePlan');
    expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: ['hastur', 'hastur'], investigators: 30 });
    expect(t.supply('hastur')).toMatchObject({ rituals: [2, 2, 1], dominance: 6 });
    expect(npcDeck(t)).toHaveLength(6);
  });

  it('R12.6 R10.3 two markers without a Confrontation, one after a won one', () => {
    expect(npcs({ rituals: own(2) }).district('uptown').dominance).toEqual(['hastur', 'hastur']);
    const won = npcs({ rituals: [...own(2), ['dagon', 1]] }).answer('commit');
    expect(won.district('uptown').dominance).toEqual(['hastur']);
  });

  it('R12.6 R10.3 an empty supply places none and is still a success', () => {
    const four = ['hastur', 'hastur', 'hastur', 'hastur'];
    const t = npcs({ rituals: own(1) }, {}, { downtown: { dominance: four }, northside: { dominance: four } });
    expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: [] });
    expect(t.events('terrorSucceeded')).toHaveLength(1);
  });

  it('R12.6 R10.3 with one marker in supply one is placed', () => {
    const four = ['hastur', 'hastur', 'hastur', 'hastur'];
    const t = npcs({ rituals: own(1) }, {}, { downtown: { dominance: four }, northside: { dominance: four.slice(1) } });
    expect(t.district('uptown').dominance).toEqual(['hastur']);
    expect(t.supply('hastur').dominance).toBe(0);
  });

  it('R12.6 R10.4 if the district is full it replaces the player’s markers, which go back', () => {
    const t = npcs({ rituals: own(1), dominance: ['hastur', 'dagon', 'dagon', 'dagon'] });
    expect(t.district('uptown').dominance).toEqual(['hastur', 'hastur', 'hastur', 'dagon']);
    expect(t.supply('dagon').dominance).toBe(7);
    expect(t.supply('hastur').dominance).toBe(5);
  });

  it('R12.6 R10.4 the last free field is filled first, then a marker replaced', () => {
    const t = npcs({ rituals: own(1), dominance: ['dagon', 'dagon', 'hastur'] });
    expect(t.district('uptown').dominance).toEqual(['hastur', 'dagon', 'hastur', 'hastur']);
    expect(t.supply('dagon').dominance).toBe(7);
  });

  it('R12.6 R10.4 if all are its own none is placed, and the Ritual goes all the same', () => {
    const t = npcs({ rituals: own(1), dominance: ['hastur', 'hastur', 'hastur', 'hastur'] });
    expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: ['hastur', 'hastur', 'hastur', 'hastur'] });
    expect(t.supply('hastur')).toMatchObject({ rituals: [2, 2, 1], dominance: 4 });
  });

  it.each([
    [
      [3, 1, 2],
      [3, 2],
    ],
    [[2, 3], [3]],
    [[1, 1], [1]],
  ])('R12.6 R10.5 it removes its lowest Ritual: of %j stay %j', (before, after) => {
    const t = npcs({ rituals: own(...before) });
    expect(t.district('uptown').rituals).toEqual(own(...after));
  });

  it('R12.6 Terror abilities of revealed cards are not used', () => {
    const t = npcs({ rituals: [...own(2), ['dagon', 1]] }, { decks: { hastur: ['star-spawn', 'dark-young', 'adept'] } }).answer(
      'commit',
    );
    expect(t.district('uptown')).toMatchObject({ rituals: [], dominance: ['hastur'] });
    expect([...t.discards('hastur')].sort()).toEqual(['adept', 'dark-young', 'star-spawn']);
  });
});

describe('R12.7 Hiding', () => {
  const deck = ['acolyte', 'adept', 'brute', 'fanatic', 'watchman', 'whisperer', 'seer', 'byakhee', 'dark-young', 'nightgaunt'];

  it('R12.7 the NPC shuffles its deck, not its discard pile', () => {
    const discards = ['brute', 'disorganization', 'adept', 'seer'];
    const t = solo({ phase: 'hiding', decks: { dagon: ['adept'], hastur: deck }, discards: { hastur: discards } });
    expect(t.discards('hastur')).toEqual(discards);
    t.until('placePlan');
    expect(t.view().round).toBe(3);
    expect([...npcDeck(t)].sort()).toEqual([...deck].sort());
    expect(npcDeck(t)).not.toEqual(deck);
    expect(t.events('npcDeckShuffled')).toEqual([{ type: 'npcDeckShuffled', seat: 'hastur' }]);
  });

  it('R12.7 not before: during the round the order stays', () => {
    const t = solo({ phase: 'planning', decks: { hastur: deck } });
    expect(npcDeck(t)).toEqual(deck);
    expect(t.events('npcDeckShuffled')).toEqual([]);
  });

  it('R12.7 an empty deck stays empty, whatever lies in the discard pile', () => {
    const t = solo({ phase: 'hiding', decks: { dagon: ['adept'], hastur: [] }, discards: { hastur: ['brute'] } });
    expect(t.discards('hastur')).toEqual(['brute']);
    expect(t.view().decks['hastur']).toEqual({ count: 0 });
  });

  it('R12.7 R11.1 the player hides as ever', () => {
    const t = solo({ phase: 'hiding', hands: { dagon: ['brute'] }, tokens: { dagon: { thug: 6 } }, decks: { dagon: ['adept'] } });
    expect(t.discards('dagon')).toEqual(['brute']);
    expect(t.decision).toMatchObject({ kind: 'discardTokens', seat: 'dagon', min: 1, max: 1 });
  });

  it('R12.7 without an NPC nothing of it happens', () => {
    const t = solo({ phase: 'hiding', seats: ['dagon', 'cthulhu'], solo: undefined, decks: {} });
    expect(t.events('npcDeckShuffled')).toEqual([]);
  });
});

describe('R12.8 the end', () => {
  const outcome = (districts: Readonly<Record<string, Part>>, rest: Part = {}): unknown =>
    solo({ round: 6, ...rest, districts }).session.outcome;

  it('R12.8 the player wins if the Objective is met', () => {
    expect(outcome({ uptown: { dominance: ['dagon'] } })).toEqual({
      winners: ['dagon'],
      scores: {
        dagon: { dominance: 1, sites: 0, mostRituals: 0, total: 1 },
        hastur: { dominance: 0, sites: 0, mostRituals: 0, total: 0 },
      },
      objective: { id: 'ascendance', met: true },
    });
  });

  it('R12.8 the NPC scores like a player, and the player loses with fewer VP', () => {
    const board = { uptown: { dominance: ['dagon'], sites: ['hastur'], rituals: own(1) } };
    expect(outcome(board)).toEqual({
      winners: ['hastur'],
      scores: {
        dagon: { dominance: 1, sites: 0, mostRituals: 0, total: 1 },
        hastur: { dominance: 0, sites: 1, mostRituals: 1, total: 2 },
      },
      objective: { id: 'ascendance', met: false },
    });
  });

  it('R12.8 more VP alone do not win where the Objective asks for more', () => {
    const rest = { solo: { npc: 'hastur', objective: 'three-thrones' } };
    expect(outcome({ uptown: { dominance: ['dagon'] } }, rest)).toMatchObject({
      winners: ['hastur'],
      objective: { id: 'three-thrones', met: false },
    });
  });
});

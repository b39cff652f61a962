import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../../../harness';
import { attack, bonus, dice, npcDeck, revealed, solo } from './r12-table';

type Part = Readonly<Record<string, unknown>>;

interface Duel extends Part {
  /** The NPC's deck, top first. */
  readonly deck?: readonly string[];
  /** The NPC's bonus cards and stored Thugs. */
  readonly cards?: readonly string[];
  readonly thugs?: number;
  /** Dagon's Thugs, all committed. */
  readonly against?: number;
  readonly here?: readonly (readonly [string, number])[];
  readonly others?: Readonly<Record<string, Part>>;
}

/** Dagon's Dominance in Uptown against the NPC; the dice show nothing but Bad Luck. */
function duel({ deck = [], cards = [], thugs = 0, against = 0, here, others = {}, ...rest }: Duel): TestTable {
  const t = solo({
    solo: { npc: 'hastur', bonus: { cards, thugs } },
    decks: { hastur: deck },
    tokens: { dagon: { thug: against } },
    rolls: { recruitment: dice(0) },
    // R12.5 would bring its Rituals from elsewhere.
    city: { active: ['river-storm'], deck: [] },
    ...rest,
    districts: {
      ...others,
      uptown: {
        sanity: 20,
        plans: ['dagon', 'dagon'],
        rituals: here ?? [
          ['dagon', 1],
          ['hastur', 1],
        ],
      }, // prettier-ignore
    },
  });
  t.answer('takePlan', { plan: 'dominance' });
  return t.answer('commit', ...new Array<Part>(against).fill({ token: 'thug' }));
}

const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const used = (t: TestTable): unknown[] => t.events('abilityUsed').map((event) => [event['seat'], event['card']]);

describe('R12.5 Confrontation abilities of the NPC', () => {
  it('R12.5 fanatic: it is always destroyed for two Thugs and gives no icons', () => {
    const t = duel({ deck: ['fanatic', 'adept', 'adept'] });
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 2 });
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'adept']);
    expect(t.events('cardDestroyed')).toEqual([{ type: 'cardDestroyed', seat: 'hastur', card: 'fanatic', from: 'committed' }]);
    expect(bonus(t).thugs).toBe(0);
  });

  it('R12.5 fanatic: each of two, also one among the bonus cards', () => {
    const t = duel({ deck: ['adept', 'fanatic', 'adept'], cards: ['fanatic'] });
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 4 });
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'adept']);
  });

  it('R12.5 nightgaunt: unpaid, the player gets a Disorganization card, win or lose', () => {
    const won = duel({ deck: ['nightgaunt', 'adept', 'adept'] });
    expect(attack(won)).toEqual({ dagon: 1, hastur: 3 });
    expect(won.discards('dagon')).toEqual(['disorganization', 'disorganization']);
    expect(won.discards('hastur')).toContain('nightgaunt');
    const lost = duel({ deck: ['nightgaunt', 'adept', 'adept'], against: 4 });
    expect(lost.discards('dagon')).toEqual(['disorganization']);
    expect(lost.discards('hastur').filter((card) => card === 'disorganization')).toHaveLength(1);
    expect(lost.events('powerPaid')).toEqual([]);
  });

  it('R12.5 nightgaunt: one card for each copy', () => {
    const t = duel({ deck: ['nightgaunt', 'nightgaunt', 'nightgaunt'], against: 9 });
    expect(t.discards('dagon')).toEqual(['disorganization', 'disorganization', 'disorganization']);
  });

  it('R12.5 hunting-horror: its deck’s top card joins and counts', () => {
    const t = duel({ deck: ['hunting-horror', 'adept', 'adept', 'brute', 'watchman'] });
    expect(revealed(t)).toEqual(['hunting-horror', 'adept', 'adept']);
    expect(t.events('cardJoined')).toEqual([
      { type: 'cardJoined', seat: 'hastur', district: 'uptown', card: 'brute', attack: 2 },
    ]);
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 3 + 2 });
    expect(npcDeck(t)).toEqual(['watchman']);
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'adept', 'brute', 'hunting-horror']);
  });

  it('R12.5 hunting-horror: the ability of the card that joined is used as well, and so on', () => {
    const t = duel({ deck: ['hunting-horror', 'adept', 'adept', 'hunting-horror', 'fanatic', 'brute'] });
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 3 + 3 + 2 });
    expect(npcDeck(t)).toEqual(['brute']);
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'adept', 'hunting-horror', 'hunting-horror']);
  });

  it('R12.5 hunting-horror: R6.5 the deck is renewed for it; with no card at all it does nothing', () => {
    const renewed = duel({ deck: ['hunting-horror', 'adept', 'adept'], discards: { hastur: ['brute'] } });
    expect(attack(renewed)).toEqual({ dagon: 1, hastur: 1 + 3 + 2 });
    const nothing = duel({ deck: ['hunting-horror', 'adept', 'adept'] });
    expect(attack(nothing)).toEqual({ dagon: 1, hastur: 1 + 3 });
    expect(used(nothing)).toEqual([]);
  });

  it('R12.5 all abilities are used in the order of reveal, bonus cards last', () => {
    const t = duel({ deck: ['nightgaunt', 'hunting-horror', 'fanatic', 'adept'], cards: ['nightgaunt'] });
    expect(used(t)).toEqual([
      ['hastur', 'nightgaunt'],
      ['hastur', 'hunting-horror'],
      ['hastur', 'fanatic'],
      ['hastur', 'nightgaunt'],
    ]);
  });

  it('R12.5 no other keyword is used', () => {
    const others = ['watchman', 'seer', 'star-spawn', 'dark-young', 'byakhee', 'secret-summons', 'hidden-altar', 'desecration'];
    const t = duel({ deck: ['recruiters', 'safe-house', 'false-trail'], cards: [...others, 'black-market'] });
    expect(used(t)).toEqual([]);
    expect(t.discards('hastur')).toHaveLength(12);
  });

  it('R12.5 ghoul-pack: the NPC loses, its Disorganization card goes to the player', () => {
    const t = duel({ deck: ['ghoul-pack', 'ghoul-pack', 'adept'], against: 9 });
    expect(attack(t)).toEqual({ dagon: 10, hastur: 5 });
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'ghoul-pack', 'ghoul-pack']);
  });

  it('R12.5 R9.8 ghoul-pack: nothing is passed on when the NPC wins or ties', () => {
    const won = duel({ deck: ['ghoul-pack', 'adept', 'adept'] });
    expect(won.discards('dagon')).toEqual(['disorganization']);
    expect(won.discards('hastur')).not.toContain('disorganization');
    const tied = duel({ deck: ['ghoul-pack', 'adept', 'adept'], against: 2 });
    expect(attack(tied)).toEqual({ dagon: 3, hastur: 3 });
    expect(tied.discards('dagon')).toEqual(['disorganization']);
    expect(tied.discards('hastur')).toContain('disorganization');
  });

  it('R12.5 deep-one-raiders: the NPC wins and takes back its stored Thugs, not those of dice or fanatics', () => {
    const t = duel({ deck: ['deep-one-raiders', 'fanatic', 'adept'], thugs: 2, rolls: { recruitment: dice(2) } });
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 3 + 2 + 2 + 2 });
    expect(bonus(t).thugs).toBe(2);
    expect(t.discards('hastur')).toContain('deep-one-raiders');
  });

  it('R12.5 deep-one-raiders: several copies take back the same Thugs once; without stored ones there are none', () => {
    expect(bonus(duel({ deck: ['deep-one-raiders', 'deep-one-raiders', 'adept'], thugs: 3 })).thugs).toBe(3);
    expect(bonus(duel({ deck: ['deep-one-raiders', 'adept', 'adept'], rolls: { recruitment: dice(3) } })).thugs).toBe(0);
  });

  it('R12.5 R9.8 deep-one-raiders: in a defeat or a tie the Thugs are gone', () => {
    const lost = duel({ deck: ['deep-one-raiders', 'adept', 'adept'], thugs: 2, against: 6 });
    expect(attack(lost)).toEqual({ dagon: 7, hastur: 6 });
    expect(bonus(lost).thugs).toBe(0);
    const tied = duel({ deck: ['deep-one-raiders', 'adept', 'adept'], thugs: 2, against: 5 });
    expect(bonus(tied).thugs).toBe(0);
  });
});

describe('R12.5 dimensional-shambler of the NPC', () => {
  const shambler = ['dimensional-shambler', 'adept', 'adept'];
  const two: Duel['here'] = [
    ['dagon', 1],
    ['hastur', 1],
    ['hastur', 2],
  ]; // prettier-ignore

  it('R12.5 dimensional-shambler: it is destroyed, the highest Ritual moves to the lowest-numbered district', () => {
    const t = duel({ deck: shambler, against: 9, here: two });
    expect(t.district('downtown').rituals).toEqual([['hastur', 2]]);
    expect(t.district('uptown').rituals).toEqual([['dagon', 1]]);
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.supply('hastur').rituals).toEqual([2, 1, 1]);
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'adept', 'disorganization']);
    expect(t.events('cardDestroyed')).toHaveLength(1);
  });

  it('R12.5 dimensional-shambler: a full district is left out', () => {
    const full = {
      rituals: [
        ['dagon', 1],
        ['dagon', 2],
        ['dagon', 2],
      ],
    }; // prettier-ignore
    const t = duel({ deck: shambler, against: 9, here: two, others: { downtown: full } });
    expect(t.district('downtown').rituals).toHaveLength(3);
    expect(t.district('northside').rituals).toEqual([['hastur', 2]]);
  });

  it('R12.5 dimensional-shambler: without any open field it is unusable and not destroyed', () => {
    const t = duel({
      deck: shambler,
      against: 9,
      here: [
        ['dagon', 1],
        ['hastur', 1],
      ], // prettier-ignore
      others: {
        downtown: {
          rituals: [
            ['dagon', 2],
            ['dagon', 2],
            ['dagon', 3],
          ],
        }, // prettier-ignore
        northside: {
          rituals: [
            ['dagon', 1],
            ['hastur', 1],
            ['hastur', 2],
          ],
        }, // prettier-ignore
      },
    });
    expect(t.district('uptown').rituals).toEqual([['dagon', 1]]);
    expect(sorted(t.discards('hastur'))).toEqual(['adept', 'adept', 'dimensional-shambler', 'disorganization']);
    expect(t.events('cardDestroyed')).toEqual([]);
  });

  it('R12.5 dimensional-shambler: two of them save two Rituals, the highest first', () => {
    const t = duel({
      deck: ['dimensional-shambler', 'adept', 'dimensional-shambler'],
      against: 9,
      here: two,
      others: {
        downtown: {
          rituals: [
            ['dagon', 1],
            ['dagon', 2],
          ],
        },
      }, // prettier-ignore
    });
    expect(t.district('downtown').rituals.at(-1)).toEqual(['hastur', 2]);
    expect(t.district('northside').rituals).toEqual([['hastur', 1]]);
    expect(t.discards('hastur')).not.toContain('dimensional-shambler');
  });

  it('R12.5 dimensional-shambler: with nothing left to save the second stays', () => {
    const t = duel({ deck: ['dimensional-shambler', 'adept', 'dimensional-shambler'], against: 9 });
    expect(t.district('downtown').rituals).toEqual([['hastur', 1]]);
    expect(t.discards('hastur').filter((card) => card === 'dimensional-shambler')).toHaveLength(1);
  });

  it('R12.5 R9.8 dimensional-shambler: not in a victory and not in a tie', () => {
    const won = duel({ deck: shambler });
    expect(attack(won)).toEqual({ dagon: 1, hastur: 3 });
    expect(won.district('uptown').rituals).toEqual([['hastur', 1]]);
    expect(won.discards('hastur')).toContain('dimensional-shambler');
    const tied = duel({ deck: shambler, against: 2 });
    expect(tied.district('uptown').rituals).toEqual([]);
    expect(tied.district('downtown').rituals).toEqual([]);
    expect(tied.discards('hastur')).toContain('dimensional-shambler');
  });
});

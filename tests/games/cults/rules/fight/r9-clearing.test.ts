import { describe, expect, it } from 'vitest';
import { asked, commit, decided, disorganized, dominance, fightSeenBy, story } from './fights';

describe('R9.7 clearing up', () => {
  const won = () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      sanity: 3,
      hands: { cthulhu: ['whisperer', 'brute', 'whisperer'], hastur: ['adept'] },
      tokens: { cthulhu: { thug: 2 }, hastur: { thug: 1 } },
    });
    commit(t, 'cthulhu', ['whisperer', 'brute'], 1);
    return commit(t, 'hastur', ['adept'], 1);
  };

  it('R9.7 committed cards are discarded and Thugs returned before the Terror: only the hand is left for it', () => {
    const t = won();
    expect(asked(t)).toBe('cthulhu terror');
    expect(t.discards('cthulhu')).toEqual(['whisperer', 'brute']);
    expect(t.ids({ card: 'whisperer' })).toHaveLength(1);
    expect(t.tokens('cthulhu')['thug']).toBe(1);
    expect(t.tokens('hastur')['thug']).toBe(0);
    expect(fightSeenBy(t, 'cthulhu')).toBeNull();
    expect(t.events('thugsReturned')).toEqual([
      { type: 'thugsReturned', seat: 'cthulhu', count: 1 },
      { type: 'thugsReturned', seat: 'hastur', count: 1 },
    ]);
    expect(t.events('cardDiscarded')).toEqual([
      { type: 'cardDiscarded', seat: 'cthulhu', card: 'whisperer', from: 'committed' },
      { type: 'cardDiscarded', seat: 'cthulhu', card: 'brute', from: 'committed' },
      { type: 'cardDiscarded', seat: 'hastur', card: 'adept', from: 'committed' },
    ]);
  });

  it('R9.7 the Disorganization card of R9.5 comes first, so committed cards lie above it', () => {
    const t = won();
    expect(t.discards('hastur')).toEqual(['disorganization', 'adept']);
    expect(story(t, 'ritualReturned', 'disorganizationReceived', 'cardDiscarded', 'confrontationEnded')).toEqual([
      'ritualReturned hastur',
      'disorganizationReceived hastur',
      'cardDiscarded cthulhu',
      'cardDiscarded cthulhu',
      'cardDiscarded hastur',
      'confrontationEnded cthulhu',
    ]);
  });

  it('R9.7 in a tie cards are discarded and Thugs returned as well; who spent no Thugs returns none', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 2],
      ],
      hands: { cthulhu: ['brute'], hastur: ['acolyte'] },
      tokens: { hastur: { thug: 2 } },
    });
    commit(t, 'cthulhu', ['brute']);
    commit(t, 'hastur', ['acolyte'], 1);
    expect(decided(t).winner).toBeUndefined();
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'brute']);
    expect(t.discards('hastur')).toEqual(['disorganization', 'acolyte']);
    expect(t.tokens('hastur')['thug']).toBe(1);
    expect(story(t, 'thugsReturned', 'thugsTakenBack')).toEqual(['thugsReturned hastur']);
  });
});

describe('R9.8 abilities of winning and losing in a tie', () => {
  it('R9.8 none of them is asked about or does anything', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
      ],
      hands: { cthulhu: ['deep-one-raiders', 'ghoul-pack'], hastur: ['deep-one-raiders', 'dimensional-shambler'] },
      tokens: { cthulhu: { thug: 1 }, hastur: { thug: 1 } },
    });
    commit(t, 'cthulhu', ['deep-one-raiders', 'ghoul-pack'], 1);
    commit(t, 'hastur', ['deep-one-raiders', 'dimensional-shambler'], 1);
    expect(decided(t)).toEqual({ winner: undefined, attack: { cthulhu: 7, hastur: 7 } });
    expect(t.kind).toBe('takePlan');
    expect(t.events('abilityUsed')).toHaveLength(0);
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 1]);
    expect([t.tokens('cthulhu')['thug'], t.tokens('hastur')['thug']]).toEqual([0, 0]);
    expect(t.discards('hastur')).toEqual(['disorganization', 'deep-one-raiders', 'dimensional-shambler']);
    expect(t.district('uptown').rituals).toEqual([]);
  });
});

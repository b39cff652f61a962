import { describe, expect, it } from 'vitest';
import { load } from '../../../../harness';
import { asked, commit, commitNothing, decided, disorganized, dominance, fightSeenBy, offered, story } from './fights';
import { FOUR, THREE } from '../seats';

describe('R9.4 reveal and Attack', () => {
  it('R9.4 all commit before the first reveals; reveals go from the active player clockwise', () => {
    const t = dominance({
      seats: FOUR,
      active: 'hastur',
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
        ['dagon', 1],
        ['chaugnar', 1],
      ],
    });
    commitNothing(t, 'hastur', 'dagon', 'chaugnar', 'cthulhu');
    expect(story(t, 'forcesCommitted', 'forcesRevealed', 'thugsShown', 'confrontationDecided')).toEqual([
      'forcesCommitted hastur',
      'forcesCommitted dagon',
      'forcesCommitted chaugnar',
      'forcesCommitted cthulhu',
      'forcesRevealed hastur',
      'thugsShown hastur',
      'forcesRevealed dagon',
      'thugsShown dagon',
      'forcesRevealed chaugnar',
      'thugsShown chaugnar',
      'forcesRevealed cthulhu',
      'thugsShown cthulhu',
      'confrontationDecided',
    ]);
  });

  it('R9.4 Attack = Attack icons + Thugs + levels of own Rituals here, not those elsewhere nor of others', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
        ['hastur', 1],
      ],
      uptown: [['cthulhu', 3]],
      hands: { cthulhu: ['brute', 'watchman', 'adept', 'whisperer'], hastur: ['brute'] },
      tokens: { cthulhu: { thug: 3, initiate: 2, freak: 2 } },
    });
    commit(t, 'cthulhu', ['brute', 'watchman', 'adept', 'whisperer'], 3);
    commit(t, 'hastur');
    expect(decided(t).attack).toEqual({ cthulhu: 3 + 3 + 3, hastur: 1 });
  });

  it('R9.4 abilities of committed cards only: a fanatic that stays in hand is not asked about', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 2],
      ],
      hands: { cthulhu: ['fanatic', 'fanatic'] },
    });
    commit(t, 'cthulhu', ['fanatic']);
    commit(t, 'hastur');
    expect(offered(t)).toEqual([{ card: 'fanatic', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'fanatic' });
    expect(t.kind).toBe('takePlan');
    expect(t.hand('cthulhu')).toEqual(['fanatic']);
  });

  it('R9.4 R6.2 an ability is used once in a Confrontation, and again in the next one', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'action',
      districts: {
        downtown: {
          sanity: 9,
          rituals: [
            ['cthulhu', 3],
            ['hastur', 1],
          ],
          plans: ['cthulhu'],
        },
        uptown: {
          sanity: 9,
          rituals: [
            ['cthulhu', 2],
            ['hastur', 1],
          ],
          plans: ['cthulhu'],
        },
        northside: { plans: ['hastur', 'hastur'] },
      },
      hands: { cthulhu: ['nightgaunt', 'hunting-horror'], hastur: [] },
      tokens: { cthulhu: { initiate: 3 } },
    });
    t.answer('takePlan', { district: 'downtown', plan: 'dominance' }).pass('oppose');
    commit(t, 'cthulhu', ['nightgaunt']);
    commit(t, 'hastur');
    t.answer('useAbility', { card: 'nightgaunt' }).answer('pay', { token: 'initiate' });
    expect(asked(t)).toBe('hastur takePlan');
    t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    t.answer('takePlan', { district: 'uptown', plan: 'dominance' });
    commit(t, 'cthulhu', ['hunting-horror']);
    commit(t, 'hastur');
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.offers({ card: 'nightgaunt', zone: 'committed' })).toBe(true);
  });
});

describe('R9.5 a winner', () => {
  it('R9.5 the single highest Attack wins by one; the loser returns all Rituals here and gets a Disorganization card', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
        ['hastur', 1],
      ],
      uptown: [['hastur', 2]],
      sanity: 9,
    });
    commitNothing(t, 'cthulhu', 'hastur');
    expect(decided(t)).toEqual({ winner: 'cthulhu', attack: { cthulhu: 3, hastur: 2 } });
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
    expect(t.district('uptown').rituals).toEqual([['hastur', 2]]);
    expect(t.supply('hastur').rituals).toEqual([2, 1, 1]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 2, 0]);
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([0, 1]);
  });

  it('R9.5 an opponent may win: the active player loses, and there is no Terror', () => {
    const t = dominance({
      here: [
        ['cthulhu', 2],
        ['hastur', 3],
      ],
      sanity: 1,
    });
    commitNothing(t, 'cthulhu', 'hastur');
    expect(decided(t).winner).toBe('hastur');
    expect(t.district('downtown').rituals).toEqual([['hastur', 3]]);
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 0]);
    expect(asked(t)).toBe('hastur takePlan');
  });

  it('R9.5 of three cults the winner keeps its Rituals and each of both losers gets one Disorganization card', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 1],
        ['hastur', 2],
        ['dagon', 1],
        ['hastur', 1],
      ],
      discards: { cthulhu: ['adept'] },
    });
    commitNothing(t, 'cthulhu', 'hastur', 'dagon');
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 1, hastur: 3, dagon: 1 } });
    expect(t.district('downtown').rituals).toEqual([
      ['hastur', 2],
      ['hastur', 1],
    ]);
    expect(t.discards('cthulhu')).toEqual(['adept', 'disorganization']);
    expect(t.discards('hastur')).toEqual([]);
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.supply('dagon').rituals).toEqual([2, 2, 1]);
  });

  it('R9.5 losers tied below the highest do not matter', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
        ['dagon', 2],
      ],
    });
    commitNothing(t, ...THREE);
    expect(decided(t)).toEqual({ winner: 'dagon', attack: { cthulhu: 1, hastur: 1, dagon: 2 } });
    expect(t.district('downtown').rituals).toEqual([['dagon', 2]]);
  });

  it('R9.5 of four cults: three losers, one card each; a bystander would get none', () => {
    const t = dominance({
      seats: FOUR,
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
        ['dagon', 2],
      ],
      uptown: [['chaugnar', 1]],
    });
    t.pass('oppose');
    commitNothing(t, ...THREE);
    expect(FOUR.map((seat) => disorganized(t, seat))).toEqual([0, 1, 1, 0]);
    expect(t.district('uptown').rituals).toEqual([['chaugnar', 1]]);
  });

  it('R9.5 abilities of winning or losing: active player first, then clockwise, after all Attack is known and before Rituals return', () => {
    const t = dominance({
      seats: FOUR,
      active: 'dagon',
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
        ['dagon', 1],
        ['chaugnar', 1],
      ],
      hands: {
        cthulhu: ['deep-one-raiders'],
        hastur: ['ghoul-pack'],
        dagon: ['ghoul-pack'],
        chaugnar: ['ghoul-pack'],
      },
      tokens: { cthulhu: { thug: 1 } },
    });
    commit(t, 'dagon', ['ghoul-pack']);
    commit(t, 'chaugnar', ['ghoul-pack']);
    commit(t, 'cthulhu', ['deep-one-raiders'], 1);
    commit(t, 'hastur', ['ghoul-pack']);
    expect(decided(t)).toEqual({ winner: 'cthulhu', attack: { dagon: 3, chaugnar: 3, cthulhu: 5, hastur: 3 } });
    expect(fightSeenBy(t, 'hastur')!.winner).toBe('cthulhu');
    for (const [seat, card] of [
      ['dagon', 'ghoul-pack'],
      ['chaugnar', 'ghoul-pack'],
      ['cthulhu', 'deep-one-raiders'],
      ['hastur', 'ghoul-pack'],
    ] as const) {
      expect(asked(t)).toBe(`${seat} useAbility`);
      expect(t.district('downtown').rituals).toHaveLength(4);
      expect(t.events('disorganizationReceived')).toHaveLength(0);
      t.answer('useAbility', { card });
    }
    expect(FOUR.map((seat) => disorganized(t, seat))).toEqual([3, 0, 0, 0]);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 1]]);
  });
});

describe('R9.6 a tie', () => {
  it('R9.6 two tied: no winner, all Rituals here return and both get a Disorganization card; no Terror', () => {
    const t = dominance({
      here: [
        ['cthulhu', 2],
        ['hastur', 1],
        ['hastur', 1],
      ],
      northside: [['hastur', 3]],
      uptown: [['cthulhu', 3]],
      sanity: 0,
      tokens: { cthulhu: { freak: 5 } },
    });
    commitNothing(t, 'cthulhu', 'hastur');
    expect(decided(t)).toEqual({ winner: undefined, attack: { cthulhu: 2, hastur: 2 } });
    expect(t.district('downtown').rituals).toEqual([]);
    expect(t.district('northside').rituals).toEqual([['hastur', 3]]);
    expect(t.district('uptown').rituals).toEqual([['cthulhu', 3]]);
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([1, 1]);
    expect([t.supply('cthulhu').rituals, t.supply('hastur').rituals]).toEqual([
      [2, 2, 0],
      [2, 2, 0],
    ]);
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.events('terrorSucceeded')).toHaveLength(0);
  });

  it('R9.6 two of three tied for the highest: the third loses its Rituals and gets a card as well', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
        ['dagon', 3],
      ],
      sanity: 0,
    });
    commitNothing(t, ...THREE);
    expect(decided(t)).toEqual({ winner: undefined, attack: { cthulhu: 3, hastur: 1, dagon: 3 } });
    expect(t.district('downtown').rituals).toEqual([]);
    expect(THREE.map((seat) => disorganized(t, seat))).toEqual([1, 1, 1]);
    expect(t.kind).toBe('takePlan');
  });

  it('R9.6 the two tied may be the opponents: the active player below them suffers like them', () => {
    const t = dominance({
      seats: FOUR,
      here: [
        ['cthulhu', 1],
        ['hastur', 2],
        ['chaugnar', 2],
      ],
      uptown: [['dagon', 1]],
      sanity: 0,
    });
    t.pass('oppose');
    commitNothing(t, 'cthulhu', 'hastur', 'chaugnar');
    expect(decided(t).winner).toBeUndefined();
    expect(t.district('downtown').rituals).toEqual([]);
    expect(FOUR.map((seat) => disorganized(t, seat))).toEqual([1, 1, 0, 1]);
    expect(t.district('uptown').rituals).toEqual([['dagon', 1]]);
  });

  it('R9.6 four tied', () => {
    const t = dominance({
      seats: FOUR,
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
        ['dagon', 1],
        ['chaugnar', 1],
      ],
    });
    commitNothing(t, ...FOUR);
    expect(t.district('downtown').rituals).toEqual([]);
    expect(FOUR.map((seat) => disorganized(t, seat))).toEqual([1, 1, 1, 1]);
  });
});

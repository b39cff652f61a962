import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../harness';
import { asked, commit, commitNothing, decided, dominance, offered, story } from './fights';
import { FOUR, THREE } from '../seats';

describe('R9.1 whether there is a Confrontation', () => {
  it('R9.1 no opponent has a Ritual anywhere: nobody opposes or commits, and Terror follows at once', () => {
    const t = dominance({ here: [['cthulhu', 3]], northside: [['cthulhu', 1]], sanity: 2 });
    expect(asked(t)).toBe('cthulhu terror');
    expect(t.events('confrontationBegun')).toHaveLength(0);
  });

  it('R9.1 with four players and no Ritual of an opponent anywhere there is none either', () => {
    const t = dominance({ seats: FOUR, here: [['cthulhu', 3]], sanity: 2 });
    expect(asked(t)).toBe('cthulhu terror');
  });

  it('R9.1 a single opponent with a Ritual in another district is enough to be asked', () => {
    const t = dominance({ seats: FOUR, here: [['cthulhu', 3]], northside: [['chaugnar', 1]], sanity: 2 });
    expect(asked(t)).toBe('chaugnar oppose');
  });

  it('R9.1 an opponent whose only Ritual is here fights without being asked to move', () => {
    const t = dominance({
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
    });
    expect(asked(t)).toBe('cthulhu commit');
    expect(t.events('confrontationBegun')).toEqual([
      { type: 'confrontationBegun', seat: 'cthulhu', district: 'downtown', cults: ['cthulhu', 'hastur'], markers: 1 },
    ]);
  });
});

describe('R9.2 opposing', () => {
  it('R9.2 opponents are asked clockwise from the left of the active player, each once, the active player never', () => {
    const t = dominance({
      seats: FOUR,
      active: 'dagon',
      here: [['dagon', 2]],
      uptown: [
        ['cthulhu', 1],
        ['hastur', 1],
        ['chaugnar', 1],
        ['dagon', 1],
      ],
      northside: [
        ['cthulhu', 2],
        ['hastur', 2],
        ['chaugnar', 2],
      ],
    });
    expect(asked(t)).toBe('chaugnar oppose');
    t.pass('oppose');
    expect(asked(t)).toBe('cthulhu oppose');
    t.answer('oppose', { from: 'uptown' });
    expect(asked(t)).toBe('hastur oppose');
    t.answer('oppose', { from: 'northside' });
    expect(asked(t)).toBe('dagon commit');
    expect(t.district('downtown').rituals).toEqual([
      ['dagon', 2],
      ['cthulhu', 1],
      ['hastur', 2],
    ]);
  });

  it('R9.2 one own Ritual of another open district, or pass: no Ritual that is here, none of others', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 2],
      ],
      uptown: [
        ['hastur', 1],
        ['hastur', 1],
        ['cthulhu', 1],
      ],
      northside: [['hastur', 3]],
    });
    expect(offered(t)).toEqual([
      { from: 'uptown', level: 1, at: 0, levelsHere: 2 + 1 },
      { from: 'uptown', level: 1, at: 0, levelsHere: 2 + 1 },
      { from: 'northside', level: 3, at: 0, levelsHere: 2 + 3 },
      { pass: true },
    ]);
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    expect(new Set(t.decision.options.map((option) => option.id)).size).toBe(4);
    expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
    expect(codeOf(() => t.session.answer(t.ids({ level: 1 })))).toBe('tooMany');
    expect(codeOf(() => t.session.answer([...t.ids({ level: 3 }), ...t.ids({ pass: true })]))).toBe('passStandsAlone');
  });

  it('R9.2 the Ritual moves without a change of level, and only one: the supplies stay as they were', () => {
    const t = dominance({
      here: [['cthulhu', 1]],
      uptown: [
        ['hastur', 1],
        ['hastur', 2],
      ],
    });
    const before = t.supply('hastur');
    t.answer('oppose', { level: 1 });
    expect(t.district('downtown').rituals).toEqual([
      ['cthulhu', 1],
      ['hastur', 1],
    ]);
    expect(t.district('uptown').rituals).toEqual([['hastur', 2]]);
    expect(t.supply('hastur')).toEqual(before);
    expect(asked(t)).toBe('cthulhu commit');
    expect(t.events('opposed')).toEqual([{ type: 'opposed', seat: 'hastur', district: 'downtown' }]);
    const scores = {
      cthulhu: { dominance: 0, sites: 0, mostRituals: 0, total: 0 },
      hastur: { dominance: 0, sites: 0, mostRituals: 1, total: 1 },
    };
    expect(t.events('ritualMoved')).toEqual([
      { type: 'ritualMoved', seat: 'hastur', district: 'downtown', from: 'uptown', level: 1, scores },
    ]);
  });

  it('R9.2 who passes moves nothing; with all passing and only the active player here there is no Confrontation', () => {
    const t = dominance({
      seats: THREE,
      here: [['cthulhu', 3]],
      uptown: [
        ['hastur', 1],
        ['dagon', 2],
      ],
      sanity: 2,
    });
    t.pass('oppose').pass('oppose');
    expect(asked(t)).toBe('cthulhu terror');
    expect(t.events('confrontationBegun')).toHaveLength(0);
    expect(t.events('opposed')).toHaveLength(0);
    expect(t.district('uptown').rituals).toHaveLength(2);
  });

  it('R9.2 an opponent who is here already may move another one in, or decline and fight all the same', () => {
    const arena = {
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
      ] as const,
      uptown: [['hastur', 2]] as const,
    };
    const moved = dominance(arena).answer('oppose', { level: 2 });
    commitNothing(moved, 'cthulhu', 'hastur');
    expect(decided(moved)).toEqual({ winner: 'hastur', attack: { cthulhu: 1, hastur: 3 } });
    const passed = dominance(arena).pass('oppose');
    expect(asked(passed)).toBe('cthulhu commit');
  });

  it('R9.2 without an open field nobody is asked, with one the question is put (3 fields with 2 players)', () => {
    const full = dominance({
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
        ['cthulhu', 3],
      ],
      uptown: [['hastur', 3]],
      sanity: 1,
    });
    expect(asked(full)).toBe('cthulhu terror');
    const open = dominance({
      here: [
        ['cthulhu', 1],
        ['cthulhu', 2],
      ],
      uptown: [['hastur', 3]],
    });
    expect(asked(open)).toBe('hastur oppose');
  });

  it('R9.2 the last open field goes to the first who takes it; after a pass it is still there (4 fields with 3 players)', () => {
    const arena = {
      seats: THREE,
      here: [
        ['cthulhu', 1],
        ['cthulhu', 1],
        ['cthulhu', 2],
      ] as const,
      uptown: [
        ['hastur', 3],
        ['dagon', 3],
      ] as const,
    };
    const taken = dominance(arena).answer('oppose', { level: 3 });
    expect(asked(taken)).toBe('cthulhu commit');
    expect(taken.district('uptown').rituals).toEqual([['dagon', 3]]);
    expect(asked(dominance(arena).pass('oppose'))).toBe('dagon oppose');
  });

  it('R9.2 with 4 players the fifth field is open too, and no sixth', () => {
    const here = [
      ['cthulhu', 1],
      ['cthulhu', 1],
      ['cthulhu', 2],
      ['cthulhu', 2],
    ] as const;
    const away = { uptown: [['dagon', 1]] as const, northside: [['chaugnar', 1]] as const };
    const four = dominance({ seats: FOUR, here, ...away });
    expect(asked(four)).toBe('dagon oppose');
    four.answer('oppose', { level: 1 });
    expect(asked(four)).toBe('cthulhu commit');
  });

  it('R9.2 who has no Ritual in another district is not asked', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
      ],
      uptown: [['dagon', 1]],
    });
    expect(asked(t)).toBe('dagon oppose');
    t.pass('oppose');
    expect(asked(t)).toBe('cthulhu commit');
  });

  it('R9.2 a Ritual comes in from Rivertown with 4 players', () => {
    const t = dominance({ seats: FOUR, here: [['cthulhu', 1]], rivertown: [['hastur', 2]] });
    expect(offered(t)).toEqual([{ from: 'rivertown', level: 2, at: 0, levelsHere: 2 }, { pass: true }]);
    t.answer('oppose', { level: 2 });
    expect(t.district('rivertown').rituals).toEqual([]);
    expect(asked(t)).toBe('cthulhu commit');
  });

  it('river-storm: R9.2 nobody may move in, and alone the active player has no Confrontation', () => {
    const t = dominance({ here: [['cthulhu', 3]], uptown: [['hastur', 3]], sanity: 2, city: 'river-storm' });
    expect(asked(t)).toBe('cthulhu terror');
    t.answer('terror');
    t.answer('placeDominance', { field: 1 }).answer('placeDominance', { field: 2 });
    expect(asked(t)).toBe('cthulhu removeRitual');
  });

  it('river-storm: R9.2 who is here already fights all the same', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      uptown: [
        ['hastur', 2],
        ['dagon', 3],
      ],
      city: 'river-storm',
    });
    expect(asked(t)).toBe('cthulhu commit');
    expect(t.events('confrontationBegun')[0]!['cults']).toEqual(['cthulhu', 'hastur']);
  });

  it('R9.2 a change of the rule for one seat or for another district bars nobody else', () => {
    const arena = { seats: THREE, here: [['cthulhu', 3]], uptown: [['hastur', 1]], northside: [['dagon', 1]] } as const;
    const bar = (more: object): string =>
      asked(dominance({ ...arena, modifiers: [{ number: 'opposingMoves', set: 0, lasts: 'round', ...more }] }));
    expect(bar({ seat: 'hastur' })).toBe('dagon oppose');
    expect(bar({ seat: 'cthulhu' })).toBe('hastur oppose');
    expect(bar({ district: 'uptown' })).toBe('hastur oppose');
    expect(bar({ district: 'downtown' })).toBe('dagon takePlan');
  });
});

describe('R9.3 who takes part', () => {
  it('R9.3 all with Rituals here commit, the active player first, then clockwise; a bystander does not', () => {
    const t = dominance({
      seats: FOUR,
      active: 'dagon',
      here: [
        ['hastur', 1],
        ['chaugnar', 1],
        ['dagon', 1],
      ],
      uptown: [['cthulhu', 1]],
    });
    t.pass('oppose');
    expect(t.events('confrontationBegun')[0]!['cults']).toEqual(['dagon', 'chaugnar', 'hastur']);
    commitNothing(t, 'dagon', 'chaugnar', 'hastur');
    expect(story(t, 'forcesCommitted')).toEqual(['forcesCommitted dagon', 'forcesCommitted chaugnar', 'forcesCommitted hastur']);
    expect(decided(t).attack).toEqual({ dagon: 1, chaugnar: 1, hastur: 1 });
  });

  it('R9.3 who has moved a Ritual in takes part', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 1],
        ['dagon', 1],
      ],
      uptown: [['hastur', 3]],
    });
    t.answer('oppose', { level: 3 });
    commitNothing(t, 'cthulhu', 'hastur', 'dagon');
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 1, hastur: 3, dagon: 1 } });
  });

  it('R9.3 all four cults in one Confrontation', () => {
    const t = dominance({
      seats: FOUR,
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
        ['dagon', 1],
        ['chaugnar', 2],
      ],
    });
    commitNothing(t, ...FOUR);
    expect(decided(t)).toEqual({ winner: 'chaugnar', attack: { cthulhu: 1, hastur: 1, dagon: 1, chaugnar: 2 } });
  });

  it('R9.3 any hand card, also without Attack, and Thugs, are on offer; no other tokens', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
      ],
      hands: { cthulhu: ['adept', 'brute', 'brute', 'whisperer'] },
      tokens: { cthulhu: { thug: 2, initiate: 1, freak: 1 } },
    });
    expect(t.decision.options.map((option) => option['card'] ?? option['token'])).toEqual(
      ['adept', 'brute', 'brute', 'whisperer', 'thug', 'thug'], // prettier-ignore
    );
    expect([t.decision.min, t.decision.max]).toEqual([0, 6]);
    expect(t.decision.legal).toHaveLength(64);
    commit(t, 'cthulhu', ['adept', 'brute', 'brute', 'whisperer'], 2);
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 1, freak: 1 });
    commit(t, 'hastur');
    expect(decided(t).attack).toEqual({ cthulhu: 7, hastur: 1 });
  });

  it('R9.3 nothing at all may be committed, and the question comes also to who has nothing', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 2],
      ],
      hands: { cthulhu: ['brute'] },
      tokens: { cthulhu: { thug: 1 } },
    });
    commit(t, 'cthulhu');
    expect(asked(t)).toBe('hastur commit');
    expect([t.decision.options, t.decision.min, t.decision.max]).toEqual([[], 0, 0]);
    commit(t, 'hastur');
    expect(t.hand('cthulhu')).toEqual(['brute']);
    expect(t.tokens('cthulhu')['thug']).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { codeOf, load, type TestTable } from '../../../harness';

const acolytes = (count: number): string[] => new Array<string>(count).fill('acolyte');

/** Hiding in round 2; everyone has six cards to draw after it, and no City card comes. */
function hiding(scenario: Readonly<Record<string, unknown>>): TestTable {
  const seats = (scenario['seats'] as string[] | undefined) ?? ['cthulhu', 'hastur'];
  return load({
    seats,
    round: 2,
    phase: 'hiding',
    decks: Object.fromEntries(seats.map((seat) => [seat, acolytes(6)])),
    city: { deck: [] },
    ...scenario,
  });
}

describe('R11.1 Hiding', () => {
  it('R11.1 everyone discards the whole hand onto their own discard pile', () => {
    const t = hiding({
      hands: { cthulhu: ['brute', 'whisperer'], hastur: ['seer', 'adept', 'adept'] },
      discards: { cthulhu: ['fanatic'] },
    });
    expect(t.kind).toBe('reroll');
    expect(t.discards('cthulhu')[0]).toBe('fanatic');
    expect(t.discards('cthulhu').slice(1).sort()).toEqual(['brute', 'whisperer']);
    expect(t.discards('hastur').sort()).toEqual(['adept', 'adept', 'seer']);
    expect(t.hand('cthulhu')).toEqual(acolytes(6));
    expect(t.hand('hastur')).toEqual(acolytes(6));
  });

  it('R11.1 it goes in turn order, each one finishing with hand and tokens before the next', () => {
    const t = hiding({
      seats: ['cthulhu', 'hastur', 'dagon'],
      first: 'hastur',
      hands: { cthulhu: ['brute'], hastur: ['seer'], dagon: ['adept'] },
      tokens: { cthulhu: { thug: 6 }, hastur: { thug: 6 }, dagon: { thug: 6 } },
    });
    expect(t.decision.seat).toBe('hastur');
    expect(t.discards('hastur')).toEqual(['seer']);
    expect(t.discards('dagon')).toEqual([]);
    t.answer('discardTokens', { token: 'thug' });
    expect(t.decision.seat).toBe('dagon');
    expect(t.discards('dagon')).toEqual(['adept']);
    expect(t.hand('cthulhu')).toEqual(['brute']);
    t.answer('discardTokens', { token: 'thug' });
    expect(t.decision.seat).toBe('cthulhu');
    expect(t.discards('cthulhu')).toEqual(['brute']);
  });

  it('R11.1 five tokens of any mix may stay and nothing is asked', () => {
    const t = hiding({ tokens: { cthulhu: { thug: 2, initiate: 2, freak: 1 }, hastur: { freak: 5 } } });
    expect(t.kind).toBe('reroll');
    expect(t.events('tokensReturned')).toEqual([]);
    expect(t.tokens('cthulhu')).toEqual({ thug: 2, initiate: 2, freak: 1 });
    expect(t.tokens('hastur')).toEqual({ thug: 0, initiate: 0, freak: 5 });
  });

  it('R11.1 with six tokens exactly one of choice is discarded', () => {
    const t = hiding({ tokens: { cthulhu: { thug: 3, initiate: 2, freak: 1 } } });
    expect(t.decision).toMatchObject({ kind: 'discardTokens', seat: 'cthulhu', min: 1, max: 1 });
    expect(t.decision.options).toHaveLength(6);
    expect(t.ids({ token: 'thug' })).toHaveLength(3);
    expect(t.ids({ token: 'initiate' })).toHaveLength(2);
    expect(t.ids({ token: 'freak' })).toHaveLength(1);
    expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
    expect(codeOf(() => t.session.answer(t.ids({ token: 'thug' }).slice(0, 2)))).toBe('tooMany');
    t.answer('discardTokens', { token: 'initiate' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 3, initiate: 1, freak: 1 });
    expect(t.kind).toBe('reroll');
  });

  it('R11.1 all above five go at once, of several kinds', () => {
    const t = hiding({ tokens: { hastur: { thug: 4, initiate: 3, freak: 2 } } });
    expect(t.decision).toMatchObject({ kind: 'discardTokens', seat: 'hastur', min: 4, max: 4 });
    t.answer('discardTokens', { token: 'thug' }, { token: 'thug' }, { token: 'freak' }, { token: 'initiate' });
    expect(t.tokens('hastur')).toEqual({ thug: 2, initiate: 2, freak: 1 });
    const returned = t.events('tokensReturned').map(({ token, count, seat, why }) => [seat, token, count, why]);
    expect(returned).toEqual([
      ['hastur', 'thug', 2, 'hiding'],
      ['hastur', 'initiate', 1, 'hiding'],
      ['hastur', 'freak', 1, 'hiding'],
    ]);
  });

  it('R11.1 a City card may change it: with night-fog eight stay', () => {
    const t = hiding({ city: { active: ['night-fog'], deck: [] }, tokens: { cthulhu: { thug: 8 }, hastur: { freak: 9 } } });
    expect(t.decision).toMatchObject({ kind: 'discardTokens', seat: 'hastur', min: 1, max: 1 });
    t.answer('discardTokens', { token: 'freak' });
    expect(t.tokens('cthulhu')['thug']).toBe(8);
    expect(t.tokens('hastur')['freak']).toBe(8);
  });

  it('R11.1 what a City card changed for the round holds in this Hiding phase only', () => {
    const t = hiding({ city: { active: ['night-fog'], deck: [] }, tokens: { cthulhu: { thug: 8 } } });
    expect(t.kind).toBe('reroll');
    expect(t.view().modifiers).toEqual([]);
    t.until('discardTokens', 'cthulhu');
    expect(t.view().round).toBe(3);
    const { thug, initiate, freak } = t.tokens('cthulhu');
    expect(t.decision.min).toBe(thug! + initiate! + freak! - 5);
  });

  it('R11.1 Hiding abilities come before the hand is discarded', () => {
    const t = hiding({ hands: { cthulhu: ['safe-house', 'brute', 'adept', 'seer'] } });
    t.answer('useAbility', { card: 'safe-house', mode: 'keep' });
    t.answer('chooseCard', { card: 'brute' }, { card: 'seer' });
    expect(t.discards('cthulhu').sort()).toEqual(['adept', 'safe-house']);
    expect(t.hand('cthulhu').sort()).toEqual([...acolytes(6), 'brute', 'seer']);
  });

  it('R11.1 R6.2 each Hiding phase is an opportunity of its own, and what was kept is not kept for ever', () => {
    const t = hiding({ hands: { cthulhu: ['safe-house', 'brute', 'adept'] }, decks: {} });
    t.answer('useAbility', { card: 'safe-house', mode: 'keep' }).answer('chooseCard', { card: 'brute' });
    expect(t.view().round).toBe(3);
    t.until('takePlan');
    for (let turn = 0; turn < 8; turn++)
      t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    t.until('useAbility', 'cthulhu');
    expect(t.view()).toMatchObject({ round: 3, phase: 'hiding' });
    expect(t.offers({ card: 'safe-house', mode: 'keep' })).toBe(true);
    const held = t.hand('cthulhu');
    t.pass();
    const discarded = t.events('cardDiscarded').filter((event) => event['seat'] === 'cthulhu' && event['from'] === 'hand');
    expect(held).toContain('brute');
    expect(discarded.slice(-held.length).map((event) => event['card'])).toEqual(held);
  });

  it.each([
    [['cthulhu', 'hastur'], 'cthulhu', 'hastur'],
    [['cthulhu', 'hastur'], 'hastur', 'cthulhu'],
    [['cthulhu', 'hastur', 'dagon'], 'hastur', 'dagon'],
    [['cthulhu', 'hastur', 'dagon'], 'dagon', 'cthulhu'],
    [['cthulhu', 'hastur', 'dagon', 'chaugnar'], 'dagon', 'chaugnar'],
    [['cthulhu', 'hastur', 'dagon', 'chaugnar'], 'chaugnar', 'cthulhu'],
  ])('R11.1 the First Cultist marker passes left: of %j from %s to %s', (seats, first, next) => {
    const t = hiding({ seats, first });
    expect(t.view().first).toBe(next);
    expect(t.decision).toMatchObject({ kind: 'reroll', seat: next });
  });

  it('R11.1 the Round marker advances by one', () => {
    const t = hiding({ round: 4 });
    expect(t.view().round).toBe(5);
    expect(t.view().phase).toBe('recruitment');
  });

  it('R11.1 the Plan board is empty again and all four Plan markers are at hand', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'action',
      districts: { downtown: { plans: ['cthulhu'] } },
      planned: { cthulhu: { augmentation: 2, preparation: 1, influence: 2, dominance: 2 }, hastur: { dominance: 1 } },
      used: { bought: { cthulhu: 2 } },
      city: { deck: [] },
    });
    t.answer('takePlan', { plan: 'bluff' }).until('placePlan');
    const none = { augmentation: 0, preparation: 0, influence: 0, dominance: 0 };
    expect(t.view().planned).toEqual({ cthulhu: none, hastur: none });
    expect(t.view()['bought']).toEqual({ cthulhu: 0, hastur: 0 });
    expect(t.supply('cthulhu').plans).toBe(4);
    expect(t.supply('hastur').plans).toBe(4);
  });

  it('R11.1 Plan markers that still lie on stacks return as well', () => {
    const t = hiding({ districts: { downtown: { plans: ['cthulhu', 'hastur', 'cthulhu'] } } });
    expect(t.district('downtown').plans).toEqual([]);
    expect(t.supply('cthulhu').plans).toBe(4);
    expect(t.supply('hastur').plans).toBe(4);
  });

  it('R11.1 R5.4 the last round has none: cards and tokens stay and the game is over', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 6,
      phase: 'action',
      hands: { cthulhu: ['brute'] },
      tokens: { cthulhu: { thug: 9 } },
    });
    expect(t.session.decision).toBeNull();
    expect(t.session.outcome).not.toBeNull();
    expect(t.hand('cthulhu')).toEqual(['brute']);
    expect(t.tokens('cthulhu')['thug']).toBe(9);
    const seven = load({ seats: ['cthulhu', 'hastur'], round: 6, rounds: 7, phase: 'action', city: { deck: [] } });
    expect(seven.view().round).toBe(7);
    expect(seven.session.outcome).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { load, type TestTable } from '../harness';

const SEATS = ['cthulhu', 'hastur'];
const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
const BLANKS = many('blank', 5);

const at = (phase: string, rest: Record<string, unknown>) => load({ seats: SEATS, round: 2, phase, ...rest });
const asked = (t: TestTable): [string, string] => [t.kind, t.decision.seat];

describe('seer', () => {
  const mobilize = (deck: string[], rest: Record<string, unknown> = {}) =>
    at('mobilization', { decks: { cthulhu: deck, hastur: [] }, ...rest });

  it('seer: R7.2 discard another card of your hand, then draw one', () => {
    const t = mobilize(['seer', 'brute', ...many('adept', 4), 'whisperer', 'acolyte']);
    t.answer('useAbility', { card: 'seer', keyword: 'mobilization' });
    expect([t.kind, t.decision.min, t.decision.max]).toEqual(['chooseCard', 1, 1]);
    expect(t.decision.options.map((option) => option['card'])).toEqual(['brute', ...many('adept', 4)]);
    t.answer('chooseCard', { card: 'brute' });
    expect(t.hand('cthulhu')).toEqual(['seer', ...many('adept', 4), 'whisperer']);
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.view().decks['cthulhu']).toEqual({ count: 1 });
    expect(asked(t)).toEqual(['reroll', 'cthulhu']);
  });

  it('seer: not without another card, and it may be left alone', () => {
    expect(mobilize(['seer']).kind).toBe('reroll');
    const t = mobilize(['seer', 'adept']).pass();
    expect(t.hand('cthulhu')).toEqual(['seer', 'adept']);
    expect(t.kind).toBe('reroll');
  });

  it('seer: R6.5 with an empty deck the discarded card itself is drawn again', () => {
    const t = mobilize(['seer', 'adept']).answer('useAbility', { card: 'seer' }).answer('chooseCard', { card: 'adept' });
    expect(t.hand('cthulhu')).toEqual(['seer', 'adept']);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('seer: another seer may be discarded', () => {
    const t = mobilize(['seer', 'seer', ...many('adept', 4), 'brute']).answer('useAbility', { card: 'seer' });
    t.answer('chooseCard', { card: 'seer' });
    expect(t.hand('cthulhu')).toEqual(['seer', ...many('adept', 4), 'brute']);
    expect(asked(t)).toEqual(['reroll', 'cthulhu']);
  });
});

describe('secret-summons', () => {
  const mobilize = (after: string[]) =>
    at('mobilization', { decks: { cthulhu: ['secret-summons', ...many('adept', 5), ...after], hastur: [] } });

  it('secret-summons: R7.2 draw one more card; the card stays in hand', () => {
    const t = mobilize(['brute', 'whisperer', 'acolyte']).answer('useAbility', { mode: 'draw' });
    expect(t.hand('cthulhu')).toEqual(['secret-summons', ...many('adept', 5), 'brute']);
    expect(t.events('cardDestroyed')).toEqual([]);
    expect(asked(t)).toEqual(['reroll', 'cthulhu']);
  });

  it('secret-summons: or destroy it to draw three', () => {
    const t = mobilize(['brute', 'whisperer', 'acolyte', 'fanatic']).answer('useAbility', { mode: 'destroy' });
    expect(t.hand('cthulhu')).toEqual([...many('adept', 5), 'brute', 'whisperer', 'acolyte']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toMatchObject([{ seat: 'cthulhu', card: 'secret-summons', from: 'hand' }]);
    expect(asked(t)).toEqual(['reroll', 'cthulhu']);
  });

  it('secret-summons: R6.5 three as far as there are cards, none without any', () => {
    expect(mobilize(['brute']).answer('useAbility', { mode: 'destroy' }).hand('cthulhu')).toEqual([...many('adept', 5), 'brute']);
    expect(mobilize([]).kind).toBe('reroll');
  });

  it('secret-summons: R6.7 a Disorganization card among them is discarded without replacement', () => {
    const t = mobilize(['disorganization', 'brute', 'whisperer', 'acolyte']).answer('useAbility', { mode: 'destroy' });
    expect(t.hand('cthulhu')).toEqual([...many('adept', 5), 'brute', 'whisperer']);
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
  });

  it('secret-summons: each copy once, also one that the first has drawn', () => {
    const t = mobilize(['secret-summons', 'brute', 'whisperer']).answer('useAbility', { mode: 'draw' });
    expect(t.ids({ mode: 'draw' }).length).toBe(1);
    t.answer('useAbility', { mode: 'draw' });
    expect(t.hand('cthulhu').length).toBe(8);
    expect(asked(t)).toEqual(['reroll', 'cthulhu']);
  });
});

describe('watchman and recruiters', () => {
  const recruit = (hand: string[], recruitment: string[]) =>
    at('recruitment', { hands: { cthulhu: hand, hastur: [] }, rolls: { recruitment } });

  it('watchman: R7.3 after the last roll turn any one die to Thug', () => {
    const t = recruit(['watchman'], ['thug', 'blank', 'freak', 'initiate', 'blank']);
    expect(t.kind).toBe('reroll');
    t.answer('reroll').answer('useAbility', { card: 'watchman' });
    expect(t.decision.options.map((option) => [option['die'], option['face']])).toEqual([
      [1, 'thug'],
      [2, 'thug'],
      [3, 'thug'],
      [4, 'thug'],
    ]);
    t.answer('chooseDie', { die: 2 });
    expect(t.tokens('cthulhu')).toEqual({ thug: 2, initiate: 1, freak: 0 });
    expect(t.events('dieSet')).toEqual([{ type: 'dieSet', seat: 'cthulhu', die: 2, face: 'thug' }]);
  });

  it('watchman: only after the second re-roll, if there is one', () => {
    const t = recruit(['watchman'], [...BLANKS, 'freak', 'blank']).answer('reroll', { die: 0 });
    expect(t.kind).toBe('reroll');
    t.answer('reroll', { die: 1 });
    expect(asked(t)).toEqual(['useAbility', 'cthulhu']);
    t.answer('useAbility', { card: 'watchman' }).answer('chooseDie', { die: 0 });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 0, freak: 0 });
    expect(asked(t)).toEqual(['reroll', 'hastur']);
  });

  it('watchman: nothing to turn when all dice show Thugs; it may be left alone', () => {
    expect(asked(recruit(['watchman'], many('thug', 5)).answer('reroll'))).toEqual(['reroll', 'hastur']);
    expect(recruit(['watchman'], BLANKS).answer('reroll').pass().tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
  });

  it('recruiters: R7.3 before re-rolling set one die to any face', () => {
    const t = recruit(['recruiters'], ['thug', ...many('blank', 4)]).answer('useAbility', { card: 'recruiters' });
    for (const die of [0, 1, 2, 3, 4])
      for (const face of ['thug', 'initiate', 'freak', 'blank'])
        expect(t.offers({ die, face }), `${die} ${face}`).toBe(die === 0 ? face !== 'thug' : face !== 'blank');
    t.answer('chooseDie', { die: 3, face: 'freak' });
    expect(t.decision.options.map((option) => option['face'])).toEqual(['thug', 'blank', 'blank', 'freak', 'blank']);
    t.answer('reroll');
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 0, freak: 1 });
    expect(t.hand('cthulhu')).toEqual(['recruiters']);
  });

  it('recruiters: not after a re-roll; the die may be rolled again', () => {
    const passed = recruit(['recruiters'], [...BLANKS, 'thug'])
      .pass()
      .answer('reroll', { die: 0 });
    expect(passed.kind).toBe('reroll');
    expect(asked(passed.answer('reroll'))).toEqual(['reroll', 'hastur']);
    const t = recruit(['recruiters'], [...BLANKS, 'initiate']).answer('useAbility', { card: 'recruiters' });
    t.answer('chooseDie', { die: 0, face: 'thug' }).answer('reroll', { die: 0 }).answer('reroll');
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 1, freak: 0 });
  });

  it('recruiters: two copies set two dice, and watchman comes last', () => {
    const t = recruit(['recruiters', 'watchman', 'recruiters'], BLANKS);
    t.answer('useAbility', { card: 'recruiters' }).answer('chooseDie', { die: 0, face: 'freak' });
    t.answer('useAbility', { card: 'recruiters' }).answer('chooseDie', { die: 1, face: 'initiate' });
    t.answer('reroll').answer('useAbility', { card: 'watchman' }).answer('chooseDie', { die: 4 });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 1, freak: 1 });
  });
});

describe('safe-house', () => {
  const hide = (hand: string[], rest: Record<string, unknown> = {}) =>
    at('hiding', { hands: { cthulhu: hand, hastur: ['brute'] }, city: { deck: ['night-fog'] }, ...rest });

  it('safe-house: R11.1 keep up to two other cards of your hand; the rest and the card itself are discarded', () => {
    const t = hide(['safe-house', 'adept', 'brute', 'whisperer'], { tokens: { hastur: { thug: 6 } } });
    expect(t.decision.options.map((option) => option.id)).toEqual(['safe-house:keep', 'safe-house:destroy', 'pass']);
    t.answer('useAbility', { mode: 'keep' });
    expect([t.kind, t.decision.min, t.decision.max]).toEqual(['chooseCard', 0, 2]);
    expect(t.decision.options.map((option) => option['card'])).toEqual(['adept', 'brute', 'whisperer']);
    t.answer('chooseCard', { card: 'adept' }, { card: 'whisperer' });
    expect(t.hand('cthulhu')).toEqual(['adept', 'whisperer']);
    expect([...t.discards('cthulhu')].sort()).toEqual(['brute', 'safe-house']);
    expect(t.hand('hastur')).toEqual([]);
  });

  it('safe-house: one or none may be kept too, never three', () => {
    const keep = (...cards: string[]) => {
      const t = hide(['safe-house', 'adept', 'brute', 'whisperer'], { tokens: { hastur: { thug: 6 } } });
      return t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', ...cards.map((card) => ({ card })));
    };
    expect(keep('brute').hand('cthulhu')).toEqual(['brute']);
    expect(keep().hand('cthulhu')).toEqual([]);
    expect(() => keep('adept', 'brute', 'whisperer')).toThrow('tooMany');
  });

  it('safe-house: no safe-house is kept, and two copies keep four cards', () => {
    const t = hide(['safe-house', 'safe-house', 'adept', 'adept', 'brute', 'brute', 'seer'], { tokens: { hastur: { thug: 6 } } });
    t.answer('useAbility', { mode: 'keep' });
    expect(t.offers({ card: 'safe-house' })).toBe(false);
    t.answer('chooseCard', { card: 'adept' }, { card: 'adept' }).answer('useAbility', { mode: 'keep' });
    expect(t.decision.options.map((option) => option['card'])).toEqual(['brute', 'brute', 'seer']);
    t.answer('chooseCard', { card: 'brute' }, { card: 'seer' });
    expect(t.hand('cthulhu')).toEqual(['adept', 'adept', 'brute', 'seer']);
    expect([...t.discards('cthulhu')].sort()).toEqual(['brute', 'safe-house', 'safe-house']);
  });

  it('safe-house: or destroy it to keep the whole hand', () => {
    const hand = ['safe-house', 'adept', 'brute', 'whisperer', 'safe-house'];
    const t = hide(hand, { tokens: { hastur: { thug: 6 } } })
      .answer('useAbility', { mode: 'destroy' })
      .until('discardTokens');
    expect(t.hand('cthulhu')).toEqual(['adept', 'brute', 'whisperer', 'safe-house']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'safe-house', from: 'hand' }]);
  });

  it('safe-house: nothing to keep, nothing to use; of two copies one may be destroyed for the other', () => {
    expect(hide(['safe-house']).kind).not.toBe('useAbility');
    const two = hide(['safe-house', 'safe-house'], { tokens: { hastur: { thug: 6 } } });
    expect(two.ids({ mode: 'keep' })).toEqual([]);
    expect(two.ids({ mode: 'destroy' }).length).toBe(2);
    two.answer('useAbility', { mode: 'destroy' });
    expect(two.hand('cthulhu')).toEqual(['safe-house']);
  });

  it('safe-house: passed by, the whole hand is discarded', () => {
    const t = hide(['safe-house', 'adept'], { tokens: { hastur: { thug: 6 } } }).pass();
    expect(t.hand('cthulhu')).toEqual([]);
    expect([...t.discards('cthulhu')].sort()).toEqual(['adept', 'safe-house']);
  });

  it('safe-house: R7.2 Mobilization still draws six; what was kept is discarded at the next Hiding', () => {
    const t = hide(['safe-house', 'brute', 'brute'], { decks: { cthulhu: many('adept', 6), hastur: [] } });
    t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', { card: 'brute' }, { card: 'brute' });
    expect(t.view()['round']).toBe(3);
    expect(t.hand('cthulhu')).toEqual(['brute', 'brute', ...many('adept', 6)]);
    while (t.view()['round'] === 3) t.session.answer(t.decision.suggest);
    expect(t.hand('cthulhu').length).toBeLessThanOrEqual(6);
  });

  it('safe-house: R6.10 which cards are kept is the owner’s secret', () => {
    const t = hide(['safe-house', 'adept', 'whisperer'], { tokens: { hastur: { thug: 6 } } });
    t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', { card: 'whisperer' });
    expect(JSON.stringify(t.view('hastur'))).not.toContain('whisperer');
    expect(t.view('hastur').hands['cthulhu']).toEqual({ count: 1 });
  });
});

describe('false-trail', () => {
  const plan = (districts: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
    at('planning', { hands: { cthulhu: ['false-trail'], hastur: [] }, districts, ...rest });

  it('false-trail: R7.4 after placing a marker swap the top two of any open stack of two or more', () => {
    const t = plan({ uptown: { plans: ['hastur', 'cthulhu', 'hastur'] }, northside: { plans: ['hastur'] } });
    t.answer('placePlan', { district: 'northside' }).answer('useAbility', { card: 'false-trail', keyword: 'planning' });
    expect(t.kind).toBe('chooseDistrict');
    expect(t.decision.options.map((option) => option['district'])).toEqual(['uptown', 'northside']);
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').plans).toEqual(['hastur', 'hastur', 'cthulhu']);
    expect(t.district('northside').plans).toEqual(['hastur', 'cthulhu']);
    expect(t.hand('cthulhu')).toEqual(['false-trail']);
    expect(asked(t)).toEqual(['placePlan', 'hastur']);
  });

  it('false-trail: the marker just placed may be swapped; markers of two opponents too', () => {
    const own = plan({ downtown: { plans: ['hastur'] } }).answer('placePlan', { district: 'downtown' });
    own.answer('useAbility', { card: 'false-trail' }).answer('chooseDistrict', { district: 'downtown' });
    expect(own.district('downtown').plans).toEqual(['cthulhu', 'hastur']);
    const others = plan({ uptown: { plans: ['hastur', 'dagon'] } }, { seats: [...SEATS, 'dagon'] });
    others.answer('placePlan', { district: 'downtown' }).answer('useAbility', { card: 'false-trail' });
    others.answer('chooseDistrict', { district: 'uptown' });
    expect(others.district('uptown').plans).toEqual(['dagon', 'hastur']);
  });

  it('false-trail: not without a stack of two, not after an opponent’s marker', () => {
    const t = plan({ uptown: { plans: ['hastur'] } }).answer('placePlan', { district: 'downtown' });
    expect(asked(t)).toEqual(['placePlan', 'hastur']);
    t.answer('placePlan', { district: 'uptown' });
    expect(asked(t)).toEqual(['placePlan', 'cthulhu']);
  });

  it('false-trail: passed by it comes up again after the next marker; used, it does not', () => {
    const t = plan({ uptown: { plans: ['hastur', 'hastur'] } });
    t.answer('placePlan', { district: 'downtown' }).pass().answer('placePlan', { district: 'northside' });
    t.answer('placePlan', { district: 'downtown' });
    expect(asked(t)).toEqual(['useAbility', 'cthulhu']);
    t.answer('useAbility', { card: 'false-trail' }).answer('chooseDistrict', { district: 'uptown' });
    t.answer('placePlan', { district: 'northside' }).answer('placePlan', { district: 'downtown' });
    expect(asked(t)).toEqual(['placePlan', 'cthulhu']);
  });

  it('false-trail: two copies may be used after one marker', () => {
    const t = plan(
      { uptown: { plans: ['hastur', 'cthulhu'] } },
      { hands: { cthulhu: ['false-trail', 'false-trail'], hastur: [] } },
    );
    t.answer('placePlan', { district: 'downtown' }).answer('useAbility', { card: 'false-trail' });
    t.answer('chooseDistrict', { district: 'uptown' }).answer('useAbility', { card: 'false-trail' });
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').plans).toEqual(['hastur', 'cthulhu']);
    expect(asked(t)).toEqual(['placePlan', 'hastur']);
  });
});

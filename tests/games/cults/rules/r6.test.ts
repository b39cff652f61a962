import { describe, expect, it } from 'vitest';
import { codeOf, load, type TestTable } from '../../../harness';
import { cults } from './seats';

/** One card for each keyword (byakhee needs a move before it). */
const ALL = [
  'seer',
  'recruiters',
  'false-trail',
  'black-market',
  'bribed-constable',
  'desecration',
  'fanatic',
  'star-spawn',
  'safe-house',
];

/** Two players at their second round; the second one's markers in Northside keep the phase going. */
const turn = (downtown: Record<string, unknown>, hand: string[], rest: Record<string, unknown> = {}) =>
  load({
    seats: cults(2),
    round: 2,
    phase: 'action',
    districts: { downtown: { plans: ['cthulhu'], ...downtown }, northside: { plans: ['hastur', 'hastur'] } },
    hands: { cthulhu: hand },
    ...rest,
  });

const usable = (t: TestTable): unknown[] => {
  expect(t.kind).toBe('useAbility');
  return t.decision.options.filter((option) => option.pass !== true).map((option) => option['card']);
};

describe('R6.1 keywords', () => {
  const fight = {
    sanity: 1,
    rituals: [
      ['cthulhu', 3],
      ['hastur', 2],
    ],
  };
  const at = (phase: string, rest: Record<string, unknown> = {}) =>
    load({ seats: cults(2), round: 2, phase, hands: { cthulhu: ALL, hastur: [] }, decks: { cthulhu: ['adept'] }, ...rest });

  it('R6.1 Mobilization, Recruitment, Planning and Hiding abilities come up in their phase alone', () => {
    expect(usable(at('mobilization'))).toEqual(['seer']);
    expect(usable(at('recruitment'))).toEqual(['recruiters']);
    const planning = at('planning').answer('placePlan', { district: 'uptown' }).answer('placePlan', { district: 'uptown' });
    expect(usable(planning.answer('placePlan', { district: 'downtown' }))).toEqual(['false-trail']);
    expect(new Set(usable(at('hiding')))).toEqual(new Set(['safe-house']));
  });

  it('R6.1 R6.3 abilities of a Plan come up while their owner executes that Plan', () => {
    const plan = (name: string, place: Record<string, unknown>) => turn(place, ALL).answer('takePlan', { plan: name });
    expect(usable(plan('augmentation', { sites: ['cthulhu'] }))).toEqual(['black-market']);
    expect(usable(plan('preparation', { sites: ['cthulhu'] }))).toEqual(['bribed-constable']);
    expect(usable(plan('influence', { rituals: [['hastur', 1]] }))).toEqual(['desecration']);
  });

  it('R6.3 a Confrontation ability needs its card to be committed', () => {
    const t = turn(fight, ALL).answer('takePlan', { plan: 'dominance' });
    t.answer('commit', { card: 'star-spawn' }).answer('commit');
    expect(t.kind).toBe('terror');
    const used = turn(fight, ALL).answer('takePlan', { plan: 'dominance' });
    used.answer('commit', { card: 'fanatic' }).answer('commit');
    expect(usable(used)).toEqual(['fanatic']);
    expect(used.decision.options[0]).toMatchObject({ zone: 'committed', keyword: 'confrontation' });
  });

  it('R6.3 a Confrontation ability is used when the card is revealed, not before', () => {
    const t = turn(fight, ['fanatic']).answer('takePlan', { plan: 'dominance' }).answer('commit', { card: 'fanatic' });
    expect([t.kind, t.decision.seat]).toEqual(['commit', 'hastur']);
    t.answer('commit');
    expect([t.kind, t.decision.seat]).toEqual(['useAbility', 'cthulhu']);
  });

  it('R6.3 a Terror ability is used in one’s own successful Terror only', () => {
    const own = turn({ sanity: 1, rituals: [['cthulhu', 3]] }, ['star-spawn'], {
      hands: { cthulhu: ['star-spawn'], hastur: ['star-spawn'] },
    });
    own.answer('takePlan', { plan: 'dominance' }).answer('terror');
    expect([t0(own), usable(own)]).toEqual(['cthulhu', ['star-spawn']]);
    const declined = turn({ sanity: 1, rituals: [['cthulhu', 3]] }, ['star-spawn']);
    declined.answer('takePlan', { plan: 'dominance' }).answer('terror', { pass: true });
    expect([declined.kind, t0(declined)]).toEqual(['takePlan', 'hastur']);
    const failed = turn({ sanity: 9, rituals: [['cthulhu', 3]] }, ['star-spawn']).answer('takePlan', { plan: 'dominance' });
    expect([failed.kind, t0(failed)]).toEqual(['takePlan', 'hastur']);
  });

  const t0 = (t: TestTable): string => t.decision.seat;
});

describe('R6.2 abilities', () => {
  const rolls = { recruitment: ['blank', 'blank', 'blank', 'blank', 'blank'] };
  const recruit = (hand: string[]) =>
    load({ seats: cults(2), round: 2, phase: 'recruitment', hands: { cthulhu: hand, hastur: [] }, rolls });

  it('R6.2 an ability is optional', () => {
    const t = recruit(['watchman']).answer('reroll');
    expect(t.offers({ pass: true })).toBe(true);
    t.pass();
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(t.events('abilityUsed')).toEqual([]);
  });

  it('R6.2 using one shows the card to all and keeps it in hand, once per Recruitment', () => {
    const t = recruit(['watchman']).answer('reroll').answer('useAbility', { card: 'watchman' });
    t.answer('chooseDie', { die: 0 });
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
    expect(t.hand('cthulhu')).toEqual(['watchman']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.view('hastur')['events']).toContainEqual(
      expect.objectContaining({ type: 'abilityUsed', seat: 'cthulhu', card: 'watchman', keyword: 'recruitment' }),
    );
  });

  it('R6.2 the limit is per copy: two copies, two uses', () => {
    const t = recruit(['watchman', 'watchman']).answer('reroll');
    expect(t.ids({ card: 'watchman' })).toEqual(['watchman', 'watchman#2']);
    t.answer('useAbility', { card: 'watchman' }).answer('chooseDie', { die: 3 });
    expect(t.ids({ card: 'watchman' })).toEqual(['watchman']);
    t.answer('useAbility', { card: 'watchman' }).answer('chooseDie', { die: 1 });
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
    expect(t.tokens('cthulhu')['thug']).toBe(2);
  });

  it('R6.2 the next round is a new opportunity', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'planning',
      districts: {
        downtown: { plans: ['hastur', 'hastur', 'cthulhu', 'cthulhu', 'cthulhu'] },
        uptown: { plans: ['hastur', 'hastur'] },
      },
      hands: { cthulhu: ['false-trail', 'safe-house'], hastur: [] },
      city: { deck: ['night-fog'] },
    });
    t.answer('placePlan', { district: 'uptown' }).answer('useAbility', { card: 'false-trail' });
    t.answer('chooseDistrict', { district: 'uptown' }).until('useAbility', 'cthulhu');
    t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', { card: 'false-trail' });
    t.until('placePlan', 'hastur').answer('placePlan', { district: 'uptown' }).answer('placePlan', { district: 'uptown' });
    expect(t.view()['round']).toBe(3);
    expect([t.decision.seat, usable(t)]).toEqual(['cthulhu', ['false-trail']]);
  });

  it('R6.2 one use per executed Plan: a second Plan is a new opportunity', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      districts: {
        downtown: { plans: ['cthulhu'] },
        uptown: {
          plans: ['cthulhu'],
          rituals: [
            ['cthulhu', 1],
            ['cthulhu', 1],
          ],
        },
        northside: { plans: ['hastur', 'hastur'] },
      },
      hands: { cthulhu: ['byakhee'] },
    });
    t.answer('takePlan', { plan: 'influence', district: 'downtown' }).answer('influence', { from: 'uptown' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'uptown' });
    expect([t.kind, t.decision.seat]).toEqual(['takePlan', 'hastur']);
    t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    t.answer('takePlan', { plan: 'influence', district: 'uptown' }).answer('influence', { from: 'downtown', level: 1 });
    expect([t.kind, t.decision.seat]).toEqual(['useAbility', 'cthulhu']);
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'downtown' });
    expect(t.district('uptown').rituals.length).toBe(2);
  });

  it('R6.2 the limit holds even if the copy is discarded and drawn again', () => {
    // Only copies of seer: one used, then discarded by the other and drawn again from the renewed deck.
    const t = load({ seats: cults(2), round: 2, phase: 'mobilization', decks: { cthulhu: ['seer', 'seer'], hastur: ['adept'] } });
    t.answer('useAbility', { card: 'seer' }).answer('chooseCard', { card: 'seer' });
    expect(t.hand('cthulhu')).toEqual(['seer', 'seer']);
    expect(t.ids({ card: 'seer' })).toEqual(['seer']);
    t.answer('useAbility', { card: 'seer' }).answer('chooseCard', { card: 'seer' });
    expect(t.hand('cthulhu')).toEqual(['seer', 'seer']);
    expect(t.kind).toBe('reroll');
  });

  it('R6.2 a card with two abilities uses one of them per opportunity', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'mobilization',
      decks: { cthulhu: ['secret-summons', ...Array<string>(9).fill('adept')], hastur: [] },
    });
    expect(t.decision.options).toMatchObject([{ mode: 'draw' }, { mode: 'destroy' }, { pass: true }]);
    t.answer('useAbility', { mode: 'draw' });
    expect(t.kind).toBe('reroll');
    expect(t.hand('cthulhu').length).toBe(7);
  });
});

describe('R6.4 instead of its icons', () => {
  it('R6.4 a card destroyed for its ability gives no icons in the fight', () => {
    const fight = {
      rituals: [
        ['cthulhu', 1],
        ['hastur', 1],
      ],
    };
    const attack = (use: boolean) => {
      const t = turn(fight, ['fanatic', 'brute']).answer('takePlan', { plan: 'dominance' });
      t.answer('commit', { card: 'fanatic' }, { card: 'brute' }).answer('commit');
      if (use) t.answer('useAbility', { card: 'fanatic' });
      else t.pass();
      return t.events('thugsShown')[0]!['attack'];
    };
    expect(attack(false)).toBe(1 + 1 + 2);
    expect(attack(true)).toBe(1 + 2 + 2);
  });

  it('R6.4 a card destroyed for its ability cannot pay any more', () => {
    const cards = (use: boolean) => {
      const t = turn({ sites: ['cthulhu'], guardian: { card: 'dimensional-shambler' } }, ['hidden-altar']);
      t.answer('takePlan', { plan: 'augmentation' });
      if (use) t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'uptown' });
      else t.pass();
      return t;
    };
    expect(cards(false).offers({ card: 'dimensional-shambler' })).toBe(true);
    const used = cards(true);
    expect([used.kind, used.decision.seat]).toEqual(['takePlan', 'hastur']);
    expect(used.events('cardDestroyed')).toEqual([
      { type: 'cardDestroyed', seat: 'cthulhu', card: 'hidden-altar', from: 'hand' },
    ]);
  });

  it('R6.4 a card discarded for its ability cannot pay either', () => {
    const t = turn({ sites: ['cthulhu'], track: 1 }, ['bribed-constable', 'acolyte']).answer('takePlan', { plan: 'preparation' });
    t.answer('useAbility', { card: 'bribed-constable', mode: 'discard' }).answer('prepare', { ritual: 1 });
    expect(t.decision.options.map((option) => option['card'])).toEqual(['acolyte']);
  });
});

describe('R6.8 cards acquired in a turn', () => {
  const market = { sites: ['cthulhu'], guardian: { card: 'ghoul-pack' }, action: { card: 'black-market' } };

  it('R6.8 a bought card is not used in its turn: neither its ability nor its icons', () => {
    const t = turn(market, [], { tokens: { cthulhu: { initiate: 3 } }, discards: { cthulhu: ['adept'] } });
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'black-market' });
    t.answer('pay', { token: 'initiate' }, { token: 'initiate' }, { token: 'initiate' });
    expect(t.hand('cthulhu')).toEqual(['black-market']);
    expect([t.kind, t.decision.seat]).toEqual(['takePlan', 'hastur']);
  });

  it('R6.8 nor is a free one', () => {
    const t = turn(market, ['black-market', 'black-market']).answer('takePlan', { plan: 'augmentation' });
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'hidden-altar' });
    expect(usable(t)).toEqual(['black-market']);
    t.pass();
    // The hidden-altar just taken has two Power, the other black-market too: only the latter pays.
    t.answer('augment', { card: 'ghoul-pack' });
    expect(t.decision.options.map((option) => option['card'])).toEqual(['black-market']);
  });

  it('R6.8 once the turn has ended it may be used, in one’s next turn', () => {
    const plans = ['cthulhu', 'cthulhu'];
    const t = turn({ ...market, plans }, [], { tokens: { cthulhu: { initiate: 3 } } });
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'black-market' });
    t.answer('pay', { token: 'initiate' }, { token: 'initiate' }, { token: 'initiate' });
    t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    t.answer('takePlan', { plan: 'augmentation' });
    expect(usable(t)).toEqual(['black-market']);
  });

  it('R6.8 and already in an opponent’s turn', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      districts: {
        downtown: { ...market, plans: ['cthulhu'] },
        northside: {
          plans: ['hastur'],
          rituals: [
            ['cthulhu', 1],
            ['hastur', 1],
          ],
        },
      },
      tokens: { cthulhu: { initiate: 2 } },
      hands: { cthulhu: [], hastur: [] },
    });
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'ghoul-pack' });
    t.answer('pay', { token: 'initiate' }, { token: 'initiate' });
    t.answer('takePlan', { plan: 'dominance' }).answer('commit');
    expect([t.kind, t.decision.seat]).toEqual(['commit', 'cthulhu']);
    t.answer('commit', { card: 'ghoul-pack' });
    expect(t.events('thugsShown').map((event) => event['attack'])).toEqual([1, 3]);
  });
});

describe('R6.9 payment', () => {
  /** A Preparation that costs so much: a Ritual with Investigators in the district. */
  const pay = (cost: number, hand: string[], initiate = 0) => {
    const t = turn({ sites: ['cthulhu'], investigators: cost - 1 }, hand, { tokens: { cthulhu: { initiate } } });
    return t.answer('takePlan', { plan: 'preparation' }).answer('prepare', { ritual: 1 });
  };
  const code = (t: TestTable, ...ids: string[]) => codeOf(() => t.session.answer(ids));

  it('R6.9 Power comes from hand cards’ icons and Initiates; cards are discarded, Initiates returned', () => {
    const t = pay(3, ['adept', 'brute', 'fanatic', 'whisperer'], 2);
    expect(t.decision.needs).toEqual({ power: 3 });
    expect(t.decision.options.map((option) => [option['card'] ?? option['token'], option['power']])).toEqual([
      ['adept', 2],
      ['fanatic', 1],
      ['initiate', 1],
      ['initiate', 1],
    ]);
    t.answer('pay', { card: 'adept' }, { token: 'initiate' });
    expect(t.discards('cthulhu')).toEqual(['adept']);
    expect(t.hand('cthulhu')).toEqual(['brute', 'fanatic', 'whisperer']);
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 1, freak: 0 });
    expect(t.events('powerPaid')).toMatchObject([{ seat: 'cthulhu', amount: 3, cards: ['adept'], initiates: 1, why: 'ritual' }]);
  });

  it('R6.9 icons in excess are lost', () => {
    const t = pay(3, ['adept', 'adept']).answer('pay', { card: 'adept' }, { card: 'adept' });
    expect(t.discards('cthulhu')).toEqual(['adept', 'adept']);
    expect(t.tokens('cthulhu')['initiate']).toBe(0);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 1]]);
  });

  it('R6.9 neither too little nor anything superfluous', () => {
    const t = pay(3, ['adept', 'acolyte'], 2);
    expect(code(t, 'adept')).toBe('tooLittle');
    expect(code(t, 'adept', 'acolyte', 'initiate')).toBe('superfluous');
    expect(code(t, 'acolyte', 'initiate', 'initiate#2', 'adept')).toBe('superfluous');
    expect(code(t)).toBe('tooFew');
    expect(t.discards('cthulhu')).toEqual([]);
    expect(new Set(t.decision.legal!.map((ids) => ids.join('+')))).toEqual(
      new Set(['adept+acolyte', 'adept+initiate', 'adept+initiate#2', 'acolyte+initiate+initiate#2']),
    );
  });

  it('R6.9 a small item beside an overpaying one is superfluous only if the rest suffices', () => {
    const t = pay(2, ['adept', 'acolyte', 'acolyte']);
    expect(code(t, 'adept', 'acolyte')).toBe('superfluous');
    expect(new Set(t.decision.legal!.map((ids) => ids.join('+')))).toEqual(new Set(['adept', 'acolyte+acolyte#2']));
  });

  it('R6.9 Terror is spent likewise', () => {
    const t = turn({ sanity: 3, rituals: [['cthulhu', 2]] }, ['whisperer', 'seer', 'brute'], {
      tokens: { cthulhu: { freak: 1 } },
    });
    t.answer('takePlan', { plan: 'dominance' });
    expect(t.decision.needs).toEqual({ terror: 2 });
    expect(code(t, 'seer')).toBe('tooLittle');
    expect(code(t, 'whisperer', 'freak')).toBe('superfluous');
    t.answer('terror', { card: 'seer' }, { token: 'freak' });
    expect(t.discards('cthulhu')).toEqual(['seer']);
    expect(t.tokens('cthulhu')['freak']).toBe(0);
  });

  it('R6.9 exactly enough Power is enough, one too little is not', () => {
    const plan = (initiate: number) =>
      turn({ sites: ['cthulhu'], investigators: 3 }, [], { tokens: { cthulhu: { initiate } } }).offers({ plan: 'preparation' });
    expect(plan(4)).toBe(true);
    expect(plan(3)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import {
  catalogue,
  type Ability,
  type Card,
  type CardBook,
  type CityCard,
  type Effect,
  type Trigger,
  cults,
} from '../../../../src/games/cults/rules';
import { Session } from '../../../../src/platform/session/session';
import { TestTable } from '../../../harness';

const base = baseBook().book;

/** The vocabulary beyond what the base set uses: cards made up here, played in scenarios. */
function bookWith(...cards: Card[]): CardBook {
  return { ...base, cards: [...base.cards, ...cards] };
}

const card = (abilities: Ability[], triggers?: Trigger[]): Card => ({
  id: 'test-card',
  kind: 'action',
  cost: 1,
  copies: 6,
  icons: { power: 1 },
  abilities,
  ...(triggers ? { triggers } : {}),
}); // prettier-ignore
const cityCard = (effects: Effect[], extra: Partial<CityCard> = {}): Card => ({
  id: 'test-city',
  kind: 'city',
  lasts: 'once',
  effects,
  ...extra,
});

function table(book: CardBook, scenario: Record<string, unknown>): TestTable {
  const standard = { seats: ['dagon', 'hastur'], round: 2, tokens: { dagon: { initiate: 2 }, hastur: { thug: 2 } } };
  return new TestTable(Session.begin(cults, { scenario: { ...standard, ...scenario } }, catalogue(book)));
}

/** The effects of a City card, revealed at once. */
function city(effects: Effect[], scenario: Record<string, unknown> = {}): TestTable {
  return table(bookWith(cityCard(effects)), {
    phase: 'city',
    city: { deck: ['test-city'] },
    hands: { dagon: [], hastur: [] },
    decks: { dagon: ['adept', 'brute'], hastur: ['seer'] },
    ...scenario,
  }); // prettier-ignore
}

/** The effects of an Augmentation ability that dagon uses in Downtown. */
function ability(effects: Effect[], scenario: Record<string, unknown> = {}): TestTable {
  const mine = card([{ keyword: 'augmentation', effects }]);
  const t = table(bookWith(mine), {
    phase: 'action',
    hands: { dagon: ['test-card', 'acolyte'], hastur: ['brute'] },
    decks: { dagon: ['adept', 'brute'], hastur: ['seer'] },
    districts: {
      downtown: { sites: ['dagon'], plans: ['dagon'] },
      uptown: { plans: ['hastur', 'dagon'] },
      northside: { plans: ['hastur'] },
    },
    ...scenario,
  });
  t.answer('takePlan', { district: 'downtown', plan: 'augmentation' });
  return t;
}
const use = { card: 'test-card' };

describe('effects on the board', () => {
  const rituals = (list: unknown[]) => ({
    districts: {
      downtown: { sites: ['dagon'], plans: ['dagon'], rituals: list },
      uptown: { plans: ['hastur', 'dagon'] },
      northside: { plans: ['hastur'], rituals: [['hastur', 1]] },
    },
  }); // prettier-ignore

  it('raise an own Ritual when the next level is in supply', () => {
    const t = ability(
      [{ do: 'raiseRitual', where: 'here' }],
      rituals([
        ['dagon', 1],
        ['hastur', 1],
      ]),
    ).answer('useAbility', use); // prettier-ignore
    expect(t.decision.options.map((option) => option.id)).toEqual(['dagon:1@downtown']);
    t.answer('chooseRitual', { cult: 'dagon' });
    expect(t.district('downtown').rituals).toContainEqual(['dagon', 2]);
    expect(t.supply('dagon').rituals).toEqual([2, 1, 1]);
  });
  it('are not offered when nothing can be raised', () => {
    expect(ability([{ do: 'raiseRitual', where: 'here' }], rituals([['dagon', 3]])).kind).toBe('augment');
  });
  it('move a Ritual anywhere and raise it', () => {
    const t = ability([{ do: 'moveRitual', from: 'here', to: 'choice', raise: true }], rituals([['dagon', 2]])).answer(
      'useAbility',
      use,
    );
    expect(t.decision.options.map((option) => option['to'])).toEqual(['uptown', 'northside']);
    t.answer('moveRitual', { to: 'northside' });
    expect(t.district('northside').rituals).toContainEqual(['dagon', 3]);
  });
  it('remove only what they name', () => {
    const t = ability(
      [{ do: 'removeRitual', of: 'rivals', where: 'anywhere', levels: [1] }],
      rituals([
        ['hastur', 2],
        ['dagon', 1],
      ]),
    ).answer('useAbility', use); // prettier-ignore
    expect(t.ids({})).toEqual(['hastur:1@northside']);
  });
  it('place a Cult Site where one has none', () => {
    const t = ability([{ do: 'placeSite', where: 'choice' }]).answer('useAbility', use);
    expect(t.ids({})).toEqual(['uptown', 'northside']);
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown').sites).toEqual(['dagon']);
    expect(t.supply('dagon').sites).toBe(2);
  });
  it('place and remove Dominance', () => {
    const scenario = {
      districts: {
        downtown: { sites: ['dagon'], plans: ['dagon'], dominance: ['hastur'] },
        uptown: { plans: ['hastur', 'dagon'] },
        northside: { plans: ['hastur'] },
      },
    }; // prettier-ignore
    const t = ability(
      [
        { do: 'removeDominance', of: 'rivals', where: 'here' },
        { do: 'placeDominance', where: 'here', count: 1 },
      ],
      scenario,
    ).answer('useAbility', use); // prettier-ignore
    t.answer('chooseDominance', { cult: 'hastur' }).answer('placeDominance', { field: 1 });
    expect(t.district('downtown').dominance).toEqual(['dagon']);
  });
  it('place, advance and remove Investigators everywhere or by choice', () => {
    const t = ability([
      { do: 'placeInvestigator', where: 'anywhere' },
      { do: 'removeInvestigator', where: 'choice' },
      { do: 'advanceInvestigator', where: 'here', count: 2 },
    ]).answer('useAbility', use); // prettier-ignore
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(['downtown', 'uptown', 'northside'].map((d) => t.district(d).investigators)).toEqual([2, 0, 1]);
    expect(t.district('downtown').track).toBe(2);
  });
});

describe('effects on cards and tokens', () => {
  it('count what they name', () => {
    const t = city([{ do: 'gain', token: 'freak', count: { count: 'thugs', of: 'rivals' } }]).until('reroll');
    expect(t.tokens('dagon')).toEqual({ thug: 0, initiate: 2, freak: 2 });
  });
  it('let a chosen number be used', () => {
    const t = city([
      { do: 'chooseNumber', from: 1, to: 3, effects: [{ do: 'gain', token: 'thug', count: { count: 'chosen' } }] },
    ]);
    expect(t.ids({})).toEqual(['1', '2', '3']);
    t.answer('chooseNumber', { number: 3 }).until('reroll');
    expect(t.tokens('dagon')['thug']).toBe(3);
  });
  it('choose a rival and do something to it', () => {
    const t = city([{ do: 'chooseSeat', of: 'rivals', effects: [{ do: 'disorganization', who: 'eventSeat', count: 2 }] }]);
    t.answer('chooseSeat', { cult: 'hastur' });
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['hastur', 'hastur']);
  });
  it('repeat for districts, choose between ways, and branch', () => {
    const t = city([
      {
        do: 'forEachDistrict',
        where: { count: 'openFields', where: 'here', atLeast: 1 },
        effects: [{ do: 'placeInvestigator', where: 'here' }],
      },
      {
        do: 'chooseOne',
        options: [
          { choice: 'never', when: { count: 'round', atLeast: 9 }, effects: [] },
          { choice: 'draw', effects: [{ do: 'draw', count: 1 }] },
        ],
      },
      {
        do: 'if',
        is: { count: 'hand', atLeast: 1 },
        effects: [{ do: 'lose', token: 'initiate', count: 1 }],
        else: [{ do: 'gain', token: 'thug', count: 9 }],
      },
    ]); // prettier-ignore
    expect(t.ids({})).toEqual(['draw']);
    t.answer('chooseOne', { choice: 'draw' });
    expect(t.district('northside').investigators).toBe(1);
    expect(t.tokens('dagon')).toEqual({ thug: 0, initiate: 1, freak: 0 });
  });
  it('take a payment or do nothing', () => {
    const t = ability([{ do: 'pay', power: 2, effects: [{ do: 'draw', count: 1 }] }]).answer('useAbility', use);
    expect(t.decision.needs).toEqual({ power: 2 });
    t.answer('pay', { card: 'acolyte' }, { token: 'initiate' });
    expect(t.hand('dagon')).toEqual(['test-card', 'adept']);
    expect(ability([{ do: 'pay', power: 9, effects: [{ do: 'draw', count: 1 }] }]).kind).toBe('augment');
  });
});

describe('changes of rules numbers', () => {
  it('have a scope and an end', () => {
    const change: Effect[] = [{ do: 'change', number: 'siteCost', add: 3, where: 'uptown', of: 'you', lasts: 'turn' }];
    const t = ability(change).answer('useAbility', use);
    expect(t.view()['modifiers']).toMatchObject([
      { number: 'siteCost', add: 3, district: 'uptown', seat: 'dagon', lasts: 'turn' },
    ]);
    t.answer('augment').until('takePlan', 'hastur');
    expect(t.view()['modifiers']).toEqual([]);
  });
  it('last as many rounds as they say', () => {
    const t = city([{ do: 'change', number: 'bluffTokens', set: 3, lasts: 'round', rounds: 2 }]);
    const rounds: number[] = [];
    t.until('placePlan');
    while (t.session.state.round < 5) {
      if (t.kind === 'bluffTokens') rounds[t.session.state.round] = t.decision.min;
      const bluff = t.kind === 'takePlan' ? t.ids({ plan: 'bluff' }).slice(0, 1) : t.decision.suggest;
      t.session.answer(bluff);
    }
    expect(rounds.slice(2)).toEqual([3, 3, 2]);
  });
});

describe('triggers', () => {
  it('of a City card hear everyone', () => {
    const listen: Trigger = { on: 'bluffed', effects: [{ do: 'disorganization', who: 'eventSeat' }] };
    const book = bookWith(cityCard([], { lasts: 'round', triggers: [listen] }));
    const t = table(book, { phase: 'city', city: { deck: ['test-city'] } }).until('takePlan');
    t.answer('takePlan', { plan: 'bluff' });
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual([t.decision.seat]);
  });
  it('of a card in hand are the holder’s choice: when an Investigator arrives where they have a Site', () => {
    const trigger: Trigger = {
      on: 'investigatorArrived',
      where: { count: 'sites', where: 'here', atLeast: 1 },
      self: 'discard',
      effects: [{ do: 'gain', token: 'freak', count: 1 }],
    }; // prettier-ignore
    const scenario = {
      phase: 'city',
      city: { deck: ['police-raid'] },
      hands: { dagon: ['test-card'], hastur: ['test-card'] },
      decks: { hastur: ['adept', 'adept', 'adept', 'adept', 'adept', 'adept'] },
      districts: { downtown: { track: 1, sites: ['hastur'] } },
    };
    const t = table(bookWith(card([], [trigger])), scenario);
    expect(t.decision).toMatchObject({ kind: 'useAbility', seat: 'hastur' });
    expect(t.decision.options[0]).toMatchObject({ card: 'test-card', keyword: 'trigger' });
    expect(JSON.stringify(t.view('dagon')['resume'])).toBe('null');
    t.answer('useAbility', { card: 'test-card' });
    expect(t.tokens('hastur')['freak']).toBe(1);
    expect(t.discards('hastur')).toEqual(['test-card']);
  });
  it('may be declined', () => {
    const trigger: Trigger = { on: 'cityRevealed', effects: [{ do: 'gain', token: 'freak', count: 1 }] };
    const t = table(bookWith(card([], [trigger])), {
      phase: 'city',
      city: { deck: ['curfew'] },
      hands: { dagon: ['test-card'] },
    });
    t.pass();
    expect(t.tokens('dagon')['freak']).toBe(0);
  });
  it('of a lasting effect hear a rival’s Bluff, not the owner’s, and the end of the game', () => {
    const triggers: Trigger[] = [
      { on: 'bluffed', by: 'rival', effects: [{ do: 'gain', token: 'thug', count: 1 }] },
      { on: 'lastRoundEnded', effects: [{ do: 'placeDominance', where: 'downtown' }] },
    ];
    const t = ability([{ do: 'subscribe', triggers, lasts: 'game' }], { round: 6 }).answer('useAbility', use);
    t.answer('augment').until('takePlan', 'hastur').answer('takePlan', { district: 'northside', plan: 'bluff' });
    expect(t.tokens('dagon')['thug']).toBe(1);
    t.until('takePlan', 'dagon').answer('takePlan', { plan: 'bluff' });
    expect(t.tokens('dagon')['thug']).toBe(1);
    t.until('placeDominance', 'dagon').answer('placeDominance', { field: 1 });
    expect(t.session.outcome).toMatchObject({ scores: { dagon: { dominance: 1 } } });
  });
  it('cannot call each other up for ever', () => {
    const loop: Trigger = { on: 'tokensGained', effects: [{ do: 'gain', token: 'thug', count: 1 }] };
    const book = bookWith(cityCard([{ do: 'gain', token: 'thug', count: 1 }], { lasts: 'game', triggers: [loop] }));
    const t = table(book, { phase: 'city', city: { deck: ['test-city'] } }).until('reroll');
    expect(t.tokens('dagon')['thug']).toBeLessThan(20);
  });
});

import { describe, expect, it } from 'vitest';
import { BOUNDS, brokenInvariants, play, RULES, cults } from '../../../../../src/games/cults/rules';
import { bookWith, declared } from '../../bounds/declared';
import { TestTable } from '../../../../harness';
import { Session } from '../../../../../src/platform/session/session';
import { modOf, withMods } from '../../../../mods/load';

/** dagon executes an Augmentation in Downtown, whose stacks are hunting-horror and secret-summons. */
const scenario = (hand: readonly string[], plan: string[] = ['dagon']): Record<string, unknown> => ({
  seats: ['dagon', 'hastur'],
  round: 2,
  phase: 'action',
  hands: { dagon: hand, hastur: [] },
  decks: { dagon: ['adept', 'brute'], hastur: [] },
  discards: { dagon: ['brute'] },
  tokens: { dagon: { initiate: 20 } },
  districts: { downtown: { sites: ['dagon'], plans: plan }, uptown: { plans: ['hastur'] } },
});
const take = (to: string) => [{ do: 'takeFromStack', where: 'here', to }];
const taking = (to: string) =>
  bookWith(declared({ kind: 'action', id: 'x', cost: 1, abilities: [{ keyword: 'augmentation', effects: take(to) }] }));

/** Whoever has paid may take a Guardian in Downtown at once. */
const eager = declared({
  kind: 'action',
  id: 'x',
  cost: 1,
  triggers: [{ on: 'powerPaid', by: 'owner', effects: [{ do: 'takeFromStack', where: 'downtown', kind: 'guardian' }] }],
});

describe('R8.5 two copies of one card are never acquired in one turn', () => {
  it.each(['hand', 'deck'])('taken first (to the %s), it is not sold', (to) => {
    const t = new TestTable(Session.begin(cults, { scenario: scenario(['wild:x']) }, taking(to)));
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'wild:x' });
    t.answer('chooseStack', { card: 'hunting-horror' });
    expect(t.ids({ card: 'hunting-horror' })).toEqual([]);
    expect(t.ids({ card: 'secret-summons' })).toEqual(['secret-summons']);
  });

  it.each(['hand', 'deck'])('bought first, it is not to be taken (to the %s)', (to) => {
    const t = new TestTable(Session.begin(cults, { scenario: scenario(['wild:x', 'wild:x']) }, taking(to)));
    t.answer('takePlan', { plan: 'augmentation' }).pass().answer('augment', { card: 'hunting-horror' });
    t.session.answer(t.decision.suggest);
    t.answer('useAbility', { card: 'wild:x' });
    expect(t.decision.options.map(({ card }) => card)).toEqual(['secret-summons']);
  });

  it('taken twice, once to the hand and once to the deck, it is another card', () => {
    const both = declared({
      kind: 'action',
      id: 'x',
      cost: 1,
      abilities: [{ keyword: 'augmentation', effects: [...take('deck'), ...take('hand')] }],
    });
    const t = new TestTable(Session.begin(cults, { scenario: scenario(['wild:x']) }, bookWith(both)));
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'wild:x' });
    t.answer('chooseStack', { card: 'secret-summons' });
    expect(t.decision.options.map(({ card }) => card)).toEqual(['hunting-horror']);
  });

  it('a trigger between payment and purchase does not bring a second copy', () => {
    const t = new TestTable(Session.begin(cults, { scenario: scenario(['wild:x']) }, bookWith(eager)));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'hunting-horror' });
    t.answer('pay', { token: 'initiate' }, { token: 'initiate' }, { token: 'initiate' });
    t.answer('useAbility', { card: 'wild:x' }).answer('chooseStack', { card: 'hunting-horror' });
    expect(t.events('cardAcquired').filter(({ card }) => card === 'hunting-horror')).toHaveLength(1);
    expect(t.hand('dagon').filter((card) => card === 'hunting-horror')).toHaveLength(1);
    // It was paid for and did not come by the purchase: nothing was bought.
    expect(t.events('cardsBought')).toEqual([]);
    expect(t.session.state.seats[0]!.bought).toBe(1);
  });

  it('of two cards paid for, only the one that came was bought', () => {
    const t = new TestTable(Session.begin(cults, { scenario: scenario(['wild:x']) }, bookWith(eager)));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'hunting-horror' }, { card: 'secret-summons' });
    t.session.answer(t.decision.suggest);
    t.answer('useAbility', { card: 'wild:x' }).answer('chooseStack', { card: 'hunting-horror' });
    expect(t.events('cardsBought')).toMatchObject([{ seat: 'dagon', district: 'downtown', count: 1 }]);
  });

  it('nor does a function', async () => {
    const m = await withMods(
      modOf('m', {
        'cards/a.js': `import { action } from 'cults';\nexport default action({ id: 'a', name: { en: 'A' }, cost: 1, abilities: [{ keyword: 'augmentation', run(game) { game.takeCard('downtown', 'guardian'); game.takeCard('downtown', 'guardian'); } }] });\n`,
      }),
    );
    const t = m.load(scenario(['m:a']));
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'm:a' });
    expect(t.events('scriptCancelled')).toEqual([]);
    expect(t.hand('dagon').filter((card) => card === 'hunting-horror')).toHaveLength(1);
  });
});

describe('R3.3 a Ritual field that was opened for a time', () => {
  it('stays open while a Ritual lies on it, and is closed once that has gone', () => {
    const effects = [
      { do: 'change', number: 'ritualFields', add: 2, lasts: 'turn' },
      ...Array.from({ length: 4 }, () => ({ do: 'placeRitual', level: 'lowest', where: 'here' })),
    ];
    const wide = declared({ kind: 'action', id: 'x', cost: 1, abilities: [{ keyword: 'augmentation', effects }] });
    const book = bookWith(wide);
    const t = new TestTable(Session.begin(cults, { scenario: scenario(['wild:x'], ['dagon', 'dagon']) }, book));
    t.answer('takePlan', { plan: 'augmentation' }).answer('useAbility', { card: 'wild:x' }).answer('augment');
    expect(t.district('downtown').rituals).toHaveLength(4);
    t.until('takePlan', 'dagon');
    expect(t.session.state.modifiers).toEqual([]);
    expect(t.district('downtown').rituals.length).toBeGreaterThan(RULES.ritualFields);
    expect(brokenInvariants(play(t.session.state, book, null))).toEqual([]);
    // Nothing more comes, and the position can be written and loaded.
    expect(t.decision.refused).toContainEqual(expect.objectContaining({ what: 'influence', code: 'noRitualField' }));
    const again = Session.begin(cults, { scenario: t.session.position }, book);
    expect(again.decision).toMatchObject({ kind: 'takePlan', seat: 'dagon' });
  });
});

it('a position has no more copies of a card than a game', () => {
  const deck = Array.from({ length: 200 }, () => 'disorganization');
  const many = { ...scenario([]), decks: { dagon: deck, hastur: deck } };
  expect(() => Session.begin(cults, { scenario: many }, bookWith())).toThrowError(/tooManyCopies.*hastur/);
  expect(2 * deck.length).toBeGreaterThan(BOUNDS.copies);
});

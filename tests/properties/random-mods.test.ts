import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RandomBot } from '../../src/bots';
import {
  answerIndices,
  catalogue,
  DISTRICTS,
  EVENT_TYPES,
  FACES,
  newGame,
  play,
  RULES,
  TOKENS,
  type Card,
  type CardBook,
} from '../../src/engine';
import { readDeclaration } from '../../src/sandbox/declaration';
import { baseBook } from '../../src/session/books';
import { expectSound } from './random-games';

/** Random cards in the vocabulary: whatever a mod declares, the invariants of the game hold. */
const who = fc.constantFrom('you', 'rivals', 'everyone', 'others', 'firstCultist', 'eventSeat', 'npc');
const where = fc.constantFrom('here', 'anywhere', 'elsewhere', 'choice', ...DISTRICTS);
const levels = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 });
const open = fc.constantFrom(
  'rituals',
  'sites',
  'dominance',
  'hand',
  'discards',
  'investigators',
  'openFields',
  'supplyRituals',
  'guardians',
  'points',
  'round',
);
const quantity = fc.record({ count: open, of: who, where: fc.constantFrom('here', 'anywhere', 'elsewhere', ...DISTRICTS) });
const amount = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) }, { weight: 1, arbitrary: quantity });
const condition = fc.oneof(
  fc.tuple(quantity, fc.integer({ min: 0, max: 4 })).map(([asked, atLeast]) => ({ ...asked, atLeast })),
  fc.tuple(quantity, fc.integer({ min: 0, max: 4 })).map(([asked, atMost]) => ({ not: { ...asked, atMost } })),
);
const token = fc.constantFrom(...TOKENS, 'choice');
const change = fc.record({
  do: fc.constant('change'),
  number: fc.constantFrom(...Object.keys(RULES)),
  add: fc.integer({ min: -3, max: 3 }),
  lasts: fc.constantFrom('turn', 'round', 'game'),
  rounds: fc.integer({ min: 1, max: 3 }),
});

const simple: fc.Arbitrary<object> = fc.oneof(
  fc.record({ do: fc.constant('draw'), count: amount, who }),
  fc.record({ do: fc.constant('discard'), count: fc.integer({ min: 1, max: 3 }), who }),
  fc.record({ do: fc.constant('destroyDiscard'), who }),
  fc.record({ do: fc.constant('disorganization'), count: amount, who }),
  fc.record({ do: fc.constant('takeFromStack'), where, to: fc.constantFrom('hand', 'deck') }),
  fc.record({ do: fc.constant('keepCards'), count: fc.constantFrom(1, 2, 'all') }),
  fc.record({ do: fc.constantFrom('gain', 'lose'), token, count: amount, who }),
  fc.record({ do: fc.constant('placeRitual'), level: fc.constantFrom(1, 2, 3, 'highest', 'lowest'), where }),
  fc.record({ do: fc.constant('moveRitual'), from: where, to: where, levels }),
  fc.record({ do: fc.constant('raiseRitual'), where }),
  fc.record({ do: fc.constant('removeRitual'), of: fc.constantFrom('rivals', 'you', 'everyone'), where, levels }),
  fc.record({ do: fc.constant('placeSite'), where }),
  fc.record({ do: fc.constant('placeDominance'), where, count: amount }),
  fc.record({ do: fc.constant('removeDominance'), of: fc.constantFrom('rivals', 'you'), where }),
  fc.record({
    do: fc.constantFrom('advanceInvestigator', 'placeInvestigator', 'removeInvestigator'),
    where,
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('swapPlans'), where }),
  fc.record({ do: fc.constant('setDie'), face: fc.constantFrom(...FACES, 'any') }),
  fc.record({ do: fc.constantFrom('addThugs', 'addAttack'), count: amount }),
  fc
    .constantFrom('skipAdvance', 'keepRitual', 'joinTopCard', 'passOnDisorganization', 'takeBackThugs', 'saveRitual')
    .map((verb) => ({ do: verb })),
  change,
);
const list = (of: fc.Arbitrary<object>): fc.Arbitrary<object[]> => fc.array(of, { minLength: 1, maxLength: 3 });
const composed: fc.Arbitrary<object> = fc.oneof(
  { weight: 4, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('chooseOne'),
      who,
      options: fc.uniqueArray(fc.record({ choice: fc.constantFrom('a', 'b', 'c'), effects: list(simple) }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ choice }) => choice,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('chooseDistrict'), where: condition, effects: list(simple) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('chooseSeat'), of: fc.constantFrom('rivals', 'everyone'), effects: list(simple) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('chooseNumber'),
      from: fc.constant(0),
      to: fc.integer({ min: 0, max: 4 }),
      effects: list(simple),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forEach'), who, where: condition, effects: list(simple) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forEachDistrict'), where: condition, effects: list(simple) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('if'), is: condition, effects: list(simple), else: list(simple) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay'), power: fc.integer({ min: 1, max: 3 }), effects: list(simple) }) },
); // prettier-ignore
const trigger = fc.record({
  on: fc.constantFrom(...EVENT_TYPES),
  by: fc.constantFrom('owner', 'rival', 'anyone'),
  where: condition,
  effects: list(simple),
});
const keyword = fc.constantFrom(
  'mobilization',
  'recruitment',
  'planning',
  'augmentation',
  'preparation',
  'influence',
  'confrontation',
  'terror',
  'hiding',
);
const ability = fc.record(
  {
    keyword,
    window: fc.constantFrom(
      'beforeRerolls',
      'afterRolls',
      'beforeAdvance',
      'afterAdvance',
      'afterMove',
      'reveal',
      'win',
      'lose',
      'success',
      'removal',
    ),
    self: fc.constantFrom('discard', 'destroy'),
    effects: list(composed),
  },
  { requiredKeys: ['keyword', 'effects'] },
);
const name = { en: 'Card', pl: 'Karta' };
const mod = fc.record({
  actions: fc.array(
    fc.record({ abilities: fc.array(ability, { minLength: 1, maxLength: 2 }), triggers: fc.array(trigger, { maxLength: 1 }) }),
    { minLength: 4, maxLength: 4 },
  ),
  city: fc.array(
    fc.record({
      lasts: fc.constantFrom('once', 'round', 'game'),
      effects: list(composed),
      triggers: fc.array(trigger, { maxLength: 1 }),
    }),
    { minLength: 4, maxLength: 4 },
  ),
}); // prettier-ignore

/** The base set and the random cards, read as declarations of a mod. */
function bookOf(made: { actions: object[]; city: object[] }): CardBook {
  const { book } = baseBook();
  const read = (doc: object, kind: string, i: number): Card => {
    const declared = readDeclaration({ ...doc, kind, id: `card-${i}`, name }, 'random', `card-${i}.js`);
    if (declared.kind !== 'card') throw new Error('not a card');
    return declared.card;
  };
  const actions = made.actions.map((doc, i) => read({ ...doc, cost: 1, icons: 'PA' }, 'action', i));
  const city = made.city.map((doc, i) => read(doc, 'city', 100 + i));
  return { ...book, cards: [...book.cards, ...actions, ...city] };
}

const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

it('random mods of random declared effects keep every invariant for 100,000 decisions', () => {
  let decisions = 0;
  let games = 0;
  fc.assert(
    fc.property(mod, (made) => {
      if (decisions >= 100_000) return;
      const book = catalogue(bookOf(made));
      const seats = 1 + (games % 4);
      const open = seats === 4 ? DISTRICTS : DISTRICTS.filter((district) => district !== 'rivertown');
      const stacks = Object.fromEntries(
        open.map((district, i) => [
          district,
          { guardian: ['byakhee', 'nightgaunt', 'hunting-horror', 'dark-young'][i], action: `random:card-${i}` },
        ]),
      );
      const config = {
        seats: CULTS.slice(0, seats),
        seed: `mods ${games}`,
        stacks,
        city: { include: [100, 101, 102, 103].map((i) => `random:card-${i}`) },
        ...(seats === 1 ? { solo: { npc: 'dagon' } } : {}),
      };
      const state = newGame(config, book, null);
      const game = play(state, book, null);
      const bot = new RandomBot(`mods ${games++}`);
      // A card may keep a table busy for long; the rest of such a game shows nothing new.
      for (let n = 0; state.ask !== null && n < 3000; n++) {
        answerIndices(game, bot.choose(state.ask));
        decisions++;
        expectSound(game);
      }
    }),
    { seed: 20261116, numRuns: 600, endOnFailure: true },
  );
  expect(decisions).toBeGreaterThanOrEqual(100_000);
});

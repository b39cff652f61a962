import { valuesOf } from '../../../games/cults/contract/rule-numbers';
import { STACKS } from '../../../games/cults/rules';
import { cardsByCult, planFields } from './board';
import {
  among,
  anything,
  byCult,
  card,
  closed,
  cult,
  described,
  district,
  exactly,
  list,
  modSettings,
  nothing,
  only,
  either,
  orNull,
  partly,
  ref,
  seatChoice,
  text,
  unlike,
  whole,
  type Schema,
  type Schemas,
  natural,
} from './parts';

/** What a game can start from: a configuration or a position. */

/** R1.1, R3.7, R12.1: how many seats there are, and which district may be closed, depends on the NPC and on the seats. */
const tables: Schema = {
  anyOf: [
    { properties: { solo: anything, seats: exactly(1, seatChoice), closed: only('rivertown') }, required: ['solo'] },
    { properties: { solo: false, seats: { type: 'array', minItems: 2, maxItems: 3 }, closed: district } },
    { properties: { solo: false, seats: exactly(4, seatChoice), closed: nothing } },
  ],
};

const seats = { ...unlike(seatChoice, 4), minItems: 1 };
const rounds = whole(6, 10);
const seed = text(200);
const mods = list(text(80), 200);

const stackPair = closed(Object.fromEntries(STACKS.map((kind) => [kind, card])));
const stacks: Schema = either(among(['first-game', 'draft', 'random']), {
  ...partly(closed({ downtown: stackPair, rivertown: stackPair, uptown: stackPair, northside: stackPair })),
  minProperties: 3,
});

const config: Schema = {
  ...closed(
    { seats },
    {
      first: orNull(cult),
      seed,
      rounds,
      closed: orNull(district),
      stacks,
      setup: orNull(card),
      solo: closed({ npc: cult }, { objective: orNull(card) }),
      options: ref('optionsGiven'),
      city: partly(closed({ include: ref('cityCards'), exclude: ref('cityCards'), pin: ref('cityCards') })),
      mods,
      settings: modSettings,
    },
  ),
  ...tables,
};

/** R8.2: as many as cards can make possible; a Plan stays on its spot when the number falls. */
const spots = whole(0, valuesOf('most').planSpots);
const planned = closed(planFields(spots));
const city = closed({ active: ref('cityCards'), deck: ref('cityCards') });
const rolls = closed({ recruitment: list(ref('face'), 1000), npc: list(whole(1, 4), 1000) });
const used = closed({
  bought: byCult(whole(0, 100)),
  abilities: byCult(list(closed({ card, keyword: ref('keyword') }), 200)),
});
const bonus = closed({ cards: ref('cards'), thugs: whole(0, 200) });
/** The Objective is drawn at the end of setup; null before that. */
const solo = closed({ npc: cult, objective: orNull(card), bonus });

/** Fields of every position. */
const always: Schemas = {
  seats,
  round: whole(1, 10),
  rounds,
  phase: ref('phase'),
  first: cult,
  active: cult,
  seed,
  hands: cardsByCult,
  decks: described('Top first.', cardsByCult),
  discards: described('Top last.', cardsByCult),
  mods,
  store: described('What mods keep in the game, by mod id: plain JSON, at most 4 KB each.', {
    type: 'object',
    additionalProperties: { type: 'object' },
  }),
  strikes: described('Failures of scripts, by mod id.', { type: 'object', additionalProperties: natural }),
  blank: described('Mods and cards that count as blank.', list(text(120), 500)),
  uses: described('Uses of scripts so far: each draws chance from a stream of its own.', natural),
  roundQuestions: described('Questions asked in this round before the open one.', natural),
  random: described('The state of the random stream.', { type: 'string', pattern: '^-?[0-9]+(,-?[0-9]+){3}$' }),
};

const position: Schema = {
  ...closed(
    {
      ...always,
      districts: ref('districts'),
      tokens: byCult(ref('tokens')),
      planned: byCult(planned),
      city,
      rolls,
      used,
      modifiers: list(ref('modifier'), 5000),
      subscriptions: list(ref('subscription'), 5000),
      options: ref('options'),
    },
    { closed: orNull(district), solo, settings: modSettings },
  ),
  ...tables,
};

const scenario: Schema = {
  ...closed(
    { seats },
    {
      ...always,
      settings: modSettings,
      closed: orNull(district),
      solo: partly({ ...solo, properties: { npc: cult, objective: orNull(card), bonus: partly(bonus) } }, ['npc']),
      districts: ref('districtsGiven'),
      tokens: byCult(ref('tokensGiven')),
      planned: byCult(partly(planned)),
      city: partly(city),
      rolls: partly(rolls),
      used: partly(used),
      modifiers: list(ref('modifierGiven'), 5000),
      subscriptions: list(ref('subscriptionGiven'), 5000),
      options: ref('optionsGiven'),
      lead: described(
        'Answers that are played after loading, so that the position opens in the middle of a turn.',
        list(ref('namedAnswer'), 500),
      ),
    },
  ),
  ...tables,
};

/** An answer told by what its options say: positions and card tests. */
const namedAnswer: Schema = either(
  only('suggest'),
  closed({}, { kind: text(80), seat: cult, options: list({ type: 'object' }, 200) }),
);

export const scenarios: Schemas = {
  namedAnswer: described('An answer by what its options say (any of their details), or the game’s own suggestion.', namedAnswer),
  scenario: described(
    'A position from which a game can start; what is left out has its setup value. A seat whose hand, deck or discard pile is named has nothing in the others.',
    scenario,
  ),
  position: described('The current position as a scenario, complete.', position),
  config: described('What is chosen before a new game.', config),
};

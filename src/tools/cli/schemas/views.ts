import { planFields } from './board';
import {
  among,
  anything,
  byCult,
  card,
  closed,
  cult,
  described,
  district,
  flag,
  list,
  mapOf,
  natural,
  either,
  only,
  open,
  orNull,
  ref,
  unlike,
  text,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** A seat's view. Closed: a field not named here must not be in a view. */

const count = ref('count');

/** A copy of a card by its id and, if the viewer can see it, its place; a copy that has left the game has no owner. */
const copyFields: Schemas = {
  card,
  seat: either(cult, only('')),
  zone: among(['hand', 'discard', 'committed', 'gone']),
};

const turn = closed({
  seat: cult,
  district,
  plan: orNull(ref('plan')),
  acted: flag,
  moved: flag,
  fresh: list(ref('copy')),
  spent: list(ref('copy')),
  fought: among(['none', 'won', 'lost']),
  skipAdvance: flag,
  keepRitual: flag,
});

/** R9.3: of others' forces only the number of cards, until they are revealed. */
const hiddenSide = closed({ seat: cult, revealed: only(false), cards: count });
const openSide: Schema = {
  ...closed(
    {
      seat: cult,
      revealed: flag,
      cards: list(card),
      forfeited: unlike(natural),
      extra: whole(),
      dice: list(ref('face'), 5),
      passesOn: flag,
      takesBack: flag,
    },
    { thugs: natural, attack: whole() },
  ),
  dependentRequired: { thugs: ['attack'], attack: ['thugs'] },
};

const fight = closed({
  district,
  winner: orNull(described('A cult, or "nobody" in a tie.', cult)),
  attack: list(whole()),
  sides: { ...list(either(hiddenSide, openSide)), minItems: 2 },
});

/** Pending steps of the flow, with copies named as above. */
const frame = open({ step: text() }, { context: open({ card: orNull(ref('copy')) }) });
const resume = closed(
  {
    asked: natural,
    flow: list(frame),
    used: list(closed({ ...copyFields, keyword: ref('keyword') }, { at: natural })),
    kept: unlike(natural),
  },
  { before: described('Inside a card’s choice: the view before the card.', anything) },
);

const seats = either(
  { ...unlike(cult, 4), minItems: 1 },
  { ...unlike(closed({ cult, by: text(40), name: text(60) }), 4), minItems: 1 },
);

const view: Schema = closed(
  {
    seat: cult,
    seats,
    round: whole(1, 10),
    rounds: whole(6, 10),
    phase: ref('phase'),
    first: cult,
    active: cult,
    options: ref('options'),
    mods: list(text(80), 200),
    districts: ref('districts'),
    hands: described("The own cards; of others' how many.", byCult(either(list(card), count))),
    decks: byCult(count),
    discards: described('Top last.', byCult(list(card))),
    tokens: described('The own ones.', { ...byCult(ref('tokens')), minProperties: 1, maxProperties: 1 }),
    supply: byCult(ref('supply')),
    planned: described('Plans executed this round.', byCult(closed(planFields(natural)))),
    bought: described('District cards paid for this round.', byCult(natural)),
    city: closed({ active: list(card), deck: count }),
    modifiers: list(ref('modifier')),
    subscriptions: list(ref('subscription')),
    blank: described('Mods and cards that count as blank.', list(text())),
    scores: described('As if the game ended now.', byCult(ref('score'))),
    dice: orNull(closed({ seat: cult, faces: list(ref('face'), 5), rerolls: natural })),
    turn: orNull(turn),
    fight: orNull(fight),
    outcome: orNull(ref('outcome')),
    waiting: orNull(described('Whose decision is open.', cult)),
    decision: orNull(ref('decision')),
    resume: orNull(resume),
    events: described('Since the start, or since the number asked for.', list(ref('event'))),
  },
  {
    closed: district,
    solo: closed({ npc: cult, objective: orNull(card), bonus: closed({ cards: count, thugs: natural }) }),
    owned: described('Who owns which cards, wherever they lie; missing where it is not known.', byCult(mapOf('card', whole(1)))),
  },
);

export const views: Schemas = { view: described('All that a seat may know.', view) };

export const viewParts: Schemas = {
  copy: described('One card among equal ones.', closed(copyFields, { at: natural })),
};

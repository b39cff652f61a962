import { RULES } from '../../../games/cults/rules';
import { TIE_BREAKS } from '../../../games/cults/contract/told';
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
  exactly,
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
const sources = described(
  'Where the Attack comes from (R9.4); null for what cannot be known yet.',
  closed(
    { rituals: natural, cards: orNull(natural), thugs: orNull(natural), extra: whole(), known: whole() },
    { dice: orNull(natural) },
  ),
);
const hiddenSide = closed({
  seat: cult,
  revealed: only(false),
  thugsShown: flag,
  cards: count,
  rituals: list(ref('level')),
  sources,
});
const openSide: Schema = {
  ...closed(
    {
      seat: cult,
      revealed: flag,
      cards: list(card),
      thugsShown: flag,
      rituals: list(ref('level')),
      sources,
      attacks: described('What each card gives.', list(natural)),
      gone: described('Cards destroyed for their ability in this Confrontation.', list(card)),
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

const sanity = described(
  'Token, Investigators in the district, what cards add, and the sum (R3.6).',
  closed({ token: natural, investigators: natural, other: whole(), now: whole() }),
);
/** What hangs on a Confrontation: the Terror that may follow it. */
const stakes: Schemas = {
  district,
  plan: described('Whose Dominance Plan it is.', cult),
  sanity,
  markers: described('Dominance markers that they could place after a victory and a Terror.', natural),
};

const muster = closed({ ...stakes, sides: { ...list(hiddenSide), minItems: 2 } });

const fight = closed({
  ...stakes,
  winner: orNull(described('A cult, or "nobody" in a tie.', cult)),
  attack: list(whole()),
  sides: { ...list(either(hiddenSide, openSide)), minItems: 2 },
});

const price = described(
  'Printed cost, Investigators in the district, what cards add, and the sum (R8.5).',
  closed({ base: natural, investigators: natural, other: whole(), now: natural }),
);
const ruleNumbers = (required: boolean): Schema => {
  const fields = Object.fromEntries(Object.keys(RULES).map((name) => [name, whole()]));
  return required ? closed(fields) : closed({}, fields);
};
const districtNumbers = closed({
  sanity,
  ritualFields: natural,
  openRitualFields: natural,
  dominanceFields: natural,
  investigatorStart: natural,
  bluffTokens: natural,
  markers: closed({ won: natural, unopposed: natural }),
  prices: closed({ guardian: orNull(price), action: orNull(price) }),
  preparation: described(
    'What a Preparation begun here now would cost, after its advance; null for what cannot be placed.',
    closed({ site: orNull(natural), rituals: exactly(3, orNull(natural)) }),
  ),
});
const numbers = closed({
  inForce: described('For the viewer, where no district says otherwise.', ruleNumbers(true)),
  differing: described('For other seats: those that differ.', byCult(ruleNumbers(false))),
  districts: mapOf('district', districtNumbers),
});

const tieBreak = among([...TIE_BREAKS, 'none']);
const standing = closed({
  seats: byCult(
    closed({
      dominance: mapOf('district', whole(1)),
      sites: unlike(district),
      sitesOnBoard: natural,
      ritualsOnBoard: natural,
      disorganization: orNull(natural),
    }),
  ),
  tie: described(
    'Those with the most points, and what decides between them (R11.3).',
    orNull(closed({ seats: unlike(cult), by: orNull(tieBreak), leads: unlike(cult) })),
  ),
});
const objective = closed({
  id: card,
  met: orNull(flag),
  requirements: list(closed({ met: orNull(flag), have: orNull(whole()), need: orNull(whole()) }, { tie: orNull(tieBreak) })),
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
    standing: described('Where the points lie, and ties.', standing),
    objective: described('How far the Objective is met.', orNull(objective)),
    numbers: described('The numbers of the rules in force.', numbers),
    usable: described(
      'What the viewer could spend now; nothing for a spectator.',
      orNull(closed({ power: natural, terror: natural, attack: natural })),
    ),
    dice: orNull(closed({ seat: cult, faces: list(ref('face'), 5), rerolls: natural })),
    turn: orNull(turn),
    fight: orNull(fight),
    muster: described('The Confrontation that the viewer is asked to step into.', orNull(muster)),
    outcome: orNull(ref('outcome')),
    waiting: orNull(described('Whose decision is open.', cult)),
    decision: orNull(ref('decision')),
    resume: orNull(resume),
  },
  {
    events: described('Since the start, or since the number asked for; none of an opening.', list(ref('event'))),
    closed: district,
    solo: closed({ npc: cult, objective: orNull(card), bonus: closed({ cards: count, thugs: natural }) }),
    owned: described('Who owns which cards, wherever they lie; missing where it is not known.', byCult(mapOf('card', whole(1)))),
  },
);

export const views: Schemas = { view: described('All that a seat may know.', view) };

export const viewParts: Schemas = {
  copy: described('One card among equal ones.', closed(copyFields, { at: natural })),
};

import { DISTRICTS, PLANS, TOKENS } from '../../../games/cults/rules';
import {
  byCult,
  card,
  closed,
  cult,
  described,
  district,
  exactly,
  level,
  list,
  natural,
  orNull,
  pair,
  partly,
  ref,
  text,
  unlike,
  whole,
  among,
  type Schema,
  type Schemas,
} from './parts';

/** Schemas shared by scenarios, positions and views: in full, and as a person may write them (`…Given`). */

/** The same limits as the scenario reader: a position must be readable again. */
const stack = closed({ card, left: natural });

const districtFields = (pile: Schema): Schemas => ({
  sanity: whole(0, 20),
  investigators: whole(0, 50),
  track: whole(0, 4),
  rituals: list(pair(cult, level), 20),
  sites: unlike(cult, 8),
  dominance: list(cult, 20),
  guardian: orNull(pile),
  action: orNull(pile),
  plans: list(cult, 64),
});

const byDistrict = (value: Schema): Schema => partly(closed(Object.fromEntries(DISTRICTS.map((name) => [name, value]))));

const count = whole(0, 200);
const tokens = closed(Object.fromEntries(TOKENS.map((token) => [token, count])));

const change = whole(-99, 99);
const modifier = closed(
  {
    number: ref('ruleNumber'),
    add: change,
    lasts: among(['turn', 'round', 'game']),
    until: whole(0, 99),
    source: text(120),
  },
  { set: change, atLeast: change, atMost: change, district, seat: cult, kind: ref('stack') },
);
const subscription = closed(
  { triggers: list(ref('trigger'), 20), lasts: among(['round', 'game']), until: whole(0, 99), source: text(120) },
  { owner: cult },
);

export const planFields = (value: Schema): Schemas => Object.fromEntries(PLANS.slice(0, 4).map((plan) => [plan, value]));
export const score = closed({
  dominance: natural,
  sites: natural,
  mostRituals: whole(0, 1),
  total: natural,
});

export const board: Schemas = {
  cards: list(card, 400),
  cityCards: list(card, 500),
  count: described('How many there are of something hidden.', closed({ count: natural })),
  districtState: described('A district. Plans stand bottom to top.', closed(districtFields(stack))),
  districtGiven: described(
    'A district; what is left out has its setup value.',
    partly(closed(districtFields(partly(stack, ['card'])))),
  ),
  districts: described('The open districts.', byDistrict(ref('districtState'))),
  districtsGiven: byDistrict(ref('districtGiven')),
  tokens,
  tokensGiven: partly(tokens),
  options: closed({ npcOpposeTie: among(['high', 'low']) }),
  optionsGiven: partly(closed({ npcOpposeTie: among(['high', 'low']) })),
  modifier: described('A change of a number of the rules that is in force.', modifier),
  modifierGiven: partly(modifier, ['number', 'lasts']),
  subscription: described('Triggers in force that no card in hand carries.', subscription),
  subscriptionGiven: partly(subscription, ['lasts']),
  score: described('Victory points.', score),
  supply: described(
    'Markers not on the board; Rituals by level.',
    closed({ rituals: exactly(3, natural), sites: natural, dominance: natural, plans: natural }),
  ),
};

export const cardsByCult = byCult(ref('cards'));

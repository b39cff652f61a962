import { SPOT_PLANS, DISTRICTS } from '../../../games/cults/contract/ids';
import * as view from '../../../games/cults/contract/view/board';
import { schemaOf } from './described';
import { byCult, card, closed, described, list, partly, ref, type Schema, type Schemas } from './parts';

/** Parts of scenarios and positions: those of a view in full, and as a person may write them (`…Given`). */

const byDistrict = (value: Schema): Schema => partly(closed(Object.fromEntries(DISTRICTS.map((name) => [name, value]))));

export const planFields = (value: Schema): Schemas => Object.fromEntries(SPOT_PLANS.map((plan) => [plan, value]));

/** A description of an object of which only these fields must be given, and of its stacks only the card. */
function given(of: Parameters<typeof schemaOf>[0], ...needed: readonly string[]): Schema {
  const { description: _, ...schema } = schemaOf(of);
  return partly(schema, needed);
}

function districtGiven(): Schema {
  const { properties, ...rest } = given(view.DISTRICT);
  const pile: Schema = { anyOf: [given(view.STACK, 'card'), { type: 'null' }] };
  return { ...rest, properties: { ...(properties as Schemas), guardian: pile, action: pile } };
}

export const board: Schemas = {
  cards: list(card, 400),
  cityCards: list(card, 500),
  districtGiven: described('A district; what is left out has its setup value.', districtGiven()),
  districts: described('The open districts.', byDistrict(ref('districtState'))),
  districtsGiven: byDistrict(ref('districtGiven')),
  tokensGiven: given(view.TOKENS_BEHIND_SCREEN),
  optionsGiven: given(view.OPTIONS),
  modifierGiven: given(view.MODIFIER, 'number', 'lasts'),
  subscriptionGiven: given(view.SUBSCRIPTION, 'lasts'),
};

export const cardsByCult = byCult(ref('cards'));

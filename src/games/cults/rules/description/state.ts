import { spec, type Spec, type Specs } from '../../../../kernel';
import { DISTRICTS, PHASES } from '../../contract/ids';
import {
  BLANK,
  CONTEXT,
  DICE,
  DISTRICT,
  FIGHT,
  MODIFIER,
  OUTCOME,
  ROLLS,
  SEAT,
  SETTING,
  STORE,
  STRIKES,
  SUBSCRIPTION,
  TURN,
} from './board';
import { human, integer, LIMITS, natural, price, seat } from './parts';

const { among, exactly, known, list, orNull, part, shape, text, tuple, whole } = spec;

const NEED: Spec = shape({
  what: among(['power', 'terror']),
  amount: price,
  weights: list(whole(0, 1000), LIMITS.options),
  leave: price,
  rule: text(10),
});

const option = whole(0, LIMITS.options);

/** The open question: only its shape, for what it offers is worked out anew and compared. */
const ASK: Spec = shape({
  id: natural,
  seat: human,
  kind: text(40),
  refs: list(integer, LIMITS.options),
  min: natural,
  max: natural,
  need: orNull(NEED),
  groups: orNull(list(option, 400)),
  bars: orNull(list(tuple(option, option), 400)),
  wants: orNull(list(tuple(option, list(option, 400)), 400)),
  // Names of choices are as long as their authors' words.
  words: orNull(list(text(1000), 200)),
  frame: part('frame'),
});

const FIELDS: Specs = {
  setting: SETTING,
  types: list(text(120), LIMITS.cards),
  made: list(known('made'), LIMITS.cards),
  random: exactly(4, integer),
  flow: list(part('frame'), LIMITS.flow),
  // One seat is asked at a time.
  asks: list(ASK, 1),
  asked: natural,
  reveals: natural,
  round: known('round'),
  phase: among(PHASES),
  first: human,
  active: seat,
  seats: list(SEAT, 4),
  districts: exactly(DISTRICTS.length, DISTRICT),
  cityDeck: list(known('cityCard'), LIMITS.city),
  city: list(known('cityCard'), LIMITS.city),
  modifiers: list(MODIFIER, LIMITS.modifiers),
  subscriptions: list(SUBSCRIPTION, LIMITS.subscriptions),
  dice: orNull(DICE),
  turn: orNull(TURN),
  fight: orNull(FIGHT),
  used: list(known('usedMark'), LIMITS.cards),
  rolls: ROLLS,
  objective: orNull(known('objective')),
  store: STORE,
  strikes: STRIKES,
  blank: BLANK,
  calls: natural,
  uses: natural,
  cardQuestions: natural,
  roundQuestions: natural,
  outcome: orNull(OUTCOME),
};

/** The whole state, field by field. Whatever reads, checks or describes one goes by this. */
export const STATE: Spec = shape(FIELDS);

/** What the description names and describes apart; effects and triggers are described with the vocabulary of cards. */
export const PARTS: Specs = { context: CONTEXT };

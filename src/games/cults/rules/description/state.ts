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
import type { Need } from '../../../../kernel';
import type { CultsAsk, CultsFrame, State } from '../state/state';
import { human, integer, LIMITS, natural, price, seat } from './parts';

const { among, describing, exactly, known, knownId, list, orNull, own, part, shape, text, tuple, whole } = spec;

const NEEDED: Spec<string> = among(['power', 'terror']);
const NEED = describing<Need>()(
  shape({
    what: NEEDED,
    amount: price,
    weights: list(whole(0, 1000), LIMITS.options),
    leave: price,
    rule: text(10),
  }),
);

const option = whole(0, LIMITS.options);

/** What only questions to several seats at once have. */
type Unasked = 'anyone' | 'sealed' | 'sums';

/** The open question: only its shape, because restoring asks it again and compares the options. */
const ASK = describing<Omit<CultsAsk, Unasked>>()(
  shape({
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
    frame: part<CultsFrame>('frame'),
  }),
);

/** The whole state, field by field. What reads, checks, copies or describes a state goes by this. */
export const STATE = describing<State>()(
  own(
    shape({
      setting: SETTING,
      types: list(text(120), LIMITS.cards),
      made: own(list(known('made'), LIMITS.cards)),
      random: exactly(4, integer),
      flow: own(list(part<CultsFrame>('frame'), LIMITS.flow)),
      // One seat is asked at a time.
      asks: list(ASK, 1),
      asked: natural,
      reveals: natural,
      round: known('round'),
      phase: among(PHASES),
      first: human,
      active: seat,
      seats: own(list(SEAT, 4)),
      districts: own(exactly(DISTRICTS.length, DISTRICT)),
      cityDeck: own(list(knownId('cityCard'), LIMITS.city)),
      city: list(knownId('cityCard'), LIMITS.city),
      modifiers: list(MODIFIER, LIMITS.modifiers),
      subscriptions: list(SUBSCRIPTION, LIMITS.subscriptions),
      dice: orNull(DICE),
      turn: orNull(TURN),
      fight: orNull(FIGHT),
      used: own(list(known('usedMark'), LIMITS.cards)),
      rolls: ROLLS,
      objective: orNull(knownId('objective')),
      store: STORE,
      strikes: STRIKES,
      blank: BLANK,
      calls: natural,
      uses: natural,
      cardQuestions: natural,
      roundQuestions: natural,
      outcome: orNull(OUTCOME),
    }),
    'State',
  ),
);

/** What the description names and describes apart; effects and triggers are described with the vocabulary of cards. */
export const PARTS: Specs = { context: CONTEXT };

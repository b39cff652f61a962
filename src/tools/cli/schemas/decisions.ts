import {
  among,
  card,
  closed,
  cult,
  described,
  district,
  flag,
  level,
  list,
  natural,
  nothing,
  either,
  only,
  open,
  orNull,
  pair,
  ref,
  some,
  text,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** Every decision has one shape; each kind of the rules has options of its own. */

const option = (details: Schemas, optional: Schemas = {}): Schema =>
  closed({ id: ref('optionId'), label: text(), ...details }, optional);
const PASS = closed({ id: only('pass'), label: text(), pass: only(true) });
const yes = only(true);
const cost = natural;
const die = whole(0, 4);
const face = ref('face');

interface Kind {
  readonly options: readonly Schema[];
  /** How many options an answer takes; default exactly one. */
  readonly min?: Schema;
  readonly max?: Schema;
  readonly needs?: Schema;
  /** Which of these fields a decision of this kind may have. */
  readonly may?: readonly ('excludes' | 'requires' | 'together')[];
  /** `options` may be empty. */
  readonly empty?: true;
  /** Whether a card asks. */
  readonly source?: 'always' | 'maybe';
}

const one = (...options: readonly Schema[]): Kind => ({ options });
const ofCard = (kind: Kind): Kind => ({ ...kind, source: 'always' });
const token = ref('token');
const number: Omit<Kind, 'options'> = { min: whole(1), max: whole(1) };
/** Options for a card or for a token of this kind, with what it contributes. */
const item = (token: string, gives: Schemas): Schema[] => [option({ card, ...gives }), option({ token: only(token), ...gives })];

const byStack = one(option({ card, district }));
const byDistrict = one(option({ district }));
const at = described('Its place in the list of the district, from 0.', natural);
const leaves = described('The Power that stays after it.', whole());
const levelsHere = natural;
/** Own Rituals here after the move; Influence raises them. */
const move = option({ from: district, level, at, levelsHere });
const influence = option({ from: district, level, at, levelsHere, raisesTo: orNull(level) });
const plan = (name: string, numbers: Schemas): Schema => option({ district, plan: only(name), ...numbers });

/** The field that a Dominance marker would take, and how many own ones there are then. */
const marker: Schemas = { district, at, markers: whole(1) };

const KINDS: Readonly<Record<string, Kind>> = {
  placeStack: byStack,
  placeSite: byDistrict,
  useAbility: {
    options: [option({ card, keyword: ref('keyword'), zone: among(['hand', 'committed', 'spent']) }, { mode: text() }), PASS],
    source: 'maybe',
  },
  reroll: { options: [option({ die, face })], min: only(0), max: whole(1, 5) },
  placePlan: byDistrict,
  takePlan: one(
    plan('augmentation', { costsFrom: orNull(cost) }),
    plan('preparation', { costsFrom: cost, builds: among(['site', 'ritual']) }),
    plan('preparation', { costsFrom: nothing, builds: nothing }),
    plan('influence', {}),
    plan('dominance', { terror: natural, sanity: whole() }),
    plan('bluff', { tokens: natural }),
  ),
  bluffTokens: { ...number, options: [option({ token })] },
  chooseTokens: ofCard({ ...number, options: [option({ token }, { gain: flag })] }),
  augment: {
    options: [option({ card, stack: ref('stack'), cost, leaves }), option({ destroy: yes })],
    min: whole(0, 1),
    max: whole(1, 3),
    may: ['excludes', 'requires', 'together'],
  },
  prepare: {
    options: [option({ site: yes, cost, leaves }), option({ ritual: level, cost, leaves })],
    min: only(1),
    max: only(2),
    may: ['excludes', 'requires'],
  },
  pay: {
    options: item('initiate', { power: whole(1) }),
    min: only(1),
    max: whole(1),
    needs: closed({ power: whole(1) }, { leave: whole(1) }),
    source: 'maybe',
  },
  influence: {
    options: [influence, option({ draw: yes }), option({ destroy: yes })],
    min: whole(0, 1),
    max: only(2),
    may: ['excludes'],
  },
  destroyDiscard: { options: [option({ card })], source: 'maybe' },
  oppose: one(move, PASS),
  commit: { options: item('thug', { attack: natural }), min: only(0), max: natural, empty: true },
  terror: {
    options: [...item('freak', { terror: whole(1) }), PASS],
    min: only(0),
    max: natural,
    needs: closed({ terror: natural }),
  },
  placeDominance: one(option({ field: whole(1), ...marker }), option({ replace: cult, ...marker }), PASS),
  removeRitual: one(option({ level, district, at, keeps: described('The levels that stay.', list(level)) })),
  discardTokens: { ...number, options: [option({ token })] },
  chooseCard: ofCard({ options: [option({ card, zone: among(['hand', 'discard']) })], min: natural, max: whole(1) }),
  chooseDistrict: ofCard(byDistrict),
  chooseStack: ofCard(byStack),
  chooseRitual: ofCard(one(option({ cult, level, district, at }))),
  chooseDominance: ofCard(one(option({ cult, district, at }))),
  chooseDie: ofCard(one(option({ die, face }))),
  moveRitual: ofCard(one(option({ from: district, level, to: district, at }))),
  chooseSeat: ofCard(one(option({ cult }))),
  chooseNumber: ofCard(one(option({ number: whole() }))),
  chooseOne: ofCard(one(option({ choice: text(), source: text() }), PASS)),
};

/** The kinds with a schema of their own. */
export const DECISION_KINDS: readonly string[] = Object.keys(KINDS);

const head = (kind: Schema): Schemas => ({ id: whole(1), seat: cult, kind });
const foot: Schemas = {
  prompt: text(),
  suggest: described('Always a legal answer.', ref('answer')),
  refused: list(ref('refusal')),
};
const legal: Schemas = {
  legal: described('Every legal answer, where there are at most 64.', { ...some(ref('answer')), maxItems: 64 }),
};
const source: Schemas = { source: described('The card that asks.', text()) };
const pending: Schemas = {
  effect: described('What the card is about to do with the answer, as it was declared.', open({ do: text() }, {})),
  keyword: described('The keyword of the ability that asks, where a script does.', text()),
};
const paidFor: Schemas = { for: described('What is paid for: site, ritual, cards, or the card that asks for it.', text()) };
const excludes = described('Pairs of options that may not be taken together.', some(pair(ref('optionId'), ref('optionId'))));
const requires = described(
  'An option and those of which at least one must be taken with it.',
  some(closed({ option: ref('optionId'), oneOf: some(ref('optionId')) })),
);

const together = described(
  'Options that together cost something else than one by one.',
  some(closed({ options: some(ref('optionId')), cost: natural, leaves: whole() })),
);

function variant(name: string, kind: Kind): Schema {
  const items = either(...kind.options);
  const optional: Schemas = {
    ...legal,
    ...(kind.source === 'maybe' ? source : {}),
    ...(kind.source === undefined ? {} : pending),
    ...(name === 'pay' ? paidFor : {}),
  };
  const required: Schemas = {
    ...head(only(name)),
    options: kind.empty === true ? list(items) : some(items),
    min: kind.min ?? only(1),
    max: kind.max ?? only(1),
    ...(kind.needs === undefined ? {} : { needs: kind.needs }),
    ...foot,
    ...(kind.source === 'always' ? source : {}),
  };
  const extra = { excludes, requires, together };
  return closed(required, { ...optional, ...Object.fromEntries((kind.may ?? []).map((field) => [field, extra[field]])) });
}

/** Cards may ask other kinds of the same shape. */
const other = open(
  {
    ...head({ type: 'string', not: { enum: DECISION_KINDS } }),
    options: list(open({ id: ref('optionId'), label: text() }, { pass: yes })),
    min: natural,
    max: natural,
    ...foot,
  },
  {
    ...legal,
    ...source,
    ...pending,
    needs: { type: 'object', additionalProperties: whole() },
    excludes,
    requires,
  },
);

const variants: Schemas = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [`decision.${name}`, variant(name, kind)])),
  'decision.other': described('A question of a kind that the rules do not have.', other),
};

export const decisions: Schemas = {
  decision: described('The open question.', either(...Object.keys(variants).map(ref))),
};

const word = either(text(), { type: 'number' });

export const decisionParts: Schemas = {
  ...variants,
  optionId: { type: 'string', minLength: 1, maxLength: 200 },
  refusal: described(
    'Why something that one would expect is not on offer.',
    closed(
      { what: text(), code: text(), rule: ref('ruleId'), why: text() },
      { district, params: { type: 'object', additionalProperties: either(word, list(word)) } },
    ),
  ),
};

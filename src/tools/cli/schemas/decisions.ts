import type { Spec } from '../../../kernel';
import { DECISION_KINDS, DECISIONS, type DecisionSpec } from '../../../games/cults/contract/decisions';
import { all, schemaOf } from './described';
import {
  closed,
  cult,
  described,
  district,
  either,
  list,
  natural,
  only,
  open,
  pair,
  ref,
  some,
  text,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** Every decision has one shape; the options of each kind follow from the contract. */

/** The details of an option, as the contract describes them, with the id and the label that every option has. */
function option(details: Spec): Schema {
  if (details.is !== 'shape') throw new Error('an option is described by its fields');
  return closed({ id: ref('optionId'), label: text(), ...all(details.fields) }, all(details.optional));
}

const PASS = closed({ id: only('pass'), label: text(), pass: only(true) });
const KINDS: Readonly<Record<string, DecisionSpec>> = DECISIONS;

const head = (kind: Schema): Schemas => ({ id: whole(1), seat: cult, kind });
const foot: Schemas = {
  prompt: text(),
  suggest: described('Always a legal answer.', ref('answer')),
  refused: list(ref('refusal')),
};
const legal: Schemas = {
  legal: described('Every legal answer, where there are at most 64.', { ...some(ref('answer')), maxItems: 64 }),
};
const because: Schemas = { because: described('Why the coach would do so; only where the command asked the coach.', text()) };
const source: Schemas = { source: described('The card that asks.', text()) };
const pending: Schemas = {
  effect: described('What the card is about to do with the answer, as it was declared.', open({ do: text() }, {})),
  keyword: described('The keyword of the ability that asks, where a script does.', text()),
};
const paidFor = described('What is paid for: site, ritual, cards, or the card that asks for it.', text());
const excludes = described('Pairs of options that may not be taken together.', some(pair(ref('optionId'), ref('optionId'))));
const requires = described(
  'An option and those of which at least one must be taken with it.',
  some(closed({ option: ref('optionId'), oneOf: some(ref('optionId')) })),
);

const together = described(
  'Options that together cost something else than one by one.',
  some(closed({ options: some(ref('optionId')), cost: natural, leaves: whole() })),
);

/** Fields that some kinds have. */
const EXTRA = { excludes, requires, together, for: paidFor };

function variant(name: string, kind: DecisionSpec): Schema {
  const items = either(...kind.options.map(option), ...(kind.pass === true ? [PASS] : []));
  const required: Schemas = {
    ...head(only(name)),
    options: kind.empty === true ? list(items) : some(items),
    min: kind.min === undefined ? only(1) : schemaOf(kind.min),
    max: kind.max === undefined ? only(1) : schemaOf(kind.max),
    ...(kind.needs === undefined ? {} : { needs: schemaOf(kind.needs) }),
    ...foot,
    ...(kind.source === 'always' ? source : {}),
  };
  const optional: Schemas = {
    ...legal,
    ...because,
    ...(kind.source === 'maybe' ? source : {}),
    ...(kind.source === undefined ? {} : pending),
    ...Object.fromEntries((kind.may ?? []).map((field) => [field, EXTRA[field]])),
  };
  return closed(required, optional);
}

/** Cards may ask other kinds of the same shape. */
const other = open(
  {
    ...head({ type: 'string', not: { enum: [...DECISION_KINDS] } }),
    options: list(open({ id: ref('optionId'), label: text() }, { pass: only(true) })),
    min: natural,
    max: natural,
    ...foot,
  },
  {
    ...legal,
    ...because,
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

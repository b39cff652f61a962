import { DISTRICTS, STACKS, type District, type StackKind } from '../ids';
import { EVENT_TYPES } from '../events';
import { RULE_NAMES, type RuleName } from './numbers';
import {
  list,
  may,
  need,
  said,
  text,
  whole,
  words,
  yes,
  type Field,
  type Fields,
  type WordFieldsOf,
  type Ref,
  type Said,
  type Type,
} from './shape';
import { COUNT_WORDS, WHERE_WORDS, WHO_WORDS, type CountWord, type Where, type Who } from './words';

/** What words are made of: quantities, amounts, conditions, changes of the rules, triggers and ways to choose between. */

export type SettingValue = boolean | number | string;

/** A number, or one that players set about the mod. */
export type Numeric = number | { readonly setting: string };

/** Something that can be counted. */
export interface Quantity {
  readonly count: CountWord;
  readonly of?: Who;
  readonly where?: Where;
  readonly levels?: readonly number[];
}

/** A number, something counted, or a number of the rules as it stands now. */
export type Amount = Numeric | Quantity | { readonly rule: RuleName };

/** A setting of the card's own mod has this value in this game. */
export interface SettingIs {
  readonly setting: string;
  readonly is: SettingValue;
}

export type Condition =
  | (Quantity & { readonly atLeast?: number; readonly atMost?: number; readonly moreThan?: Quantity })
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** In every open district. */
  | { readonly everywhere: Condition }
  /** At least this many VP more than every rival; with 1, ties are broken by R11.3. */
  | { readonly leadsBy: number }
  | { readonly moved: true }
  | SettingIs;

/** Within one declaration: effects in one list, and how deep they and conditions may lie in each other. */
export const MOST_EFFECTS = 24;
export const DEEPEST = 12;

export const who: Type<Who> = words(WHO_WORDS, 'Who');
export const where: Type<Where> = words(WHERE_WORDS, 'Where');
export const level: Type<number> = whole(1, 3);
export const levels: Type<readonly number[]> = list(level, 3);
export const stack: Type<StackKind> = words(STACKS, 'Stack');
export const card: Type<string> = text('card', 80);
export const amount: Type<Amount> = { is: 'part', part: 'amount' };
export const quantity: Type<Quantity> = { is: 'part', part: 'quantity' };
export const condition: Type<Condition> = { is: 'part', part: 'condition' };
/** Judged with each of those to choose between as `you`. */
export const conditionOfCandidate: Type<Condition> = { is: 'part', part: 'condition', judged: 'candidate' };
export const effects: Type<Ref<'effects'>> = { is: 'part', part: 'effects' };
export const triggers = (most: number): Type<Ref<'triggers'>> => ({ is: 'list', of: { is: 'part', part: 'trigger' }, most });
export const ways: Type<Ref<'ways'>> = { is: 'list', of: { is: 'part', part: 'way' }, most: 12 };
export const numeric = (min: number, max: number): Type<Numeric> => ({ is: 'numeric', min, max });
const setting: Type<string> = text('setting', 40);
const value: Type<SettingValue> = { is: 'value' };

export const QUANTITY = {
  count: need(words(COUNT_WORDS, 'Count')),
  of: may(who, { standard: 'you' }),
  where: may(where, { standard: 'anywhere' }),
  levels: may(levels, { onlyWith: { field: 'count', is: ['rituals', 'supplyRituals'] } }),
} satisfies Fields;

export const SETTING_IS = { setting: need(setting), is: need(value) } satisfies Fields;

/** One way to write a condition or an amount: known by its first field. */
export interface WordForm {
  readonly doc: Said;
  readonly fields: Fields;
}

const bound = whole(0, 99);
export const CONDITIONS: Readonly<Record<string, WordForm>> = {
  count: {
    doc: said(
      'something counted, compared with numbers or with another count',
      'coś policzonego, porównane z liczbami albo z czymś innym',
    ),
    fields: { ...QUANTITY, atLeast: may(bound), atMost: may(bound), moreThan: may(quantity) },
  },
  not: { doc: said('the opposite holds', 'zachodzi przeciwieństwo'), fields: { not: need(condition) } },
  all: { doc: said('all of them hold', 'zachodzą wszystkie'), fields: { all: need(list(condition, MOST_EFFECTS)) } },
  any: { doc: said('one of them holds', 'zachodzi któryś z nich'), fields: { any: need(list(condition, MOST_EFFECTS)) } },
  everywhere: {
    doc: said(
      'it holds in each open district, which is `here` within',
      'zachodzi w każdej otwartej dzielnicy, która jest wtedy `here`',
    ),
    fields: { everywhere: need(condition) },
  },
  leadsBy: {
    doc: said(
      'more VP than every rival by so many; 1 only in objectives and plans of the NPC',
      'tyle PZ więcej niż każdy rywal; 1 tylko w celach i planach NPC',
    ),
    fields: { leadsBy: need(whole(1, 20)) },
  },
  moved: {
    doc: said('this Influence has moved its Ritual', 'ten Wpływ przesunął już swój Rytuał'),
    fields: { moved: need(yes) },
  },
  setting: { doc: said('a setting of the mod has this value', 'ustawienie modu ma tę wartość'), fields: SETTING_IS },
};

/** An amount that is no plain number; without one of these fields it is something counted. */
export const AMOUNTS: Readonly<Record<string, WordForm>> = {
  count: { doc: said('something counted', 'coś policzonego'), fields: QUANTITY },
  setting: { doc: said('a number that players set', 'liczba ustawiana przez graczy'), fields: { setting: need(setting) } },
  rule: {
    doc: said('a number of the rules as it stands', 'liczba z zasad w tej chwili'),
    fields: { rule: need(words(RULE_NAMES, 'RuleNumber')) },
  },
};
export const AMOUNT_LIMITS = { min: 0, max: 20 } as const;

const places: readonly ('here' | District)[] = ['here', ...DISTRICTS];
export const ROUNDS: Field<number, true> = may(whole(1, 10), {
  standard: 1,
  onlyWith: { field: 'lasts', is: ['round'] },
  doc: said('how many rounds, this one included', 'ile rund, razem z tą'),
});
export const CHANGE = {
  number: need(words(RULE_NAMES, 'RuleNumber')),
  add: may(numeric(-20, 20)),
  set: may(numeric(0, 20)),
  atLeast: may(numeric(0, 20)),
  atMost: may(numeric(0, 20)),
  where: may(words(places)),
  of: may(words(['you', 'everyone']), { standard: 'everyone' }),
  kind: may(stack, { doc: said('for `cardCost`', 'dla `cardCost`') }),
  lasts: need(words(['turn', 'round', 'game'])),
  rounds: ROUNDS,
} satisfies Fields;
/** A change has one of these. */
export const CHANGE_VALUES = ['add', 'set', 'atLeast', 'atMost'] as const;

/** A named number of the rules that cards may change. */
export type ModifierSpec = WordFieldsOf<typeof CHANGE, object>;

const SELF = words(['discard', 'destroy']);
export const TRIGGER = {
  on: need(words(EVENT_TYPES, 'EventType')),
  by: may(words(['owner', 'rival', 'anyone']), {
    standard: 'anyone',
    doc: said(
      'whose event, seen from the owner; City cards have no owner and hear everyone’s',
      'czyje zdarzenie, z punktu widzenia właściciela; karty Miasta nie mają właściciela i słyszą wszystkie',
    ),
  }),
  where: may(condition, {
    doc: said(
      'judged for the owner; `here` is the district of the event',
      'oceniany dla właściciela; `here` to dzielnica zdarzenia',
    ),
  }),
  optional: may(yes, { doc: said('the owner may decline', 'właściciel może zrezygnować') }),
  self: may(SELF, { doc: said('what becomes of the card in hand', 'co się dzieje z kartą na ręce') }),
  effects: need(effects),
} satisfies Fields;

/** One way of a `chooseOne`. */
export const WAY = {
  choice: need(text('name', 60), { doc: said('its name', 'jego nazwa') }),
  when: may(condition),
  effects: need(effects),
} satisfies Fields;

export const ABILITY_SELF = SELF;

import {
  DISTRICTS,
  KEYWORDS,
  RULES,
  STACKS,
  type Card,
  type Cult,
  type FirstGame,
  type HouseRule,
  type ModifierSpec,
} from '../rules';
import { Reader, readWords, type Allowed } from '../../../kernel';
import {
  among,
  checkCondition,
  checkEffects,
  checkSize,
  checkTrigger,
  fields,
  MODIFIER,
  optional,
  settingIs,
  whole,
  yes,
  type Check,
  type Scope,
} from './vocabulary';

import { outOfPlace, withoutDoubles, type OutOfPlace } from './in-context';

/** Words that come with a declaration: a language may be missing and then falls back to the other. */
export type Text = Readonly<Partial<Record<'en' | 'pl', string>>>;

/** A starting card that takes the place of one copy of another in a cult's deck. */
export interface Signature {
  readonly cult: string;
  readonly replaces: string;
}

/** What is printed on a card, beside what the rules need. */
export interface Printed {
  readonly name: Text;
  /** The author's own text; left out, it is worded from the declaration. */
  readonly text?: Text;
  readonly flavour?: Text;
  readonly art?: string;
  /** Words of the choices of a script, in their order. */
  readonly choiceTexts?: readonly Text[];
}

export type Declared =
  | { readonly kind: 'card'; readonly card: Card; readonly printed: Printed; readonly signature?: Signature }
  | {
      readonly kind: 'cult';
      readonly cult: Cult & { readonly colour: string; readonly emblem: string };
      readonly printed: Printed;
    }
  | { readonly kind: 'rules'; readonly id: string; readonly rules: readonly HouseRule[]; readonly printed: Printed }
  | { readonly kind: 'firstGame'; readonly firstGame: FirstGame };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The moments at which an ability can be offered. */
export const WINDOWS = [
  'beforeRerolls',
  'afterRolls',
  'beforeAdvance',
  'afterAdvance',
  'afterMove',
  'reveal',
  'win',
  'lose',
  'success',
  'removal',
];

const id: Check = (reader) => {
  if (!ID.test(reader.text(40))) reader.fail('badId', { value: reader.text(40) });
};

const translated =
  (allowed: Allowed): Check =>
  (reader) => {
    reader.only(['en', 'pl']);
    const given = ['en', 'pl'].filter((lang) => reader.field(lang).given);
    if (given.length === 0) reader.fail('textMissing');
    for (const lang of given) readWords(reader.field(lang), 600, allowed);
  };

/** A name or a choice stands in one line; what a card says may have several. */
const line = translated({});
const text = translated({ lines: true });
const path: Check = (reader) => void readWords(reader, 200);

const PRINTED: Readonly<Record<string, Check>> = {
  name: line,
  text: optional(text),
  flavour: optional(text),
  art: optional(path),
};

/** `'AAP'` or `{ attack: 2, power: 1 }`. */
function iconsOf(reader: Reader): Record<string, number> {
  if (!reader.given) return {};
  if (typeof reader.value !== 'string') {
    fields(reader, { attack: optional(whole(0, 6)), power: optional(whole(0, 6)), terror: optional(whole(0, 6)) });
    return reader.record() as Record<string, number>;
  }
  const letters = reader.text(12).replace(/\s/g, '');
  if (!/^[APT]*$/.test(letters)) reader.fail('badIcons', { value: letters });
  const count = (letter: string): number => letters.split(letter).length - 1;
  return Object.fromEntries(
    [
      ['attack', count('A')],
      ['power', count('P')],
      ['terror', count('T')],
    ].filter(([, n]) => n !== 0),
  ) as Record<string, number>;
}

/** Cards have an owner, who is `you`; City cards have none. */
const CARD: Scope = { kind: 'card', own: true };
const CITY: Scope = { kind: 'city', own: false };
const OBJECTIVE: Scope = { kind: 'objective', own: true };
const NPC: Scope = { kind: 'npc', own: true };

const ability: Check = (reader) =>
  fields(reader, {
    keyword: among(KEYWORDS.filter((keyword) => keyword !== 'trigger')),
    mode: optional(id),
    window: optional(among(WINDOWS)),
    when: optional((condition) => checkCondition(condition, 0, CARD)),
    self: optional(among(['discard', 'destroy'])),
    forfeit: optional(yes),
    text: optional(text),
    effects: (effects) => checkEffects(effects, 0, CARD),
  });

const abilities: Check = (reader) => reader.items(7).forEach(ability);
const triggers =
  (scope: Scope): Check =>
  (reader) =>
    reader.items(4).forEach((trigger) => checkTrigger(trigger, 0, scope));
const choices: Check = (reader) => reader.items(12).forEach(line);
const byDistrict =
  (check: Check): Check =>
  (reader) =>
    fields(reader, Object.fromEntries(DISTRICTS.map((name) => [name, check])));

const cultCard: Readonly<Record<string, Check>> = {
  ...PRINTED,
  id,
  icons: () => undefined,
  abilities: optional(abilities),
  triggers: optional(triggers(CARD)),
  choices: optional(choices),
};
const districtCard = { ...cultCard, cost: whole(0, 20), copies: optional(whole(1, 12)) };

const FIELDS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  starting: {
    ...cultCard,
    signature: optional((reader) =>
      fields(reader, { cult: (cult) => void cult.text(80), replaces: (card) => void card.text(80) }),
    ),
  },
  disorganization: cultCard,
  guardian: districtCard,
  action: districtCard,
  city: {
    ...PRINTED,
    id,
    investigators: optional((reader) => reader.items(4).forEach(among(DISTRICTS))),
    lasts: among(['once', 'round', 'game']),
    effects: optional((effects) => checkEffects(effects, 0, CITY)),
    triggers: optional(triggers(CITY)),
    choices: optional(choices),
  },
  setup: {
    ...PRINTED,
    id,
    sanity: byDistrict(whole(1, 9)),
    nearer: optional(byDistrict(optional(whole(0, 3)))),
    arrived: optional(byDistrict(optional(whole(0, 5)))),
  },
  objective: {
    ...PRINTED,
    id,
    difficulty: whole(1, 20),
    requires: (reader) => reader.items(12).forEach((condition) => checkCondition(condition, 0, OBJECTIVE)),
  },
  npc: {
    ...PRINTED,
    id,
    number: whole(0, 20),
    otherwise: optional((reader) =>
      reader.items(8).forEach((way) => fields(way, { if: (condition) => checkCondition(condition, 0, NPC), go: whole(1, 20) })),
    ),
    effects: optional((effects) => checkEffects(effects, 0, NPC)),
  },
  cult: {
    ...PRINTED,
    id,
    colour: (reader) => {
      if (!/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(reader.text(20))) reader.fail('badColour', { value: reader.text(20) });
    },
    emblem: (reader) => void readWords(reader, 60),
    deck: (reader) => reader.entries().forEach(([, count]) => whole(1, 12)(count)),
  },
  rules: {
    ...PRINTED,
    when: optional(settingIs),
    changes: (reader) => reader.items(Object.keys(RULES).length).forEach((change) => fields(change, MODIFIER)),
  },
  firstGame: {
    stacks: byDistrict((reader) =>
      fields(reader, Object.fromEntries(STACKS.map((kind) => [kind, (card: Reader) => void card.text(80)]))),
    ),
    setup: (reader) => void reader.text(80),
    objective: (reader) => void reader.text(80),
  },
};

export const DECLARED_KINDS: readonly string[] = Object.keys(FIELDS);

/** An id within its mod's name space; the base set's cards have none. */
const spaced = (mod: string, own: string): string => (mod === 'base' ? own : `${mod}:${own}`);

/** Told of what a mod of this `api` may still do, and one of a later `api` may not. */
export type Warn = (problem: OutOfPlace) => void;

/** From this version of the offer to mods on, what can do nothing is refused. */
const STRICT_API = 2;

/** Reads what a script declares; refuses with the path of what is wrong. */
export function readDeclaration(value: unknown, mod: string, file: string, api = 1, warn: Warn = () => undefined): Declared {
  checkSize(new Reader(value, file));
  const { doc, both } = withoutDoubles(value);
  const declared = readFields(doc, mod, file);
  for (const found of [...both, ...outOfPlace(doc)]) {
    if (api < STRICT_API) warn(found);
    else new Reader(null, `${file}.${found.path}`).fail(found.code, found.params);
  }
  return declared;
}

function readFields(value: unknown, mod: string, file: string): Declared {
  const reader = new Reader(value, file);
  const kind = DECLARED_KINDS[reader.field('kind').oneOf(DECLARED_KINDS, 'unknownKind')]!;
  fields(reader, FIELDS[kind]!, ['kind']);
  const doc = reader.record() as Record<string, unknown>;
  const { name, text: own, flavour, art, choices: choiceTexts, signature, kind: _kind, ...rest } = doc;
  if (kind === 'firstGame') return { kind, firstGame: checkedAs<FirstGame>(rest) };
  const printed = checkedAs<Printed>(definedOnly({ name, text: own, flavour, art, choiceTexts }));
  if (kind === 'rules') {
    const [source, when] = [`${mod}:${file}`, doc['when'] as HouseRule['when']];
    const rules = (doc['changes'] as ModifierSpec[]).map((change) => ({
      ...change,
      source,
      ...(when === undefined ? {} : { when }),
    }));
    return { kind, id: source, rules, printed };
  }
  const spacedId = spaced(mod, doc['id'] as string);
  if (kind === 'cult')
    return { kind, cult: { ...checkedAs<Cult & { colour: string; emblem: string }>(rest), id: spacedId }, printed };
  const names = Array.isArray(choiceTexts)
    ? { choices: (choiceTexts as Text[]).map((one, i) => one.en ?? one.pl ?? `option-${i}`) }
    : {};
  const icons = 'icons' in FIELDS[kind]! ? { icons: iconsOf(reader.field('icons')) } : {};
  const copies = kind === 'guardian' || kind === 'action' ? { copies: doc['copies'] ?? 6 } : {};
  const effects = kind === 'npc' ? { effects: doc['effects'] ?? [] } : {};
  const card = checkedAs<Card>({ ...rest, ...icons, ...copies, ...effects, ...names, id: spacedId, kind });
  return { kind: 'card', card, printed, ...(signature === undefined ? {} : { signature: signature as Signature }) };
}

/** The fields of the kind have been checked one by one (`FIELDS`): from here on they have their types. */
const checkedAs = <T>(value: unknown): T => value as T;

function definedOnly(doc: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined));
}

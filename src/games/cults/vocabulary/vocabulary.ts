import { DISTRICTS, EVENT_TYPES, FACES, RULES, SCRIPT_COUNTS, SECRET_COUNTS, STACKS, TOKENS } from '../rules';
import { readWords, type Reader } from '../../../kernel';

/** Checks declarations from scripts word by word: what passes here the engine runs natively, without another look. */
type Check = (reader: Reader) => void;

const MOST_EFFECTS = 24;
const DEEPEST = 12;

const among =
  (ids: readonly string[]): Check =>
  (reader) =>
    void reader.oneOf(ids, 'unknownWord');
const whole =
  (min: number, max: number): Check =>
  (reader) =>
    void reader.integer(min, max);
const yes: Check = (reader) => {
  if (reader.value !== true) reader.fail('onlyTrue');
};
const optional =
  (check: Check): Check =>
  (reader) => {
    if (reader.given) check(reader);
  };

const WHO = ['you', 'owner', 'rivals', 'everyone', 'others', 'firstCultist', 'eventSeat', 'npc', 'rivalsInFight'];
const WHERE = ['here', 'anywhere', 'elsewhere', 'choice', ...DISTRICTS];
const LASTS = ['turn', 'round', 'game'];
const who = among(WHO);
const where = among(WHERE);
const levels: Check = (reader) => reader.items(3).forEach(whole(1, 3));
const small = whole(0, 20);

const QUANTITY: Readonly<Record<string, Check>> = {
  count: among([...SCRIPT_COUNTS, 'chosen']),
  of: optional(who),
  where: optional(where),
  levels: optional(levels),
};

function fields(reader: Reader, checks: Readonly<Record<string, Check>>, also: readonly string[] = []): void {
  reader.only([...also, ...Object.keys(checks)]);
  for (const [name, check] of Object.entries(checks)) check(reader.field(name));
}

/** Where in a mod an effect or a condition stands. */
export interface Scope {
  /** What it is declared in: plans of the NPC have effects of their own (R12.4). */
  readonly kind: string;
  /** Whether `you` is sure to be the owner of the card. City cards have none, and `forEach` goes round the table. */
  readonly own: boolean;
}

/** For what has been checked once, where it was declared. */
const ANYWHERE: Scope = { kind: 'npc', own: true };

/** An effect with `who` happens to those: they are `you` in it. */
function aimed(scope: Scope, target: unknown): Scope {
  if (target === undefined || target === 'you') return scope;
  return { ...scope, own: target === 'owner' };
}

/** R6.10: of others one may count only what lies open, in a declaration as in a function; `you` may be another, too. */
function open(reader: Reader, scope: Scope): void {
  const { count, of } = reader.record() as { count?: string; of?: string };
  const own = of === undefined || of === 'you' ? scope.own : of === 'owner';
  if (!own && SECRET_COUNTS.includes(count as never)) reader.field('of').fail('secretCount', { count: String(count) });
}

const quantity =
  (scope: Scope): Check =>
  (reader) => {
    fields(reader, QUANTITY);
    open(reader, scope);
  };

/** A number within bounds, or one that players set about the mod; which settings there are is checked with the whole mod. */
const numeric =
  (min: number, max: number): Check =>
  (reader) => {
    if (typeof reader.value === 'object' && reader.value !== null) fields(reader, { setting: (name) => void name.text(40) });
    else whole(min, max)(reader);
  };

/** A setting of the mod that has this value. */
export const settingIs: Check = (reader) =>
  fields(reader, {
    setting: (name) => void name.text(40),
    is: (value) => {
      if (!['boolean', 'string', 'number'].includes(typeof value.value)) value.fail('badSettingValue');
    },
  });

/** A number, something counted, a number of the rules, or one that players set. */
const amountIn =
  (scope: Scope): Check =>
  (reader) => {
    if (typeof reader.value === 'number') return small(reader);
    if ('setting' in reader.record()) return numeric(0, 20)(reader);
    if ('rule' in reader.record()) return fields(reader, { rule: among(Object.keys(RULES)) });
    quantity(scope)(reader);
  };

/** Who leads by one is told by R11.3, down to Disorganization cards in hands and decks: only the end of a game may tell. */
const lead =
  ({ kind }: Scope): Check =>
  (reader) => {
    whole(1, 20)(reader);
    if (reader.value === 1 && kind !== 'objective' && kind !== 'npc') reader.fail('secretCount', { count: 'leadsBy' });
  };

export function checkCondition(reader: Reader, depth = 0, scope: Scope = ANYWHERE): void {
  if (depth > DEEPEST) reader.fail('tooDeep', { max: DEEPEST });
  const keys = Object.keys(reader.record());
  const inner: Check = (part) => checkCondition(part, depth + 1, scope);
  const several: Check = (list) => list.items(MOST_EFFECTS).forEach(inner);
  if (keys.includes('not')) return fields(reader, { not: inner });
  if (keys.includes('all')) return fields(reader, { all: several });
  if (keys.includes('any')) return fields(reader, { any: several });
  if (keys.includes('everywhere')) return fields(reader, { everywhere: inner });
  if (keys.includes('leadsBy')) return fields(reader, { leadsBy: lead(scope) });
  if (keys.includes('moved')) return fields(reader, { moved: yes });
  if (keys.includes('setting')) return settingIs(reader);
  open(reader, scope);
  const bounds = { atLeast: optional(whole(0, 99)), atMost: optional(whole(0, 99)), moreThan: optional(quantity(scope)) };
  fields(reader, { ...QUANTITY, ...bounds });
}

export const MODIFIER: Readonly<Record<string, Check>> = {
  number: among(Object.keys(RULES)),
  add: optional(numeric(-20, 20)),
  set: optional(numeric(0, 20)),
  atLeast: optional(numeric(0, 20)),
  atMost: optional(numeric(0, 20)),
  where: optional(among(['here', ...DISTRICTS])),
  of: optional(among(['you', 'everyone'])),
  kind: optional(among(STACKS)),
  lasts: among(LASTS),
  rounds: optional(whole(1, 10)),
};

type Fields = Readonly<Record<string, Check>>;
const tables = new Map<string, Readonly<Record<string, Fields>>>();

/** The fields of every effect, at this depth and in this place; made once for each. */
function verbs(depth: number, scope: Scope): Readonly<Record<string, Fields>> {
  const key = `${depth} ${scope === ANYWHERE ? 'saved' : scope.kind} ${scope.own}`;
  const known = tables.get(key) ?? verbsIn(depth, scope);
  tables.set(key, known);
  return known;
}

function verbsIn(depth: number, scope: Scope): Readonly<Record<string, Fields>> {
  const amount = amountIn(scope);
  const effects: Check = (reader) => checkEffects(reader, depth + 1, scope);
  const conditionIn = (where: Scope): Check => optional((reader) => checkCondition(reader, depth + 1, where));
  const condition = conditionIn(scope);
  // A trigger that stays works for the owner of its card, whoever `you` is here.
  const later: Scope = { ...scope, own: scope.kind !== 'city' };
  const token = among([...TOKENS, 'choice']);
  return {
    draw: { count: amount, who: optional(who) },
    discard: { count: whole(1, 12), upTo: optional(yes), other: optional(yes), who: optional(who) },
    destroyDiscard: { only: optional((reader) => void reader.text(80)), who: optional(who) },
    disorganization: { count: optional(amount), who: optional(who) },
    takeFromStack: { where, kind: optional(among(STACKS)), to: optional(among(['hand', 'deck'])), notAcquired: optional(yes) },
    keepCards: {
      count: (reader) => (reader.value === 'all' ? undefined : whole(1, 12)(reader)),
      except: optional((reader) => void reader.text(80)),
    },
    gain: { token, count: amount, who: optional(who) },
    lose: { token, count: amount, who: optional(who) },
    placeRitual: {
      level: (reader) => (typeof reader.value === 'number' ? whole(1, 3)(reader) : among(['highest', 'lowest'])(reader)),
      where,
    },
    moveRitual: { from: where, to: where, raise: optional(yes), levels: optional(levels) },
    raiseRitual: { where },
    removeRitual: { of: among(['rivals', 'you', 'everyone']), where, levels: optional(levels) },
    placeSite: { where },
    placeDominance: { where, count: optional(amount) },
    removeDominance: { of: among(['rivals', 'you']), where },
    advanceInvestigator: { where, count: optional(whole(1, 8)) },
    placeInvestigator: { where, count: optional(whole(1, 8)) },
    removeInvestigator: { where, count: optional(whole(1, 8)) },
    swapPlans: { where },
    setDie: { face: among([...FACES, 'any']) },
    skipAdvance: {},
    keepRitual: {},
    addThugs: { count: amount },
    addAttack: { count: amount },
    joinTopCard: {},
    passOnDisorganization: {},
    takeBackThugs: {},
    saveRitual: {},
    change: MODIFIER,
    subscribe: {
      triggers: (reader) => reader.items(8).forEach((item) => checkTrigger(item, depth + 1, later)),
      lasts: among(['round', 'game']),
      rounds: optional(whole(1, 10)),
    },
    chooseOne: { who: optional(who), options: (reader) => ways(reader, effects, conditionIn, scope) },
    chooseDistrict: { who: optional(who), where: condition, effects },
    // Judged with each of them as `you`.
    chooseSeat: {
      of: among(['rivals', 'everyone']),
      who: optional(who),
      where: conditionIn({ ...scope, own: false }),
      // Only the engine writes it: a save carries it, a declaration may not.
      ...(scope === ANYWHERE ? { among: optional((reader) => reader.items(4).forEach(whole(0, 3))) } : {}),
      effects,
    },
    chooseNumber: { from: whole(0, 20), to: whole(0, 20), effects },
    forEach: { who, where: condition, effects },
    forEachDistrict: { where: condition, effects },
    if: { is: (reader) => checkCondition(reader, depth + 1, scope), effects, else: optional(effects) },
    pay: { power: whole(1, 20), effects },
    script: { script: whole(0, 100_000) },
    npcInfluence: {},
    npcBonusCard: {},
    dominate: {},
  };
}

/**
 * The ways of a `chooseOne`. Which of them there are is shown to the one who chooses: what is hidden may decide about a way
 * if another is always there, else the table would see whether anything was asked.
 */
function ways(reader: Reader, effects: Check, conditionIn: (where: Scope) => Check, scope: Scope): void {
  const items = reader.items(12);
  const always = items.some((item) => !item.field('when').given);
  for (const item of items) choice(item, effects, conditionIn(always ? { ...scope, own: true } : scope));
}

function choice(reader: Reader, effects: Check, condition: Check): void {
  fields(reader, { choice: (name) => void readWords(name, 60), when: condition, effects });
}

/** Effects that only make sense for the NPC, whose plans pay nothing and choose by rule (R12.4). */
const NPC_ONLY = ['npcInfluence', 'npcBonusCard', 'dominate'];

export function checkEffects(reader: Reader, depth = 0, scope: Scope = ANYWHERE): void {
  if (depth > DEEPEST) reader.fail('tooDeep', { max: DEEPEST });
  if (!Array.isArray(reader.value)) reader.fail('notAList');
  const names = Object.keys(verbs(depth, scope));
  for (const effect of reader.items(MOST_EFFECTS)) {
    const name = names[effect.field('do').oneOf(names, 'unknownEffect')]!;
    if (NPC_ONLY.includes(name) && scope.kind !== 'npc')
      effect.field('do').fail('onlyForNpc', { effect: name, kind: scope.kind });
    fields(effect, verbs(depth, aimed(scope, effect.field('who').value))[name]!, ['do']);
  }
}

export function checkTrigger(reader: Reader, depth = 0, scope: Scope = ANYWHERE): void {
  fields(reader, {
    on: among(EVENT_TYPES),
    by: optional(among(['owner', 'rival', 'anyone'])),
    where: optional((condition) => checkCondition(condition, depth + 1, scope)),
    optional: optional(yes),
    self: optional(among(['discard', 'destroy'])),
    effects: (effects) => checkEffects(effects, depth + 1, scope),
  });
}

/** Lists and objects in one declaration. Frames of the flow and saves carry whole lists of effects: they must stay small. */
const MOST_PARTS = 3000;

export function checkSize(reader: Reader): void {
  let parts = 0;
  const waiting: unknown[] = [reader.value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (++parts > MOST_PARTS) reader.fail('declarationTooBig', { max: MOST_PARTS });
    waiting.push(...Object.values(part));
  }
}

export { among, fields, optional, whole, yes, type Check };

import { GameError, nearestOf, Reader, errorOf, type Params } from '../../../kernel';
import { DISTRICTS } from '../contract/ids';
import {
  ABILITY,
  AMOUNT_LIMITS,
  AMOUNTS,
  CHANGE,
  CHANGE_VALUES,
  CONDITIONS,
  DEEPEST,
  isSecretCount,
  KIND_NAMES,
  KINDS,
  may,
  MOST_EFFECTS,
  need,
  NUMBERS,
  OPPORTUNITIES,
  QUANTITY,
  SETTING_IS,
  TRIGGER,
  VERBS,
  WAY,
  type AbilityKeyword,
  type Field,
  type Fields,
  type WordForm,
  type KindName,
  type PartName,
  type RuleName,
  type FieldShape,
  type VerbEntry,
} from '../contract/language';
import { checkSaid, checkSettingValue, checkText, checkWord, checkYes, iconsOf } from './single-values';
import { isSomebody, placeIn, placeOfAbility, placeOfTrigger, placeWithin, SAVED, worksIn, type WordPlace } from './place';

/**
 * Checks a declaration against the tables of the language: the rules engine runs what passes here without checking it again.
 * Reports every problem, not only the first.
 */

export interface DeclarationProblem {
  readonly code: string;
  /** With the path of what is wrong. */
  readonly params: Params;
  /** Older mods may still do it: it can do nothing, but it does no harm. */
  readonly idle: boolean;
}

/** The check stops after this many problems: more of them would not help the author. */
const MOST_PROBLEMS = 40;

type Doc = Readonly<Record<string, unknown>>;
const valueOf = (reader: Reader, key: string): unknown => reader.field(key).value;

class Check {
  readonly problems: DeclarationProblem[] = [];

  /** Collects the GameError that `act` throws as a problem, so that the check goes on with the rest. */
  try(act: () => void): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    try {
      act();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.problems.push({ code: error.code, params: error.params, idle: false });
    }
  }

  idle(reader: Reader, place: WordPlace, code: string, params: Params = {}): void {
    if (place.saved) return;
    this.problems.push({ code, params: { path: reader.path, ...params }, idle: true });
  }

  /** The fields of one object: none unknown, none missing, each as it should be. */
  fields(reader: Reader, fields: Fields, place: WordPlace, depth: number, also: readonly string[] = []): void {
    reader.record();
    const known = Object.keys(fields).filter((name) => place.saved || fields[name]!.saved !== true);
    const meant = new Set<string>();
    for (const [name, given] of reader.entries()) {
      if (known.includes(name) || also.includes(name)) continue;
      const nearest = nearestOf(name, known);
      meant.add(nearest);
      this.try(() => this.#unknownField(given, name, nearest, known));
    }
    for (const name of known) {
      // Report a misspelt field only as misspelt. If it were also reported as missing, an author who takes both fixes
      // would have the field twice.
      if (meant.has(name) && !reader.field(name).given) continue;
      this.try(() => this.#field(reader, name, fields[name]!, place, depth));
    }
  }

  #unknownField(reader: Reader, name: string, nearest: string, known: readonly string[]): void {
    reader.fail('unknownField', { field: name, known, ...(nearest === '' ? {} : { nearest }) });
  }

  #field(holder: Reader, name: string, field: Field, place: WordPlace, depth: number): void {
    const reader = holder.field(name);
    if (!reader.given) {
      if (!field.optional) this.#missing(reader, name, field.type);
      return;
    }
    const { onlyWith } = field;
    if (onlyWith !== undefined && !onlyWith.is.includes(String(valueOf(holder, onlyWith.field))))
      this.idle(reader, place, 'fieldNoUse', { field: name, other: onlyWith.field, known: onlyWith.is });
    this.value(reader, field.type, place, depth);
  }

  #missing(reader: Reader, name: string, type: FieldShape): void {
    const [min, max] = type.is === 'whole' || type.is === 'numeric' ? [type.min, type.max] : [];
    const range = min === undefined || max === undefined ? {} : { min, max };
    reader.fail('fieldMissing', { field: name, ...(type.is === 'words' ? { known: type.words } : {}), ...range });
  }

  value(reader: Reader, shape: FieldShape, place: WordPlace, depth: number): void {
    switch (shape.is) {
      case 'whole':
        return void reader.integer(shape.min, shape.max);
      case 'numeric':
        return this.#numeric(reader, shape, place, depth);
      case 'yes':
        return checkYes(reader);
      case 'words':
        return this.#word(reader, shape.words, place);
      case 'text':
        return checkText(reader, shape);
      case 'said':
        return checkSaid(reader, shape.lines);
      case 'icons':
        return void iconsOf(reader);
      case 'value':
        return checkSettingValue(reader);
      case 'either':
        return this.value(reader, typeof reader.value === 'number' ? shape.number : shape.other, place, depth);
      case 'textOr':
        return this.value(reader, typeof reader.value === 'string' ? shape.text : shape.other, place, depth);
      case 'list':
        return this.#list(reader, shape.of, shape.most, place, depth);
      case 'object':
        return this.fields(reader, shape.fields, place, depth);
      case 'byDistrict': {
        const field: Field = (shape.all ? need : may)(shape.of);
        return this.fields(reader, Object.fromEntries(DISTRICTS.map((name) => [name, field])), place, depth);
      }
      case 'copies':
        for (const [, count] of reader.entries()) this.try(() => this.value(count, shape.of, place, depth));
        return;
      case 'part':
        return this.#part(reader, shape.part, shape.judged === 'candidate' ? { ...place, own: false } : place, depth);
    }
  }

  #list(reader: Reader, of: FieldShape, most: number, place: WordPlace, depth: number): void {
    if (!Array.isArray(reader.value)) reader.fail('notAList');
    const items = reader.items(most);
    if (of.is === 'part' && of.part === 'way') return this.#ways(items, place, depth);
    for (const item of items) this.try(() => this.value(item, of, place, depth));
  }

  #word(reader: Reader, words: readonly string[], place: WordPlace): void {
    const word = checkWord(reader, words);
    if (word === 'here' && !place.here) this.idle(reader, place, 'noHere');
    if (!isSomebody(word, place)) this.idle(reader, place, 'nobodyMeant', { value: word });
  }

  /** A number within bounds, or one that players set about the mod; which settings there are is checked with the whole mod. */
  #numeric(reader: Reader, { min, max }: { min: number; max: number }, place: WordPlace, depth: number): void {
    if (typeof reader.value === 'object' && reader.value !== null) this.fields(reader, AMOUNTS['setting']!.fields, place, depth);
    else reader.integer(min, max);
  }

  #part(reader: Reader, part: PartName, place: WordPlace, depth: number): void {
    switch (part) {
      case 'amount':
        return this.#amount(reader, place, depth);
      case 'quantity':
        return this.#quantity(reader, QUANTITY, place, depth);
      case 'condition':
        return this.#condition(reader, place, depth + 1);
      case 'settingIs':
        return this.fields(reader, SETTING_IS, place, depth);
      case 'effects':
        return this.effects(reader, place, depth + 1);
      case 'trigger':
        return this.trigger(reader, place, depth + 1);
      case 'way':
        return this.fields(reader, WAY, place, depth);
      case 'change':
        return this.#change(reader, place, depth);
      case 'ability':
        return this.#ability(reader, place, depth);
    }
  }

  #formOf(reader: Reader, forms: Readonly<Record<string, WordForm>>): WordForm {
    const key = Object.keys(forms).find((name) => name !== 'count' && Object.hasOwn(reader.record(), name));
    return forms[key ?? 'count']!;
  }

  #amount(reader: Reader, place: WordPlace, depth: number): void {
    if (typeof reader.value === 'number') return void reader.integer(AMOUNT_LIMITS.min, AMOUNT_LIMITS.max);
    const { fields } = this.#formOf(reader, AMOUNTS);
    if (fields === QUANTITY) this.#quantity(reader, QUANTITY, place, depth);
    else this.fields(reader, fields, place, depth);
  }

  /** R6.10: of others one may count only what lies open, in a declaration as in a function; `you` may be another, too. */
  #quantity(reader: Reader, fields: Fields, place: WordPlace, depth: number): void {
    const { count, of } = reader.record() as { count?: unknown; of?: unknown };
    const own = of === undefined || of === 'you' ? place.own : of === 'owner';
    if (!own && isSecretCount(String(count))) this.try(() => reader.field('of').fail('secretCount', { count: String(count) }));
    this.fields(reader, fields, place, depth);
  }

  #condition(reader: Reader, place: WordPlace, depth: number): void {
    if (depth > DEEPEST) reader.fail('tooDeep', { max: DEEPEST });
    const form = this.#formOf(reader, CONDITIONS);
    const { fields } = form;
    if (form === CONDITIONS['count']) {
      const bounds = ['atLeast', 'atMost', 'moreThan'];
      if (bounds.every((name) => !reader.field(name).given)) this.idle(reader, place, 'boundMissing', { known: bounds });
      return this.#quantity(reader, fields, place, depth);
    }
    // A lead of one may come from a tie-break (R11.3), which counts Disorganization cards in hands and decks. Only the end of a
    // game may show it.
    if (valueOf(reader, 'leadsBy') === 1 && place.kind !== 'objective' && place.kind !== 'npc')
      reader.field('leadsBy').fail('secretCount', { count: 'leadsBy' });
    this.fields(reader, fields, 'everywhere' in fields ? { ...place, here: true } : place, depth);
  }

  /** Checks a change of a rules number, and reports narrowing fields that this number ignores. */
  #change(reader: Reader, place: WordPlace, depth: number, also: readonly string[] = []): void {
    this.fields(reader, CHANGE, place, depth, also);
    const number = valueOf(reader, 'number');
    if (typeof number !== 'string' || !Object.hasOwn(NUMBERS, number)) return;
    const narrowedBy: readonly string[] = NUMBERS[number as RuleName].narrowedBy;
    for (const field of ['of', 'where', 'kind']) {
      const given = valueOf(reader, field);
      if (given === undefined || given === 'everyone' || narrowedBy.includes(field)) continue;
      this.idle(reader.field(field), place, 'changeIgnores', { field, number, known: narrowedBy });
    }
    if (place.kind === 'rules' && valueOf(reader, 'of') === 'you' && narrowedBy.includes('of'))
      this.idle(reader.field('of'), place, 'nobodyMeant', { value: 'you' });
    if (CHANGE_VALUES.every((name) => !reader.field(name).given))
      this.idle(reader, place, 'changeNothing', { known: CHANGE_VALUES });
  }

  effects(reader: Reader, place: WordPlace, depth: number): void {
    if (depth > DEEPEST) reader.fail('tooDeep', { max: DEEPEST });
    if (!Array.isArray(reader.value)) reader.fail('notAList');
    for (const effect of reader.items(MOST_EFFECTS)) this.try(() => this.#effect(effect, place, depth));
  }

  #effect(reader: Reader, place: WordPlace, depth: number): void {
    const verbs: Readonly<Record<string, VerbEntry>> = VERBS;
    // The function that a guest has taken out of a declaration stands in the list as `script`, which is none of its author's words.
    const isFunction = valueOf(reader, 'do') === 'script';
    const known = Object.keys(verbs).filter((name) => place.saved || isFunction || verbs[name]!.saved !== true);
    const name = checkWord(reader.field('do'), known, 'unknownEffect');
    const verb = verbs[name]!;
    if (verb.only !== undefined && place.kind !== verb.only)
      reader.field('do').fail('onlyForNpc', { effect: name, kind: place.kind });
    if (!worksIn(verb.worksIn, place))
      this.idle(reader.field('do'), place, 'effectNoUse', { effect: name, known: [...(verb.worksIn ?? []), 'triggers'] });
    const within = placeWithin(place, valueOf(reader, 'who'), verb.names);
    if (name === 'change') this.#change(reader, within, depth, ['do']);
    else this.fields(reader, verb.fields, within, depth, ['do']);
  }

  /**
   * The ways of a `chooseOne`. Which of them there are is shown to the one who chooses: what is hidden may decide about a way
   * if another is always there, else the table would see whether anything was asked.
   */
  #ways(items: readonly Reader[], place: WordPlace, depth: number): void {
    const { when, ...rest } = WAY;
    const isAlwaysOne = items.some((item) => !item.field('when').given);
    for (const item of items) {
      this.try(() => this.fields(item, rest, place, depth, ['when']));
      if (item.field('when').given)
        this.try(() => this.value(item.field('when'), when.type, isAlwaysOne ? { ...place, own: true } : place, depth));
    }
  }

  trigger(reader: Reader, place: WordPlace, depth: number): void {
    const within = placeOfTrigger(place);
    this.#doubled(reader, place);
    this.fields(reader, TRIGGER, within, depth, isDoubled(reader) ? ['run'] : []);
  }

  #ability(reader: Reader, place: WordPlace, depth: number): void {
    const { keyword, window } = reader.record() as Doc;
    const known: readonly string[] = Object.hasOwn(OPPORTUNITIES, String(keyword))
      ? OPPORTUNITIES[keyword as AbilityKeyword].windows
      : [String(window)];
    if (typeof window === 'string' && !known.includes(window))
      this.idle(reader.field('window'), place, 'windowNever', { value: window, keyword: String(keyword), known });
    this.#doubled(reader, place);
    this.fields(reader, ABILITY, placeOfAbility(place, String(keyword), window), depth, isDoubled(reader) ? ['run'] : []);
  }

  #doubled(reader: Reader, place: WordPlace): void {
    if (isDoubled(reader)) this.idle(reader.field('run'), place, 'effectsAndRun');
  }

  declaration(reader: Reader): void {
    this.try(() => {
      const kind = KIND_NAMES[reader.field('kind').oneOf(KIND_NAMES, 'unknownKind')]!;
      const place = placeIn(placeKind(kind));
      this.#doubled(reader, place);
      this.fields(reader, KINDS[kind].fields, place, -1, isDoubled(reader) ? ['kind', 'run'] : ['kind']);
    });
  }
}

/** Cards of every kind that players hold have an owner, and the same words. */
const placeKind = (kind: KindName): string => (['city', 'objective', 'npc', 'rules'].includes(kind) ? kind : 'card');

/** The guest marks with `run` what has effects and a function: the function has taken their place. */
export function isDoubled(reader: Reader): boolean {
  const effects = valueOf(reader, 'effects');
  const first: unknown = Array.isArray(effects) ? effects[0] : undefined;
  return reader.field('run').given && typeof first === 'object' && first !== null && 'do' in first && first.do === 'script';
}

/** Everything that is wrong with a declaration. */
export function problemsOf(declaration: unknown, file: string): readonly DeclarationProblem[] {
  const check = new Check();
  check.declaration(new Reader(declaration, file));
  return check.problems;
}

/** Throws all problems, if there are any. */
export function refuse(problems: readonly DeclarationProblem[]): void {
  if (problems.length > 0) throw errorOf(problems);
}

export function checkEffects(reader: Reader): void {
  const check = new Check();
  check.try(() => check.effects(reader, SAVED, 0));
  refuse(check.problems);
}

export function checkTrigger(reader: Reader): void {
  const check = new Check();
  check.try(() => check.trigger(reader, { ...SAVED, kind: 'npc' }, 0));
  refuse(check.problems);
}

/** A condition that stands alone, such as the goal of a puzzle: `you` is who plays, and nothing is hidden from the judge. */
export function checkCondition(reader: Reader): void {
  const check = new Check();
  check.try(() => check.value(reader, { is: 'part', part: 'condition' }, placeIn('objective'), 0));
  refuse(check.problems);
}

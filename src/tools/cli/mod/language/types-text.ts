import {
  ABILITY,
  AMOUNTS,
  ART_MIX,
  CHANGE,
  CONDITIONS,
  COUNT_WORDS,
  OPPORTUNITIES,
  PLACES,
  QUANTITY,
  RULE_NAMES,
  SETTING_IS,
  TRIGGER,
  VERBS,
  WAY,
  WHO,
  WHO_WORDS,
  type Field,
  type Fields,
  type FieldShape,
  type VerbEntry,
} from '../../../../games/cults/contract/language';
import { EVENT_TYPES } from '../../../../games/cults/contract/events';
import { DISTRICTS, FACES, STACKS, TOKENS } from '../../../../games/cults/contract/ids';

/** mods/api-effects.d.ts: the types of the language of cards for authors' editors, made from its tables. */

const literal = (word: string): string => `'${word}'`;
const union = (words: readonly string[]): string => words.map(literal).join(' | ');

const PARTS = {
  amount: 'Amount',
  quantity: 'Quantity',
  condition: 'Condition',
  settingIs: 'SettingIs',
  effects: 'Effects',
  trigger: 'Trigger',
  way: 'Choice',
  change: 'Change',
  ability: 'Ability',
} as const;

function typeOf(shape: FieldShape): string {
  switch (shape.is) {
    case 'whole':
      return 'number';
    case 'numeric':
      return 'Numeric';
    case 'yes':
      return 'true';
    case 'words':
      return shape.name ?? union(shape.words);
    case 'text':
      return shape.of === 'card' ? 'CardId' : shape.of === 'cult' ? 'CultId' : 'string';
    case 'said':
      return 'Text';
    case 'icons':
      return 'Icons';
    case 'value':
      return 'boolean | number | string';
    case 'either':
      return `${typeOf(shape.number)} | ${typeOf(shape.other)}`;
    case 'textOr':
      return `${typeOf(shape.text)} | ${typeOf(shape.other)}`;
    case 'list':
      return `readonly ${typeOf(shape.of)}[]`;
    case 'object':
      return `{ ${inline(shape.fields)} }`;
    case 'byDistrict':
      return `Readonly<${shape.all ? '' : 'Partial<'}Record<District, ${typeOf(shape.of)}>>${shape.all ? '' : '>'}`;
    case 'copies':
      return 'Readonly<Record<CardId, number>>';
    case 'part':
      return PARTS[shape.part];
  }
}

const authors = (fields: Fields): [string, Field][] => Object.entries(fields).filter(([, field]) => field.saved !== true);
const member = ([name, field]: [string, Field]): string => `${name}${field.optional ? '?' : ''}: ${typeOf(field.type)}`;
const inline = (fields: Fields): string => authors(fields).map(member).join('; ');

/** What a form cannot say in its type: bounds, what holds where it is left out, and the sentence of the table. */
function commentOf({ type, doc, standard, onlyWith }: Field): string {
  const bounds = type.is === 'whole' || type.is === 'numeric' ? `${type.min} to ${type.max}` : '';
  const left = standard === undefined ? '' : `\`${standard}\` if left out`;
  const beside = onlyWith === undefined ? '' : `with \`${onlyWith.field}\` ${onlyWith.is.map((is) => `\`${is}\``).join(' or ')}`;
  return [doc?.en ?? '', bounds, left, beside].filter((part) => part !== '').join('; ');
}

function block(fields: Fields, indent: string): string {
  const lines = authors(fields).flatMap((one) => {
    const comment = commentOf(one[1]);
    return [...(comment === '' ? [] : [`${indent}/** ${comment} */`]), `${indent}${member(one)};`];
  });
  return lines.join('\n');
}

function column(words: readonly string[], indent = '    '): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of words) {
    if (line.length + word.length > 116) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `| ${literal(word)} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

const explained = (table: Readonly<Record<string, { readonly en: string }>>): string =>
  Object.entries(table)
    .map(([word, { en }]) => `   * - \`${word}\`: ${en}`)
    .join('\n');

const effectsOf = (): string =>
  Object.entries<VerbEntry>(VERBS)
    .filter(([, verb]) => verb.saved !== true)
    .map(([name, { doc, fields, only }]) => {
      const inner = name === 'change' ? '' : inline(fields);
      const own = `{ do: ${literal(name)}${inner === '' ? '' : `; ${inner}`} }`;
      const comment = `    /** ${doc.en}${only === undefined ? '' : '; only in declarations of the kind `npc`, and for the NPC alone'} */`;
      return `${comment}\n    | ${name === 'change' ? `(${own} & Change)` : own}`;
    })
    .join('\n');

const conditionsOf = (): string =>
  Object.entries(CONDITIONS)
    .map(([name, { doc, fields }]) => {
      const { count: _count, of: _of, where: _where, levels: _levels, ...bounds } = fields;
      const text =
        name === 'count' ? `(Quantity & { ${inline(bounds)} })` : name === 'setting' ? 'SettingIs' : `{ ${inline(fields)} }`;
      return `    /** ${doc.en} */\n    | ${text}`;
    })
    .join('\n');

const abilitiesOf = (): string =>
  Object.entries(OPPORTUNITIES)
    .map(([keyword, { here, windows }]) => {
      const window = windows.length === 0 ? 'never' : union(windows);
      return `    | AbilityOf<${literal(keyword)}, ${window}, ${here === null ? 'GameAnywhere' : 'GameHere'}>`;
    })
    .join('\n');

const { keyword: _keyword, window: _window, effects: _effects, ...ABILITY_REST } = ABILITY;
const { effects: _triggered, ...TRIGGER_REST } = TRIGGER;

export const typesText = (): string => `// biome-ignore-all format: made by a tool
/**
 * The language of declarations: whom, where, how many, conditions, effects, triggers, abilities. Belongs to api.d.ts. Made from
 * the tables of the game by \`cults mod language --write\`: do not change it by hand.
 */
declare module 'cults' {
  // ── Words ──

  /** Words in English, Polish or both; a missing language falls back to the other. At most 600 characters each. */
  export type Text = { en: string; pl?: string } | { en?: string; pl: string };
  /** \`A\` Attack, \`P\` Power, \`T\` Terror: \`'AAP'\`, or \`{ attack: 2, power: 1 }\` (at most 6 of each). */
  export type Icons = string | { attack?: number; power?: number; terror?: number };
  export type District = ${union(DISTRICTS)};
  export type Token = ${union(TOKENS)};
  export type Face = Token | ${union(FACES.filter((face) => !TOKENS.includes(face as never)))};
  export type Stack = ${union(STACKS)};
  /** What a composed picture is made of; what is left out the game chooses for the card. */
  export interface ArtMix {
${block(ART_MIX, '    ')}
  }
  /** The id of a cult at the table: \`'dagon'\`, or with its mod, \`'fifth-cult:nyarlathotep'\`. */
  export type CultId = string;
  /** The id of a card: \`'acolyte'\`, or with its mod, \`'whispers:listener'\`. */
  export type CardId = string;

  /**
   * Whom an effect means.
${explained(WHO)}
   */
  export type Who = ${union(WHO_WORDS)};
  /**
   * Which district; open ones only.
${explained(PLACES)}
   */
  export type Where = ${union(Object.keys(PLACES))} | District;

  /** What can be counted. */
  export type Count =
${column(COUNT_WORDS.filter((count) => count !== 'chosen'))};

  /** A number of the rules that cards may change. */
  export type RuleNumber =
${column(RULE_NAMES)};

  /** What happens in the game; a trigger listens for one of these. */
  export type EventType =
${column(EVENT_TYPES)};

  // ── Counting and conditions ──

  /** Something counted: \`{ count: 'rituals', of: 'rivals', where: 'here' }\`. Left out: of you, anywhere, every level. */
  export interface Quantity {
    /** \`chosen\` is the number of the \`chooseNumber\` around. */
    count: Count | 'chosen';
${block({ of: QUANTITY.of, where: QUANTITY.where, levels: QUANTITY.levels }, '    ')}
  }
  /** A number, or the setting of mod.json that gives it (of type \`number\`, within -20 and 20). */
  export type Numeric = number | { ${inline(AMOUNTS['setting']!.fields)} };
  /** 0 to 20, something counted, or a number of the rules as it stands. */
  export type Amount = Numeric | Quantity | { ${inline(AMOUNTS['rule']!.fields)} };
  /** A setting of mod.json has this value in this game. */
  export type SettingIs = { ${inline(SETTING_IS)} };
  export type Condition =
${conditionsOf()};

  /** A change of a number of the rules: \`set\` comes before \`add\`, the bounds last. */
  export interface Change {
${block(CHANGE, '    ')}
  }

  // ── Effects ──

  export type Effects = readonly Effect[];
  /** One way of a \`chooseOne\`. */
  export interface Choice {
${block(WAY, '    ')}
  }
  /** The vocabulary of effects. An effect that is not possible does nothing; an ability whose first effect is not is not offered. */
  export type Effect =
${effectsOf()};

  /** Declared effects, or a function in their place; then the card needs a text. */
  type Does<G> = { effects: Effects; run?: undefined } | { effects?: undefined; run(game: G): void };
  /**
   * Runs its effects, or its function, when such an event happens. On a Cult card it works from the hand and its owner may always
   * decline.
   */
  export type Trigger = {
${block(TRIGGER_REST, '    ')}
  } & Does<GameAnywhere>;

  // ── Abilities ──

  type AbilityOf<K, W, G> = {
    /** ${ABILITY.keyword.doc!.en} */
    keyword: K;
    /** ${ABILITY.window.doc!.en} */
    window?: W;
${block(ABILITY_REST, '    ')}
  } & Does<G>;
  /** What a card can do: declared \`effects\`, or a function \`run(game)\`. */
  export type Ability =
${abilitiesOf()};
}
`;

import api from '../../../../mods/api.d.ts?raw';
import effects from '../../../../mods/api-effects.d.ts?raw';

/** What scripts can read and call of `game`, from the types that authors get: nothing of it is listed a second time. */

export interface DescribedCall {
  readonly name: string;
  /** `draw(count: number, cult?: CultId): void` */
  readonly signature: string;
  readonly isValue: boolean;
  /** In English; null if there is none. */
  readonly doc: string | null;
}

/** The body of an interface in the authors' types. */
function bodyOf(name: string): string {
  const start = api.indexOf(`export interface ${name} {`);
  const end = api.indexOf('\n  }\n', start);
  return start < 0 ? '' : api.slice(api.indexOf('{', start) + 1, end);
}

const MEMBER =
  /(?:\/\*\*\s*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*)?(?:\/\/[^\n]*\s*)?^ {4}(readonly )?(\w+)((?:<[^\n]*?>)?\([\s\S]*?\): [^;]+|: [^;]+);/gm;

const callsOf = (name: string): DescribedCall[] =>
  [...bodyOf(name).matchAll(MEMBER)].map(([, doc, isValue, member, rest]) => ({
    name: member!,
    signature: `${member!}${rest!
      .replaceAll(/\/\*\*.*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?, ?\)/g, ')')}`,
    isValue: isValue !== undefined,
    doc: doc?.replaceAll(/\s+/g, ' ').trim() ?? null,
  }));

/** By the object that has them. */
export const GAME_CALLS = { game: callsOf('Game'), store: callsOf('Store') };
export type GameObject = keyof typeof GAME_CALLS;

/** The words of a union of texts, such as `District`; null where any text may stand. */
export function wordsOfType(type: string): readonly string[] | null {
  const parts = type.split('|').map((part) => part.trim());
  const words = parts
    .filter((part) => part !== '' && part !== 'null')
    .map((part) => /^'(.*)'$/.exec(part)?.[1] ?? wordsNamed(part));
  if (words.length === 0 || words.includes(null)) return null;
  return words.flatMap((one) => one ?? []);
}

function wordsNamed(name: string): readonly string[] | null {
  const [, type] = new RegExp(`export type ${name} =([^;]+);`).exec(/^\w+$/.test(name) ? effects : '') ?? [];
  return type === undefined ? null : wordsOfType(type);
}

/** The types of the parameters of a call, in order. */
export function parametersOf({ signature }: DescribedCall): readonly string[] {
  const open = signature.indexOf('(');
  const inside = signature.slice(open + 1, signature.lastIndexOf(')'));
  return split(inside, ',').map((one) => one.slice(one.indexOf(':') + 1).trim());
}

/** The fields of an object type with their types; null if it is none. */
export function fieldsOfType(type: string): ReadonlyMap<string, string> | null {
  if (!type.startsWith('{')) return null;
  const fields = split(type.slice(1, type.lastIndexOf('}')), ';').map((one) => one.replace('readonly ', ''));
  return new Map(fields.map((one) => [/^\w+/.exec(one)?.[0] ?? '', one.slice(one.indexOf(':') + 1).trim()]));
}

/** The type of the items of a list; null if it is none. */
export const itemOfType = (type: string): string | null => /^(?:readonly )?([\w']+)\[\]$/.exec(type)?.[1] ?? null;

/** Splits at a sign outside all brackets. */
function split(text: string, sign: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if ('({[<'.includes(letter)) depth++;
    if (')}]>'.includes(letter)) depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

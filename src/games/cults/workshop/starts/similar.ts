import { dataOf, parseCard, type ParsedCard } from '../../../../platform/workshop';
import type { Said } from '../../contract/language';
import { kindLabel, verbLabel, wordLabel } from '../labels';

/** What a card is made of, each with how much it counts when two cards are compared. */
export type Traits = ReadonlyMap<string, number>;

const WEIGHTS = { kind: 3, keyword: 3, on: 3, do: 2, number: 2, count: 1, call: 1, window: 1 } as const;
type Trait = keyof typeof WEIGHTS;

function* found(value: unknown, key: string): Iterable<readonly [trait: Trait, word: string]> {
  if (Array.isArray(value)) for (const item of value) yield* found(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* found(inner, name);
  else if (typeof value === 'string' && Object.hasOwn(WEIGHTS, key)) yield [key as Trait, value];
}

/** Kind, keywords, verbs, events, counts and calls of a card. */
export function traitsOf(card: ParsedCard): Traits {
  const { declaration, text } = card;
  if (declaration === null) return new Map();
  const calls = [...text.matchAll(/\bgame\.(\w+)/g)].map(([, call]) => ['call', call!] as const);
  const all = [['kind', declaration.maker] as const, ...found(dataOf(declaration.root), ''), ...calls];
  return new Map(all.map(([trait, word]) => [`${trait} ${word}`, WEIGHTS[trait]]));
}

/** From 0, nothing in common, to 1, made of the same. */
export function similarity(one: Traits, other: Traits): number {
  const weigh = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (one.get(name) ?? other.get(name) ?? 0), 0);
  const shared = [...one.keys()].filter((name) => other.has(name));
  const all = weigh(new Set([...one.keys(), ...other.keys()]));
  return all === 0 ? 0 : weigh(shared) / all;
}

export interface Similar<T> {
  readonly card: T;
  readonly likeness: number;
  /** What both have, in words. */
  readonly shared: readonly Said[];
}

const LABELS: Readonly<Partial<Record<string, (word: string) => Said>>> = {
  kind: kindLabel,
  do: verbLabel,
  keyword: (word) => wordLabel('keyword', word),
  on: (word) => wordLabel('on', word),
  number: (word) => wordLabel('number', word),
};

function inWords(names: readonly string[]): Said[] {
  return names.flatMap((name) => {
    const [trait, word] = name.split(' ') as [string, string];
    const label = LABELS[trait]?.(word);
    return label === undefined ? [] : [label];
  });
}

/** The cards that are most like one, the most alike first; a card of another kind must have more in common than nothing. */
export function cardsLike<T extends { readonly text: string }>(
  card: ParsedCard,
  pool: readonly T[],
  most: number,
): readonly Similar<T>[] {
  const own = traitsOf(card);
  const compared = pool.flatMap((one): Similar<T>[] => {
    const parsed = parseCard(one.text);
    if ('why' in parsed || one.text === card.text) return [];
    const traits = traitsOf(parsed);
    const shared = [...own.keys()].filter((name) => traits.has(name));
    return [{ card: one, likeness: similarity(own, traits), shared: inWords(shared) }];
  });
  return compared
    .filter(({ likeness, shared }) => likeness > 0 && shared.length > 1)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most);
}

import type { Details } from './details';
import type { AnyEventType, EventOf } from '../contract/events';
import type { District, Keyword, Phase, Plan, StackKind, Token } from '../contract/ids';
import type { RuleName } from '../contract/rule-numbers';
import type { Names, UiWords } from './types';

/** A sentence waiting for what it speaks of. */
export type Sentence = (d: Details, names: Names) => string;
export type Sentences = Readonly<Record<string, Sentence>>;
export type Table = Readonly<Record<string, string>>;

/** What the log tells in one breath of several events (`picture/bars/log-entries.ts`). */
interface Together {
  readonly cards?: readonly string[];
  readonly tokens?: readonly { readonly token: string; readonly count: number }[];
  readonly spent?: readonly string[];
  readonly dice?: readonly (string | number)[];
}

/** What a sentence about an event of this type may read. */
export type EventWords<T extends AnyEventType> = Details<EventOf<T> & Omit<Together, keyof EventOf<T>>>;
/** A sentence for every event: one that is missing, or reads a field that its event does not have, does not compile. */
export type EventSentences = { readonly [T in AnyEventType]: (d: EventWords<T>, names: Names) => string };

/** The names of things; a language that lacks one does not pass the type check. */
export interface Terms {
  readonly districts: Readonly<Record<District, string>>;
  readonly plans: Readonly<Record<Plan, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly faces: Readonly<Record<Token | 'blank', string>>;
  readonly stacks: Readonly<Record<StackKind, string>>;
  readonly zones: Readonly<Record<'hand' | 'committed' | 'spent' | 'discard', string>>;
  readonly lasts: Readonly<Record<'turn' | 'round' | 'game', string>>;
  readonly numbers: Readonly<Record<RuleName, string>>;
  /** Ways to use a card and choices that cards offer, where they bring no words of their own. */
  readonly choices: Readonly<Record<'draw' | 'destroy' | 'discard' | 'keep' | 'return' | 'disorganization', string>>;
}

/** Everything a language needs. */
export interface Dictionary {
  readonly terms: Terms;
  readonly errors: Sentences;
  readonly refusals: Sentences;
  readonly prompts: Sentences;
  readonly labels: Sentences;
  /** What declining means, by kind; `other` for the rest. */
  readonly passes: Table & { readonly other: string };
  readonly events: EventSentences;
  readonly ui: UiWords;
  readonly token: (id: string, count: number) => string;
  readonly ritual: (level: string) => string;
  /** A thing refused, and where. */
  readonly refusedWhat: (what: string, district: string) => string;
  readonly unknownError: (code: string) => string;
  readonly unknownRefusal: (code: string) => string;
  readonly unknownPrompt: Sentence;
  readonly unknownEvent: Sentence;
}

/** A word by its id; an id that no language knows stands for itself. */
export function term(table: Table, id: string): string {
  return (Object.hasOwn(table, id) ? table[id] : undefined) ?? id;
}

/** A sentence for each word of a table. */
export function sentencesOf<K extends string>(
  table: Readonly<Record<K, string>>,
  say: (word: string) => string,
): Record<K, Sentence> {
  const made: Partial<Record<K, Sentence>> = {};
  for (const code of Object.keys(table) as K[]) made[code] = () => say(table[code]);
  return made as Record<K, Sentence>;
}

/** "cards/adept.js 4:12: ", as far as it is known. */
export const placeIn = (d: Details): string => {
  const place = d.number('line') > 0 ? ` ${d.number('line')}:${d.number('column')}` : '';
  return d.text('file') === '' ? '' : `${d.text('file')}${place}: `;
};

/** Levels are written as on the markers. */
export function roman(level: string | number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V'][Number(level)] ?? String(level);
}

/** Equal things once, with their number: "Thug ×2" and "Freak". Needs no plural and no case. */
export function counted(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count === 1 ? thing : `${thing} ×${count}`));
}

export const tally = (things: readonly string[]): string => counted(things).join(', ');

/** A card's own words for a choice, else the common ones, else the id made readable. */
export function choiceWords(names: Names, common: Table, card: string, choice: string): string {
  const own = names.choice?.(card, choice);
  if (own !== undefined) return own;
  return Object.hasOwn(common, choice) ? term(common, choice) : choice.replaceAll('-', ' ');
}

import type { Details } from '../../../platform/i18n/details';
import { term, type TermsById } from '../../../platform/i18n/sentence';
import type { DecisionKind, OptionDetails } from '../contract/decisions';
import type { AnyEventType, EventOf } from '../contract/events';
import type { District, Keyword, Phase, Plan, StackKind, Token } from '../contract/ids';
import type { RuleName } from '../contract/rule-numbers';
import type { Names, UiWords } from './types';

/** A sentence waiting for what it speaks of. */
export type Sentence = (d: Details, names: Names) => string;
export type Sentences = Readonly<Record<string, Sentence>>;

/** What the log tells in one breath of several events (`picture/bars/log-entries.ts`). */
interface Together {
  readonly cards?: readonly string[];
  readonly tokens?: readonly { readonly token: string; readonly count: number }[];
  readonly spent?: readonly string[];
  readonly dice?: readonly (string | number)[];
  /** Of a Ritual that has moved. */
  readonly raisedTo?: number;
}

/** What a sentence about an event of this type may read. */
export type EventWords<T extends AnyEventType> = Details<EventOf<T> & Omit<Together, keyof EventOf<T>>>;
/** A sentence for every event: one that is missing, or reads a field that its event does not have, does not compile. */
export type EventSentences = { readonly [T in AnyEventType]: (d: EventWords<T>, names: Names) => string };

type KeysOf<U> = U extends unknown ? keyof U & string : never;
/** What a label of an option of this kind may read: all that some option of the kind tells. */
export type LabelWords<K extends DecisionKind> = Details<Readonly<Record<KeysOf<OptionDetails[K]>, unknown>>>;
/** A label for every kind of decision: one that is missing, or reads a detail that its kind does not have, does not compile. */
export type LabelSentences = { readonly [K in DecisionKind]: (d: LabelWords<K>, names: Names) => string };

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
  readonly refusals: Sentences;
  /** Why an adviser prefers an answer. */
  readonly advice: Sentences;
  readonly prompts: Sentences;
  readonly labels: LabelSentences;
  /** What declining means, by kind; `other` for the rest. */
  readonly passes: TermsById & { readonly other: string };
  readonly events: EventSentences;
  readonly ui: UiWords;
  readonly token: (id: string, count: number) => string;
  /** Tokens as an object, with their number. */
  readonly someTokens: (id: string, count: number) => string;
  readonly ritual: (level: string) => string;
  /** A thing refused, and where. */
  readonly refusedWhat: (what: string, district: string) => string;
  readonly unknownRefusal: (code: string) => string;
  readonly unknownAdvice: string;
  readonly unknownPrompt: Sentence;
  readonly unknownEvent: Sentence;
}

/** Levels are written as on the markers. */
export function roman(level: string | number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V'][Number(level)] ?? String(level);
}

/** A card's own words for a choice, else the common ones, else the id made readable. */
export function choiceWords(names: Names, common: TermsById, card: string, choice: string): string {
  const own = names.choice?.(card, choice);
  if (own !== undefined) return own;
  return Object.hasOwn(common, choice) ? term(common, choice) : choice.replaceAll('-', ' ');
}

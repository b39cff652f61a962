import type { Details } from '../../../../platform/i18n/details';
import type { Names } from '../types';

/** Cards as they are declared, as far as words need them; read without trust, so anything fits. */
export type AnyDeclared = object;

/** Who acts: the reader (in the imperative), or somebody spoken of. */
export interface Person {
  /** "each opponent"; empty for the reader. */
  readonly subject: string;
  readonly voice: 'you' | 'they' | 'it';
  /** One of several in turn; what is said of this one later needs another word. */
  readonly each: boolean;
}

/** What the words of an effect hang on. */
export interface Scope extends Person {
  readonly owner: Person;
  /** What `here` means: the district of the card, one just spoken of, the one that “where” stands for, or each in turn. */
  readonly here: 'this' | 'that' | 'where' | 'every';
  /** R12.8: the one opponent is the NPC. */
  readonly solo: boolean;
  readonly names: Names;
  readonly card: string;
  readonly depth: number;
}

/** A part of a sentence: what its subject does, or (with an empty subject) something whole. */
export interface Clause {
  readonly subject: string;
  readonly text: string;
  /** Has a colon or a condition of its own, so nothing can follow it in the same breath. */
  readonly heavy: boolean;
}

/** How many, where something is asked for. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** What is said of an effect: the predicate alone, or a whole clause. */
export type VerbWords = (d: Details, s: Scope) => string | Clause;

/** What a language brings. */
export interface Grammar {
  /** Effects that hold no others. */
  readonly verbs: Readonly<Record<string, VerbWords>>;
  readonly unknown: (name: string) => string;
  readonly thatPlayer: Person;
  readonly you: Person;
  readonly npc: Person;
  readonly firstCultist: Person;
  readonly who: (who: string, s: Scope) => Person;
  /** What stands after "if". */
  readonly condition: (d: Details, s: Scope) => string;
  /** " who has a Ritual here", where the condition can be said so; else nothing. */
  readonly relative: (d: Details, s: Scope) => string;
  readonly where: (condition: string) => string;
  readonly glue: Glue;
  readonly leads: Leads;
  readonly windows: Readonly<Record<string, string>>;
  readonly self: Readonly<Record<string, string>>;
  readonly event: (on: string, by: string) => string;
  readonly lasting: (d: Details) => string;
  /** Unless it holds all along, how long is said first. */
  readonly change: (d: Details, s: Scope, always?: boolean) => string;
  readonly choice: (s: Scope, id: string) => string;
  readonly setup: (d: Details) => string;
  readonly objective: (requires: readonly Details[], s: Scope) => string;
  readonly go: (condition: string, plan: string) => string;
}

export interface Glue {
  readonly and: string;
  readonly or: string;
  readonly next: string;
  /** What closes a clause set between two parts of another. */
  readonly closing: string;
  readonly otherwise: string;
  /** What stands between two parts before the colon: a comma, where one belongs. */
  readonly link: (before: string, next: string) => string;
  readonly ifWords: (condition: string) => string;
  readonly ifYouWish: string;
  readonly insteadOfIcons: string;
  readonly only: (condition: string) => string;
}

/** What begins an effect that holds others. */
export interface Leads {
  readonly chooseOne: (s: Scope) => string;
  readonly chooseDistrict: (s: Scope, where: string) => string;
  readonly chooseSeat: (s: Scope, of: string, which: string) => string;
  readonly chooseNumber: (s: Scope, from: string, to: string) => string;
  readonly eachDistrict: (where: string) => string;
  readonly pay: (s: Scope, power: number) => string;
}

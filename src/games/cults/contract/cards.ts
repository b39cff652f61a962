import type { District, Keyword, StackKind } from './ids';
import type { ArtMix, Condition, Effect, Trigger, Window } from './language';

export interface FirstGame {
  readonly stacks: Readonly<Record<District, Readonly<Record<StackKind, string>>>>;
  readonly setup: string;
  readonly objective: string;
}

export interface Cult {
  readonly id: string;
  /** Card id to number of copies; 12 in all (R2.1). */
  readonly deck: Readonly<Record<string, number>>;
  /** For the eye alone: `#rrggbb`, and the name of a sign or the path of a picture of the mod. */
  readonly colour?: string;
  readonly emblem?: string;
}

export type Card = CultCard | CityCard | SetupCard | ObjectiveCard | NpcCard;

/** R6.1: a card of a Cult deck. */
export interface CultCard {
  readonly id: string;
  readonly kind: 'starting' | 'disorganization' | StackKind;
  /** Base cost in Power of a District card. */
  readonly cost?: number;
  /** How many there are in its stack. */
  readonly copies?: number;
  readonly icons?: Readonly<Partial<Record<'attack' | 'power' | 'terror', number>>>;
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  /** Names of what its script may let a player choose between. */
  readonly choices?: readonly string[];
}

/** R7.1 */
export interface CityCard {
  readonly id: string;
  readonly kind: 'city';
  readonly investigators?: readonly District[];
  readonly effects?: readonly Effect[];
  /** Subscriptions that hold as long as the card says. */
  readonly triggers?: readonly Trigger[];
  readonly lasts: 'once' | 'round' | 'game';
  readonly choices?: readonly string[];
}

/** R4.6 */
export interface SetupCard {
  readonly id: string;
  readonly kind: 'setup';
  readonly sanity: Readonly<Record<District, number>>;
  /** Fields nearer to the district than R4.6 says. */
  readonly nearer?: Readonly<Partial<Record<District, number>>>;
  /** Investigators that have already arrived. */
  readonly arrived?: Readonly<Partial<Record<District, number>>>;
}

/** R12.8 */
export interface ObjectiveCard {
  readonly id: string;
  readonly kind: 'objective';
  readonly difficulty: number;
  readonly requires: readonly Condition[];
}

/** R12.4: one plan of the NPC; `number` is its result on the NPC die, beyond four it is only reached from another plan; 0 is the overview. */
export interface NpcCard {
  readonly id: string;
  readonly kind: 'npc';
  readonly number: number;
  /** The first condition that holds sends the NPC to another plan. */
  readonly otherwise?: readonly { readonly if: Condition; readonly go: number }[];
  readonly effects: readonly Effect[];
}

/** R6.1–R6.4 */
export interface Ability {
  readonly keyword: Keyword;
  /** Names one of several ways to use the same card. */
  readonly mode?: string;
  readonly window?: Window;
  readonly when?: Condition;
  /** What becomes of the card itself. */
  readonly self?: 'discard' | 'destroy';
  /** R6.4: no icons in this opportunity. */
  readonly forfeit?: true;
  readonly effects: readonly Effect[];
}

/** Words that come with a declaration: a language may be missing and then falls back to the other. */
export type Text = Readonly<Partial<Record<'en' | 'pl', string>>>;

/** What is printed on a card, beside what the rules need. */
export interface Printed {
  readonly name: Text;
  /** The author's own text; left out, it is worded from the declaration. */
  readonly text?: Text;
  readonly flavour?: Text;
  /** The path of a picture of the mod, or what the picture is composed of. */
  readonly art?: string | ArtMix;
  /** The path of a sound of the mod. */
  readonly sound?: string;
  /** Words of the choices of a script, in their order. */
  readonly choiceTexts?: readonly Text[];
}

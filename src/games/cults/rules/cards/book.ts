import type { ModPin, ScriptFailure } from '../../../../kernel';
import type { Keyword, StackKind, District } from '../../contract/ids';
import type { Condition, Effect, ModifierSpec, SettingIs, SettingValue, Trigger, Window } from '../../contract/language';

export type * from '../../contract/language';

/**
 * The card book: the only way for cards into the engine. It contains declarations in this vocabulary, from plain data or from
 * scripts in a sandbox; the engine knows no card by name.
 */
export interface CardBook {
  /** What is in play, as `id version` of each mod, in their order. */
  readonly mods: readonly string[];
  /** What exactly they are: saves remember it. */
  readonly pins?: readonly ModPin[];
  readonly cards: readonly Card[];
  readonly cults: readonly Cult[];
  /** Changes of rules numbers that hold for the whole game (house rules). */
  readonly rules: readonly HouseRule[];
  /** What players can set about mods, by mod id; mods without settings are left out. */
  readonly settings?: Readonly<Record<string, readonly BookSetting[]>>;
  /** The arrangement of stacks for a first game (R4.5), its setup card (R4.6) and its Objective (R12.2). */
  readonly firstGame: FirstGame;
  /** Runs the functions of scripts; a book of plain data has none. */
  readonly scripts?: ScriptHost;
}

/** Something that players can set about a mod before a game. */
export interface BookSetting {
  readonly name: string;
  readonly type: 'boolean' | 'number' | 'choice';
  readonly default: SettingValue;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
}

/** A change for the whole game, where it comes from, and the setting that brings it into force. */
export interface HouseRule extends ModifierSpec {
  readonly source?: string;
  readonly when?: SettingIs;
}

/** Runs a card's function to its end, or until it waits for an answer, or until it fails. It speaks with the game through one call. */
export interface ScriptHost {
  run(
    card: string,
    script: number,
    seats: readonly string[],
    me: number,
    call: ScriptCall,
    papers: ScriptPapers,
  ): ScriptFailure | null;
}

/** What a script gets beside the game, as canonical JSON texts: its mod's settings, and its store, which it may write anew. */
export interface ScriptPapers {
  readonly settings: string;
  store: string;
  /** Set by the game when the script has written into its store. */
  wrote: boolean;
  /** The run has come to its end before and is repeated: it is given more than it can need. */
  ample?: boolean;
}

/** A question or an effect, by its number in SCRIPT_CALLS, and its whole numbers. */
export type ScriptCall = (call: number, a: number, b: number, c: number, d: number) => number;

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

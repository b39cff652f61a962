import type { ModPin, ScriptFailure } from '../../../../kernel';
import type { Card, Cult, FirstGame } from '../../contract/cards';
import type { ModifierSpec, SettingIs, SettingValue } from '../../contract/language';

export type * from '../../contract/cards';
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

/** What a script gets beside the game, as canonical JSON texts: its mod's settings, and its store, which it may replace. */
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

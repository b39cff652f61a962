import type { Decision } from './decision';
import type { GameEvent } from './events';
import type { FlowState, Play } from './flow';
import type { ModPin, Runs } from './mods';
import type { Outcome, SeatView } from './view';

/** Who sits at a seat. Its place in the list is the number by which questions name the seat. */
export interface Seated {
  /** The game chooses it: a colour, a cult, `s1` … */
  readonly id: string;
  /** `human`, or the name of a bot (`botNameOf`). */
  readonly by: string;
  readonly name: string;
}

/**
 * The seam between a game and the platform. Sessions, hosts, bots, simulations and the headless table play any game by these
 * functions and know nothing else of it. All of them are pure: no clock, no chance but the state's own, nothing asynchronous.
 *
 * `S` is the game's state: plain JSON. `B` is its book: the cards in play, as the game's library has opened them; it never
 * changes during a game. `V` is what a seat sees.
 */
export interface Rules<S extends FlowState = FlowState, B = unknown, V extends SeatView = SeatView> {
  /** The name by which a player chooses the game. */
  readonly id: string;
  /** How many seats people and bots can take. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What saves of this game are called, and the version of its state. */
  readonly saves: { readonly format: string; readonly version: number };
  /** The names of the bots that the game brings, weakest first; left out where only bots for any game play. */
  readonly levels?: readonly string[];
  /** Left out where a game has no mods. */
  readonly mods?: ModRules<S, B>;

  /** A new game, played to its first question. Throws a GameError that says what is wrong with the configuration. */
  begin(config: unknown, book: B, events: GameEvent[] | null, runs?: Runs): S;
  /** What a game of this configuration begins on, as far as nothing is left to chance: seen by its first seat, with nothing asked. */
  opening?(config: unknown, book: B): V;
  /** A position from outside (a scenario), played to its first question. */
  load(scenario: unknown, book: B, events: GameEvent[] | null, runs?: Runs): S;
  /** A state to be played on in place. All other functions that take a `Play` are given one that this function made. */
  play(state: S, book: B, events: GameEvent[] | null, runs?: Runs): Play<S>;
  /** A copy that can be played on without touching the original. */
  clone(state: S): S;

  seated(state: S): readonly Seated[];
  /** The seed of the game: bots draw their lots from it. */
  seed(state: S): string;

  /** All open questions with everything a reader needs; empty when the game is over. */
  decisions(play: Play<S>): readonly Decision[];
  /** Answers the open question of a seat by option ids; an answer that is not legal throws a GameError and changes nothing. */
  answer(play: Play<S>, seat: number, value: unknown): void;
  /** The same by option indices that the caller knows to be legal: simulations answer by the million. */
  choose(play: Play<S>, seat: number, chosen: readonly number[]): void;

  /** All that a seat may know and nothing else; for null, what a spectator may know. With events: these, redacted. */
  view(play: Play<S>, seat: number | null, events?: readonly GameEvent[]): V;
  /** A full state that fits what a seat knows at its own decision: bots and hints think in such states. */
  imagine(view: V, seed: string, book: B): S;
  /** How the game ended; null while it goes on. */
  outcome(state: S): Outcome | null;
  /** The position as a scenario; throws a GameError (`midTurn`) where a scenario cannot say it. */
  position(play: Play<S>): Readonly<Record<string, unknown>>;

  /** The events that still stand: a game whose cards can be cancelled takes back what they told. */
  standing?(events: readonly GameEvent[]): readonly GameEvent[];
  /** What is wrong with a state that the rules themselves made; nothing, unless the rules have a bug. */
  broken?(play: Play<S>): readonly string[];
}

/** What a game whose cards come from mods lets the platform do with them. */
export interface ModRules<S extends FlowState, B> {
  pins(book: B): readonly ModPin[];
  /** What is printed on the cards of mods, by card id: saves keep it, so that a game can be played on without a mod. */
  printed(book: B): Readonly<Record<string, unknown>>;
  /** The ids of mods and cards that can be blanked. */
  blankable(book: B): readonly string[];
  /** From now on the mod or the card has no effect. */
  blank(play: Play<S>, what: string): void;
  /** Asks the open question again, since blanking may have changed its options. */
  askAgain(play: Play<S>): void;
}

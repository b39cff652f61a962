import type { FlowState, Rules, SeatView } from '../../kernel';
import type { ModSource } from '../sandbox/mods';
import type { GameSaves, Library } from './game-saves';

/** The kind of table that a simulation wants; whatever it leaves out is the game's usual. */
export interface Simulated {
  readonly seed: string;
  readonly seats?: number;
  /** One player alone, where the game has that. */
  readonly solo?: boolean;
  /** Simulations that look for bugs count up here: each number is another kind of table. */
  readonly variant?: number;
}

/** A game as users of the platform choose it: its rules, and how its contents and saves are opened. */
export interface Game<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  readonly rules: Rules<S, B, V>;
  /** Opens the base set and the mods given; a broken mod keeps no other from loading. */
  open(sources: readonly ModSource[]): Promise<L>;
  /** What reads saves is large, and a new game has none: it is loaded when it is first wanted. */
  saves(): Promise<GameSaves<S, B, L, V>>;
  /** A configuration in which bots play every seat. */
  simulated(table: Simulated): unknown;
}

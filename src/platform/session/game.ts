import type { FlowState, Rules, SeatView } from '../../kernel';
import type { ModSource } from '../sandbox/mods';
import type { GameSaves, Library } from './game-saves';

/** The wanted kind of simulated game; omitted fields mean the game's defaults. */
export interface Simulated {
  readonly seed: string;
  readonly seats?: number;
  /** One player alone, if the game supports it. */
  readonly solo?: boolean;
  /** Fuzzers count this up: each number is another kind of table. */
  readonly variant?: number;
}

/** A game as the platform uses it: its rules, and how its content and saves are opened. */
export interface Game<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  readonly rules: Rules<S, B, V>;
  /** Opens the base set and these mods; a broken mod does not keep others from loading. */
  open(sources: readonly ModSource[]): Promise<L>;
  /** Loaded on first use: the code that reads saves is large, and a new game does not need it. */
  saves(): Promise<GameSaves<S, B, L, V>>;
  /** A configuration in which bots play every seat. */
  simulated(table: Simulated): unknown;
}

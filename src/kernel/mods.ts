/** What every game with mods says of them: how they are named and pinned, and how their scripts fail. */

/** The mod that a card belongs to, by the card's id; the base set's cards have no name space. */
export const modOf = (card: string): string => (card.includes(':') ? card.slice(0, card.indexOf(':')) : 'base');

/** How the ids of mods look, as a pattern. */
export const MOD_ID_LIKE = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

/** Which mod a game is played with, to the letter. */
export interface ModPin {
  readonly id: string;
  readonly version: string;
  readonly hash: string;
}

/** Where a script went wrong. */
export interface ScriptFailure {
  readonly mod: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  /**
   * Set if a limit of the sandbox or the watchdog stopped the script. How far it got then depends on what had run before it, so a
   * replay cannot find out: the log records the stop.
   */
  readonly stopped?: true;
}

/** A run of a script that was stopped: the session writes it into the log, and a replay does not run it again. */
export interface Stop {
  /** Which of the runs it was, from 0. */
  readonly run: number;
  /** The card whose script it was. */
  readonly card: string;
  readonly failure: ScriptFailure;
  /** How often it had let something come to light before. */
  readonly reveals: number;
}

/** The runs of scripts while an answer is worked out. */
export interface Runs {
  count: number;
  /** What the log says of them, where they are repeated: those that were stopped then are not run again. Null: they run for the first time. */
  readonly known: readonly Stop[] | null;
  /** Those that were stopped now. */
  readonly stopped: Stop[];
}

/** Runs of scripts that are to come; with what the log says of them, where they are repeated. */
export const newRuns = (known: readonly Stop[] | null = null): Runs => ({ count: 0, known, stopped: [] });

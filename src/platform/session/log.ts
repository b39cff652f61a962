import { type Reader, modOf, type Stop } from '../../kernel';

/** One entry of the log: an answer, or something that happened to a mod and must happen again in a replay. */
export type LogEntry = AnswerEntry | BlankEntry | KilledEntry | WithoutEntry | StoppedEntry;

/** A player blanked a card or a mod for this game. */
export interface BlankEntry {
  readonly blank: string;
  readonly seat: string;
}

/** A mod hung and was killed from outside, at this point of the log. */
export interface KilledEntry {
  readonly modKilled: string;
}

/** From here on the game was played without a mod that it had begun with. */
export interface WithoutEntry {
  readonly without: string;
}

/**
 * A script was stopped (out of gas or memory) while the next entry, or the start of the game, was computed. Where exactly depends on
 * what the guest has run before, so the log records it and a replay does not run the script again.
 */
export interface StoppedEntry {
  /** The card whose script was stopped. */
  readonly stopped: string;
  /** Index of the stopped script run since the last entry, from 0. */
  readonly run: number;
  readonly reason: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reveals: number;
  /** True if it happened while the game was set up. */
  readonly atStart?: true;
}

export interface AnswerEntry {
  readonly seat: string;
  readonly answer: readonly string[];
  /** True if a bot answered. */
  readonly bot: boolean;
  /** The answer revealed chance or hidden cards, so it cannot be undone. */
  readonly revealed: boolean;
  /** It waited for the answers of others when it was given. */
  readonly sealed?: true;
}

/** Reads an entry of a save. */
export function readEntry(entry: Reader): LogEntry {
  if (entry.field('modKilled').given) return { modKilled: entry.only(['modKilled']).field('modKilled').text(80) };
  if (entry.field('stopped').given) return readStopped(entry);
  if (entry.field('without').given) return { without: entry.only(['without']).field('without').text(80) };
  if (entry.field('blank').given) {
    return { blank: entry.only(['blank', 'seat']).field('blank').text(120), seat: entry.field('seat').text(80) };
  }
  entry.only(['seat', 'answer', 'bot', 'revealed', 'sealed']);
  return {
    seat: entry.field('seat').text(80),
    answer: entry
      .field('answer')
      .items(500)
      .map((id) => id.text(200)),
    bot: entry.field('bot').flag(false),
    revealed: entry.field('revealed').flag(true),
    ...(entry.field('sealed').flag(false) ? { sealed: true } : {}),
  };
}

/** Reasons for stopping a script. */
const REASONS = ['outOfFuel', 'outOfMemory', 'aborted'];
const MOST = 1_000_000;

function readStopped(entry: Reader): StoppedEntry {
  entry.only(['stopped', 'run', 'reason', 'file', 'line', 'column', 'reveals', 'atStart']);
  const number = (name: string): number => entry.field(name).integer(0, MOST);
  return {
    stopped: entry.field('stopped').text(120),
    run: number('run'),
    reason: REASONS[entry.field('reason').oneOf(REASONS)]!,
    file: entry.field('file').text(200),
    line: number('line'),
    column: number('column'),
    reveals: number('reveals'),
    ...(entry.field('atStart').flag(false) ? { atStart: true } : {}),
  };
}

export function stoppedEntry({ card, run, failure, reveals }: Stop, atStart: boolean): StoppedEntry {
  const { reason, file, line, column } = failure;
  return { stopped: card, run, reason, file, line, column, reveals, ...(atStart ? { atStart } : {}) };
}

/** What the engine needs in order to repeat the stop in a replay. */
export function stopOf({ stopped, run, reason, file, line, column, reveals }: StoppedEntry): Stop {
  return { run, card: stopped, reveals, failure: { mod: modOf(stopped), file, line, column, reason, stopped: true } };
}

/** The log without one answer and the scripts that were stopped by it. */
export function withoutEntry(log: readonly LogEntry[], at: number): LogEntry[] {
  let first = at;
  for (let entry = log[first - 1]; entry !== undefined && 'stopped' in entry && entry.atStart !== true; entry = log[first - 1])
    first--;
  return [...log.slice(0, first), ...log.slice(at + 1)];
}

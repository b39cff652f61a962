import { type Reader, modOf, type Stop } from '../../kernel';

/** One entry of the log: an answer, or something that happened to a mod and must happen again in a replay. */
export type LogEntry = AnswerEntry | BlankEntry | KilledEntry | WithoutEntry | StoppedEntry;

/** A player of the table has blanked a card or a mod for this game. */
export interface BlankEntry {
  readonly blank: string;
  readonly seat: string;
}

/** A mod would not stop and was killed from outside, at this place. */
export interface KilledEntry {
  readonly modKilled: string;
}

/** From here on the game was played without a mod that it had begun with. */
export interface WithoutEntry {
  readonly without: string;
}

/**
 * A script was stopped (out of gas or memory) while the next entry was worked out, or the start of the game. Where exactly
 * that happens depends on what the guest has run before: so it is written down, and a replay does not run it again.
 */
export interface StoppedEntry {
  /** The card whose script it was. */
  readonly stopped: string;
  /** Which of the scripts run since then, from 0. */
  readonly run: number;
  readonly reason: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reveals: number;
  /** It happened while the game was set up. */
  readonly atStart?: true;
}

export interface AnswerEntry {
  readonly seat: string;
  readonly answer: readonly string[];
  /** Given by a bot. */
  readonly bot: boolean;
  /** Chance or something hidden came to light by it: it cannot be taken back. */
  readonly revealed: boolean;
}

/** An entry from outside. */
export function readEntry(entry: Reader): LogEntry {
  if (entry.field('modKilled').given) return { modKilled: entry.only(['modKilled']).field('modKilled').text(80) };
  if (entry.field('stopped').given) return readStopped(entry);
  if (entry.field('without').given) return { without: entry.only(['without']).field('without').text(80) };
  if (entry.field('blank').given) {
    return { blank: entry.only(['blank', 'seat']).field('blank').text(120), seat: entry.field('seat').text(80) };
  }
  entry.only(['seat', 'answer', 'bot', 'revealed']);
  return {
    seat: entry.field('seat').text(80),
    answer: entry
      .field('answer')
      .items(500)
      .map((id) => id.text(200)),
    bot: entry.field('bot').flag(false),
    revealed: entry.field('revealed').flag(true),
  };
}

/** Why a script can have been stopped. */
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

/** What the engine must know of it when it comes to that run again. */
export function stopOf({ stopped, run, reason, file, line, column, reveals }: StoppedEntry): Stop {
  return { run, card: stopped, reveals, failure: { mod: modOf(stopped), file, line, column, reason, stopped: true } };
}

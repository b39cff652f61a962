import type { Reader } from '../engine';

/** One entry of the log: an answer, or something that happened to a mod and must happen again in a replay. */
export type LogEntry = AnswerEntry | BlankEntry | KilledEntry | WithoutEntry;

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

import { shown, shownJson } from '../../../kernel';
import { OWN_COLOURS } from './paint';

/**
 * The only way to the terminal. Texts of mods are checked on entry; this second barrier makes sure that none can move the cursor,
 * clear the screen or reverse the writing direction.
 */

/** Removes terminal commands from a text; with `colours`, keeps the game's own colours. */
export function printable(text: string, colours = false): string {
  if (!colours) return shown(text, { lines: true });
  // `split` with a capturing group returns the separators at odd indices.
  return text
    .split(OWN_COLOURS)
    .map((part, i) => (i % 2 === 1 ? part : shown(part, { lines: true })))
    .join('');
}

/** JSON with characters escaped that a terminal would interpret. */
export const printableJson = (value: unknown, indent = 0): string => shownJson(JSON.stringify(value, null, indent));

export const say = (text: string): void => void process.stdout.write(`${printable(text)}\n`);

export const sayJson = (value: unknown, indent = 0): void => void process.stdout.write(`${printableJson(value, indent)}\n`);

/** Writes a reply that is already printable; waits while the reader is slow. */
export async function sayReply(json: string): Promise<void> {
  if (!process.stdout.write(`${json}\n`)) await new Promise((ready) => process.stdout.once('drain', ready));
}

/** Writes to stderr: messages that are not part of the result. */
export const complain = (text: string): void => void process.stderr.write(`${printable(text)}\n`);

/** Writes a bug with its stack to stderr. */
export const complainOf = (bug: unknown): void => complain(bug instanceof Error ? (bug.stack ?? bug.message) : String(bug));

import { shown, shownJson } from '../../../kernel';
import { OWN_COLOURS } from './paint';

/**
 * The one way to the terminal. What strangers write is checked where it comes in; whatever was overlooked there cannot move the
 * cursor, clear the screen or turn the writing round here.
 */

/** A text as a terminal may have it; where colours are wanted, those of the game itself are left. */
export function printable(text: string, colours = false): string {
  if (!colours) return shown(text, { lines: true });
  // With a group around what separates, every second part is a separator.
  return text
    .split(OWN_COLOURS)
    .map((part, i) => (i % 2 === 1 ? part : shown(part, { lines: true })))
    .join('');
}

/** The same JSON, with letters escaped that a terminal would obey. */
export const printableJson = (value: unknown, indent = 0): string => shownJson(JSON.stringify(value, null, indent));

export const say = (text: string): void => void process.stdout.write(`${printable(text)}\n`);

export const sayJson = (value: unknown, indent = 0): void => void process.stdout.write(`${printableJson(value, indent)}\n`);

/** A reply that was made printable where it was written; waits for whoever reads slowly. */
export async function sayReply(json: string): Promise<void> {
  if (!process.stdout.write(`${json}\n`)) await new Promise((ready) => process.stdout.once('drain', ready));
}

/** What is not part of the result. */
export const complain = (text: string): void => void process.stderr.write(`${printable(text)}\n`);

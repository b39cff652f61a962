import { faultOf, type Allowed } from './letters';
import type { Reader } from './reader';

/** Words from outside that people will read: on a table, in a message, in a terminal. The one place where they are judged. */

/** A text that says something and can be shown anywhere. */
export function readWords(reader: Reader, most: number, allowed: Allowed = {}): string {
  const text = reader.text(most);
  checkLetters(reader, text, allowed);
  if (text.trim() === '') reader.fail('textEmpty');
  return text;
}

function checkLetters(reader: Reader, text: string, allowed: Allowed): void {
  const fault = faultOf(text, allowed);
  if (fault !== null) reader.fail(fault.code, { letter: fault.letter, at: fault.at });
}

/** What is not for reading: a seed may be anything, and what mods keep they keep for themselves. */
const NOT_READ: ReadonlySet<string> = new Set(['seed', 'store']);

/**
 * Judges every text and every name of a field in plain data: of configurations, positions and saves. Whatever else is wrong
 * with them is said elsewhere; here it only matters that nothing in them can be shown as what it is not.
 */
export function checkWords(reader: Reader, passedOver: readonly string[] = []): void {
  const waiting = [reader];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value } = next;
    if (typeof value === 'string') checkLetters(next, value, { anyScript: true });
    else if (Array.isArray(value)) for (const item of next.items(value.length)) waiting.push(item);
    else if (typeof value === 'object' && value !== null)
      for (const field of fieldsOf(next, next === reader ? passedOver : [])) waiting.push(field);
  }
}

function fieldsOf(reader: Reader, passedOver: readonly string[]): Reader[] {
  const fields = reader.entries().filter(([key]) => !NOT_READ.has(key) && !passedOver.includes(key));
  for (const [key, field] of fields) checkLetters(field, key, { anyScript: true });
  return fields.map(([, field]) => field);
}

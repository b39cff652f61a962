import { faultOf, type Allowed } from './letters';
import type { Reader } from '../data/reader';

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

/**
 * Judges every text and every name of a field in plain data: of configurations, positions and saves. Whatever else is wrong
 * with them is said elsewhere; here it only matters that nothing in them can be shown as what it is not. What is not for reading
 * the caller names by its way from here (`state.store`, `asks.[].frame` through a list): a seed may be anything, and what mods keep they keep for themselves.
 */
export function checkWords(reader: Reader, passedOver: readonly string[] = []): void {
  const waiting: Part[] = [[reader, passedOver.map((way) => way.split('.'))]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [part, ways] = next;
    const { value } = part;
    if (typeof value === 'string') checkLetters(part, value, { anyScript: true });
    else if (Array.isArray(value)) {
      const on = onward(ways, '[]');
      for (const item of part.items(value.length)) waiting.push([item, on]);
    } else if (typeof value === 'object' && value !== null) for (const field of fieldsOf(part, ways)) waiting.push(field);
  }
}

/** A part of the data, and the ways from there to what is not read. */
type Part = readonly [part: Reader, ways: readonly (readonly string[])[]];
const NONE: Part[1] = [];

function fieldsOf(reader: Reader, ways: Part[1]): Part[] {
  const fields = reader.entries().map(([key, field]) => ({ key, field, on: onward(ways, key) }));
  const read = fields.filter(({ on }) => !on.some((way) => way.length === 0));
  for (const { key, field } of read) checkLetters(field, key, { anyScript: true });
  return read.map(({ field, on }) => [field, on]);
}

/** The ways that lead through this field, from there. */
const onward = (ways: Part[1], key: string): Part[1] =>
  ways.length === 0 ? NONE : ways.filter(([first]) => first === key).map((way) => way.slice(1));

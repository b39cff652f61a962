import type { Reader } from '../../engine';
import { nearestOf } from './problem';

/** Words in one or more of the languages that ship. */
export interface Translated {
  readonly en?: string;
  readonly pl?: string;
}

/** A field that may not be left out. */
export function needed(reader: Reader): Reader {
  if (!reader.given) reader.fail('modFieldMissing');
  return reader;
}

/** Refuses a field that means nothing here, and says which one may have been meant. */
export function onlyKnown(reader: Reader, keys: readonly string[]): void {
  for (const [key, field] of reader.entries()) {
    if (!keys.includes(key)) field.fail('unknownModField', { value: key, nearest: nearestOf(key, keys), known: keys });
  }
}

/** Letters that take over what is shown after them: controls of a terminal, or of the direction of writing. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A text that says something and can be shown anywhere. */
export function readWords(reader: Reader, most: number): string {
  const text = reader.text(most);
  if (text.trim() === '') reader.fail('textEmpty');
  if (CONTROL.test(text.replaceAll('\n', ' '))) reader.fail('textControl');
  return text;
}

/** Words in at least one language. */
export function readTranslated(reader: Reader, most: number): Translated {
  onlyKnown(reader, ['en', 'pl']);
  const [en, pl] = [reader.field('en'), reader.field('pl')];
  if (!en.given && !pl.given) reader.fail('noLanguage');
  return {
    ...(en.given ? { en: readWords(en, most) } : {}),
    ...(pl.given ? { pl: readWords(pl, most) } : {}),
  };
}

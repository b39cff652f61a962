import { readWords, type Allowed, type Reader } from '../../../kernel';
import { nearestOf } from './problem';

/** Words in one or more of the languages that ship. */
export interface ModText {
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

/** Words in at least one language. */
export function readTranslated(reader: Reader, most: number, allowed: Allowed = {}): ModText {
  onlyKnown(reader, ['en', 'pl']);
  const [en, pl] = [reader.field('en'), reader.field('pl')];
  if (!en.given && !pl.given) reader.fail('noLanguage');
  return {
    ...(en.given ? { en: readWords(en, most, allowed) } : {}),
    ...(pl.given ? { pl: readWords(pl, most, allowed) } : {}),
  };
}

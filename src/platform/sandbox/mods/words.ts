import { readFields, readWords, type Allowed, type Reader } from '../../../kernel';

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

/** The code for fields that mean nothing in a manifest. */
export const UNKNOWN = { unknown: 'unknownModField' } as const;

/** Words in at least one language. */
export function readTranslated(reader: Reader, most: number, allowed: Allowed = {}): ModText {
  const words = (field: Reader): string | undefined => (field.given ? readWords(field, most, allowed) : undefined);
  const read = readFields<ModText>(reader, { en: words, pl: words }, UNKNOWN);
  if (read.en === undefined && read.pl === undefined) reader.fail('noLanguage');
  return read;
}

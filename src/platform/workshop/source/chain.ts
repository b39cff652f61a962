import { applied, difference } from '../document/changes';
import type { Edit } from './edits';
import { parseCard, type ParsedCard } from './parse';
import { parseJson } from './parse-json';

/** Several edits as one, each of the text that the one before it leaves. Null if one of them cannot be made. */
export function chained(card: ParsedCard, edits: readonly ((card: ParsedCard) => Edit)[]): Edit {
  let now = card;
  const parse = card.syntax === 'json' ? parseJson : parseCard;
  for (const edit of edits) {
    const changes = edit(now);
    if (changes === null) return null;
    const next = parse(applied(now.text, changes));
    if ('why' in next) return null;
    now = next;
  }
  const change = difference(card.text, now.text);
  return change === null ? [] : [change];
}

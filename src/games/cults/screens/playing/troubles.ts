import type { GameEvent } from '../../../../kernel';
import type { Lang } from '../../../../platform/i18n/lang';
import type { Trouble } from '../../../../platform/screens/table/notices/trouble';
import { Books } from '../../picture/cards/books';
import type { CultsReading } from '../../reading';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What an event says of a mod that has failed; null for an event that is about no mod in play. */
export function troubleOf(event: GameEvent, reading: CultsReading, lang: Lang): Trouble | null {
  const books = new Books(reading, lang);
  const what = textOf(event['what']);
  const card = textOf(event['card']) || (what.includes(':') ? what : '');
  const [mod = ''] = (textOf(event['mod']) || card || what).split(':');
  const origin = reading.origins.find(({ id }) => id === mod);
  // An answer that was too much work for all mods together names no card.
  if (origin === undefined && event.type !== 'scriptCancelled') return null;
  const file = textOf(event['file']);
  const [line, column] = [numberOf(event['line']), numberOf(event['column'])];
  return {
    kind: event.type === 'scriptCancelled' ? 'failed' : event.type === 'modKilled' ? 'killed' : 'blanked',
    mod,
    title: origin === undefined ? '' : (books.originOf(`${mod}:`)?.title ?? mod),
    version: origin?.version ?? '',
    card,
    cardName: card === '' ? '' : books.names.card(card),
    place: file === '' ? '' : `${file}:${line}:${column}`,
    reason: textOf(event['reason']),
    what: books.words.event(event),
    strikes: numberOf(event['strikes']),
    isBlank: event.type !== 'scriptCancelled',
  };
}

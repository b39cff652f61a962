/** The mod that a card belongs to, by the card's id; the base set's cards have no name space. */
export const modOf = (card: string): string => (card.includes(':') ? card.slice(0, card.indexOf(':')) : 'base');

/** What a record holds itself: ids come from strangers, and every object answers to `constructor`. */
export function ownOf<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

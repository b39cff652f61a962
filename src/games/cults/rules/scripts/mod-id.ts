/** What a record holds itself: ids come from strangers, and every object answers to `constructor`. */
export function ownOf<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

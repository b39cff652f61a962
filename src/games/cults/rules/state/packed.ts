/**
 * Builds arrays with `push`: V8 makes HOLEY arrays in `map`, and state arrays must all stay PACKED so that reads stay monomorphic.
 */
export function packed<T, R>(items: readonly T[], make: (item: T) => R): R[] {
  const made: R[] = [];
  for (let i = 0; i < items.length; i++) made.push(make(items[i]!));
  return made;
}

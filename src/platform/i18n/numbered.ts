/** Makes names distinct: equal ones get a number. */
export function numbered(
  names: readonly string[],
  oneOf: (name: string, number: number, count: number) => string,
): readonly string[] {
  const [counts, seen] = [new Map<string, number>(), new Map<string, number>()];
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    const count = counts.get(name)!;
    return count === 1 ? name : oneOf(name, number, count);
  });
}

/** Joins labels in order and counts equal ones: "Brute, 3 × Thug". */
export function tally(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count === 1 ? label : `${count} × ${label}`)).join(', ');
}

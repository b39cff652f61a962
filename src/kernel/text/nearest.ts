/** The known name that comes nearest to what was written; empty where none comes near. */
export function nearestOf(given: string, known: Iterable<string>): string {
  let best = '';
  let least = Math.max(2, given.length / 2);
  for (const name of known) {
    const far = lettersApart(given.toLowerCase().slice(0, 100), name.toLowerCase().slice(0, 100));
    if (far > least || (far === least && best !== '')) continue;
    best = name;
    least = far;
  }
  return best;
}

/** How many letters must be changed, added or left out (Levenshtein). */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

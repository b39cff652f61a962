/** Shortens the longest word by one letter; returns the same string if nothing can be cut. */
export function cutLongest(words: string): string {
  const all = words.split(' ');
  const longest = all.reduce((best, word, at) => (word.length > all[best]!.length ? at : best), 0);
  return all.map((word, at) => (at === longest ? `${word.replace(/.…?$/u, '')}…` : word)).join(' ');
}

/** The words with the longest of them a letter shorter; the same where there is nothing left to cut. */
export function cutLongest(words: string): string {
  const all = words.split(' ');
  const longest = all.reduce((best, word, at) => (word.length > all[best]!.length ? at : best), 0);
  return all.map((word, at) => (at === longest ? `${word.replace(/.…?$/u, '')}…` : word)).join(' ');
}

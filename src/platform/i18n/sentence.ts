import type { Details } from './details';

/** A sentence that needs no names of any game. */
export type PlainSentence = (d: Details) => string;
export type PlainSentences = Readonly<Record<string, PlainSentence>>;
export type TermsById = Readonly<Record<string, string>>;

/** A word by its id; an id that no language knows stands for itself. */
export function term(table: TermsById, id: string): string {
  return (Object.hasOwn(table, id) ? table[id] : undefined) ?? id;
}

/** A sentence for each word of a table. */
export function sentencesOf<K extends string>(
  table: Readonly<Record<K, string>>,
  say: (word: string) => string,
): Record<K, PlainSentence> {
  const made: Partial<Record<K, PlainSentence>> = {};
  for (const code of Object.keys(table) as K[]) made[code] = () => say(table[code]);
  return made as Record<K, PlainSentence>;
}

/** "cards/adept.js 4:12: ", as far as it is known. */
export const placeIn = (d: Details): string => {
  const place = d.number('line') > 0 ? ` ${d.number('line')}:${d.number('column')}` : '';
  return d.text('file') === '' ? '' : `${d.text('file')}${place}: `;
};

/** Equal things once, with their number: "Thug ×2" and "Freak". Needs no plural and no case. */
export function counted(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count === 1 ? thing : `${thing} ×${count}`));
}

export const tally = (things: readonly string[]): string => counted(things).join(', ');

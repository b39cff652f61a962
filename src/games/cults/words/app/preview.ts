/** What an option would cost and change, in short: it stands after the option's name. */
export interface PreviewWords {
  readonly power: (cost: number, have: number) => string;
  /** R8.7: a Ritual that moves, what it becomes, and what all own Rituals are worth here then. */
  readonly raised: (level: string, worth: number) => string;
  readonly moved: (worth: number) => string;
  readonly attack: (total: number) => string;
  readonly terror: (rituals: number, sanity: number) => string;
  readonly terrorSure: (rituals: number, sanity: number) => string;
  /** R8.3 */
  readonly tokens: (count: number) => string;
  readonly site: (cost: number, have: number) => string;
  readonly ritual: (cost: number, have: number) => string;
  readonly cards: (cheapest: number, have: number) => string;
  readonly keeps: (levels: readonly string[]) => string;
  readonly scores: (count: number) => string;
}

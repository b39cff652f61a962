/** What an option would cost and change, in short: it stands after the option's name. */
export interface PreviewWords {
  readonly power: (cost: number, have: number) => string;
  /** R8.7: a Ritual that moves, what it becomes, and what all own Rituals are worth here then. */
  readonly raised: (level: string, worth: number) => string;
  readonly moved: (worth: number) => string;
  readonly attack: (total: number) => string;
  /** R10.2: what the own Rituals give, the Sanity, and the Terror at hand. */
  readonly terror: (rituals: number, sanity: number, have: number) => string;
  readonly terrorSure: (rituals: number, sanity: number) => string;
  /** R10.3: nobody can take part in a Confrontation. */
  readonly unopposed: (markers: number) => string;
  /** R12.5: the NPC's Attack against the most that the player could bring. */
  readonly npc: (likely: { readonly from: number; readonly to: number }, own: number) => string;
  /** R9.2: the Rituals and cards of the strongest rival against the most that the player could bring. */
  readonly rival: (cult: string, levels: number, cards: number, own: number) => string;
  /** R8.7: how many Rituals could come, and as what the highest. */
  readonly moves: (count: number, highest: string) => string;
  /** R8.3 */
  readonly tokens: (count: number) => string;
  readonly site: (cost: number, have: number) => string;
  readonly ritual: (cost: number, have: number) => string;
  readonly cards: (cheapest: number, have: number) => string;
  readonly keeps: (levels: readonly string[]) => string;
  readonly scores: (count: number) => string;
}

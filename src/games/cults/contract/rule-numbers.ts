/** The numbers of the rules as they are printed. Whatever a card may change is read through `rule`, never as a literal. */
export const RULES = {
  /** R3.2: with two players; each further player opens one more. */
  ritualFields: 3,
  /** R3.2 */
  dominanceFields: 4,
  /** R3.4: with two players; each further player starts them one field farther away. */
  investigatorStart: 2,
  /** R3.6: added to the Sanity of every district. */
  sanity: 0,
  /** R7.2 */
  mobilizationDraw: 6,
  /** R7.3 */
  recruitmentDice: 5,
  /** R7.3 */
  rerolls: 2,
  /** R7.4 */
  planMarkers: 4,
  /** R8.2 */
  planSpots: 2,
  /** R8.3 */
  bluffTokens: 2,
  /** R8.5: added to the cost of every District card. */
  cardCost: 0,
  /** R8.5: what the first District card that a player pays for in a round costs less. */
  firstCardDiscount: 0,
  /** R8.6 */
  siteCost: 5,
  /** R8.6: added to level + Investigators. */
  ritualCost: 0,
  /** R9.2: Rituals that each opponent may move in. */
  opposingMoves: 1,
  /** R10.3: Dominance markers after a won Confrontation, and without one. */
  dominanceWon: 1,
  dominanceUnopposed: 2,
  /** R11.1 */
  tokensKept: 5,
  /** R12.5: cards that the NPC reveals. */
  npcReveals: 3,
  /** R12.5: how often the NPC re-rolls. */
  npcRerolls: 2,
} as const;
export type RuleName = keyof typeof RULES;

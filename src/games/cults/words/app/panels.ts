/** Words on the panels around the board. */
export interface PanelWords {
  readonly round: string;
  readonly phases: Readonly<Record<PhaseGroup, string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
  readonly log: string;
  readonly rules: string;
  readonly menu: string;
  readonly close: string;
  readonly now: string;
  readonly next: string;
  readonly you: string;
  readonly human: string;
  readonly npc: string;
  readonly pointsNow: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  /** Under the viewer's own piles. */
  readonly ownDeck: (count: number) => string;
  readonly ownDiscard: (count: number) => string;
  readonly plans: string;
  readonly firstCultist: string;
  readonly planBoard: string;
  readonly noLimit: (tokens: number) => string;
  readonly planReference: string;
  readonly cost: string;
  readonly priceNow: (base: number, investigators: number, other: number, now: number) => string;
  /** On the enlarged card of a mod. */
  readonly fromMod: (title: string, version: string) => string;
  /** The button that makes a mod's card do nothing for the rest of the game, and what screen readers say of it. */
  readonly blank: string;
  readonly blankCard: (card: string, title: string, version: string) => string;
  readonly isBlank: string;
  readonly cityCard: string;
  /** Before the first one is revealed. */
  readonly noCityCard: string;
  readonly lasts: Readonly<Record<'once' | 'round' | 'game', string>>;
  readonly investigatorsAdvance: string;
  readonly discardOf: (cult: string) => string;
  readonly emptyPile: string;
  readonly npcPlans: string;
  readonly storedThugs: string;
  readonly bonusCards: string;
  readonly objective: string;
  readonly met: string;
  readonly notMet: string;
  /** R11.3: what decides between equal points, in short. */
  readonly tieBy: Readonly<Record<'dominance' | 'sites' | 'rituals' | 'disorganization', string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly logEmpty: string;
  /** What the last lines of the log are called beside the board. */
  readonly lately: string;
  readonly lastRoll: string;
  readonly handCard: (card: string) => string;
}

/** The phases as the bar names them: the two steps of the Cult phase are one (R5.1). */
export type PhaseGroup = 'setup' | 'city' | 'cult' | 'planning' | 'action' | 'hiding';

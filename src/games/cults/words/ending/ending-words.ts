/** Where points come from (R11.2). */
type Source = 'dominance' | 'sites' | 'mostRituals';

/** The words of a game's end and of what one has won; fetched with the screens that say them. */
export interface EndingWords {
  /** The pages of the result. */
  readonly pages: string;
  readonly next: string;
  /** The same seats and settings once more. */
  readonly rematch: string;
  /** Buttons where there is little room: to the board, to the title. */
  readonly board: string;
  readonly title: string;

  /** Over the winners' scene, for a person who lost against other cults: "You came third of four." */
  readonly place: (place: number, of: number) => string;
  readonly bestMoment: string;
  /** The best moment of a cult, where several people share the screen. */
  readonly bestMomentOf: (cult: string) => string;
  readonly noBest: string;
  /** How many points the best moment brought; none are said if it only cost a rival some. */
  readonly gained: (points: number) => string;
  readonly decided: string;
  /** R12.8: the requirements that were not met, in words. */
  readonly notMet: (requirements: readonly string[]) => string;
  /** Where the winner had most points over the loser. */
  readonly gap: (winner: string, source: Source, more: number, less: number) => string;
  /** The turn that cost most: where, and what happened. */
  readonly cost: (where: string, what: string) => string;

  /** How many Objectives this browser's player has won. */
  readonly won: (count: number, of: number) => string;
  readonly wonBefore: string;
  readonly notWon: string;
  readonly firstTime: string;
  readonly allWon: string;
  /** The browser stores nothing. */
  readonly notKept: string;

  /** What to try next: headings, and what a click does. */
  readonly objective: string;
  readonly objectiveAlone: (cult: string) => string;
  readonly rival: string;
  readonly rivals: (level: string, count: number) => string;
  readonly puzzle: string;
  readonly mod: string;
  readonly modHint: string;
}

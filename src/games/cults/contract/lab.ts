/** What can be said about a card in one sentence. */
export type VerdictCode =
  | 'tooFew'
  | 'outOfReach'
  | 'tooCheap'
  | 'tooStrong'
  | 'tooDear'
  | 'tooWeak'
  | 'winsTooMuch'
  | 'winsTooLittle'
  | 'unused'
  | 'fits'
  | 'cityRaises'
  | 'cityLowers'
  | 'cityNeutral';

/** The lab's verdict on a card as data; the game's words make a sentence of it. Shares are 0 to 1. */
export interface Verdict {
  readonly code: VerdictCode;
  /** Purchases among the chances; of a card out of reach, chances among the Augmentations where it lay. */
  readonly share?: number;
  readonly chances?: number;
  readonly cost?: number;
  /** A cost to try. */
  readonly tryCost?: number;
  /** Shares of the victories with and without the card; for City cards mean points. */
  readonly with?: number;
  readonly without?: number;
  /** Uses of the card's abilities among its plays. */
  readonly used?: number;
}

/** A share that was measured, with its 95 % interval. */
export interface MeasuredShare {
  readonly value: number;
  /** How many times were counted. */
  readonly games: number;
  readonly ci: readonly [low: number, high: number];
}

/** Who can play in the lab: a fast player of its own, or a level of the game's bots. */
export const LAB_PLAYERS = ['apprentice', 'novice', 'cultist', 'elder'] as const;
export type LabPlayers = (typeof LAB_PLAYERS)[number];

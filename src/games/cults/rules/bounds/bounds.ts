/**
 * Bounds on what one answer may cause and what a game may hold, in spite of all cards. Every machine counts alike, so these numbers are
 * rules: a card that exceeds one is cancelled as a whole, named and struck (overrun.ts), or the surplus is dropped.
 */
export const BOUNDS = {
  /** After one answer: effects run and events told. */
  effects: 2000,
  events: 5000,
  /** Frames on the flow stack while effects run. */
  frames: 2000,
  /** Triggers called up after one answer, and how deep they call each other up: beyond that nothing listens. */
  calls: 64,
  depth: 8,
  /** Most subscriptions that one mod may have in force. */
  subscriptions: 100,
  changes: 100,
  /** Questions of cards in a row, with none of the rules between them. */
  questionsInARow: 200,
  /** Questions in a round: beyond that all mods but the base set are blank, since the base set always ends. */
  questionsInARound: 3000,
  /** Letters that waiting effects and subscriptions may take in a save. */
  letters: 1_000_000,
  /** Copies of one card made in a game, tokens of one kind behind a screen, Investigators in a district: no more come. */
  copies: 256,
  tokens: 200,
  investigators: 50,
  /** Cards cancelled while one answer is worked out; then all that are not of the base set stand still. */
  cancelled: 8,
} as const;

/** Why a card was cancelled that is no script: the words are made outside. */
export const OVERRUNS = [
  'cardTooManyEffects',
  'cardTooManyEvents',
  'cardTooManyFrames',
  'cardTooManySubscriptions',
  'cardTooManyChanges',
  'cardTooManyQuestions',
  'cardTooMuchWaiting',
  'cardBroke',
] as const;
export type Overrun = (typeof OVERRUNS)[number];

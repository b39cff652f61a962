/** The names of the bots that can take a seat. */
export type BotLevel = 'novice' | 'cultist' | 'elder' | 'random';

/** Words about bots: on the new-game screen and at their seats. */
export interface BotWords {
  readonly names: Readonly<Record<BotLevel, string>>;
  /** How each of them plays, in one line. */
  readonly about: Readonly<Record<BotLevel, string>>;
  readonly pace: string;
  readonly paces: Readonly<Record<'quick' | 'normal' | 'slow', string>>;
  /** In place of the name while the bot thinks. */
  readonly thinking: string;
  /** The same for screen readers. */
  readonly thinks: (cult: string) => string;
  /** A bot could not think: its code did not come, or a mod's script hung. */
  readonly hurried: (name: string) => string;
}

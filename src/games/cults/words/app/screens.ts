/** What is said of this game around its table: on the title, in the lists of keys and mods, at its end. */
export interface CultsScreenWords {
  readonly title: string;
  readonly subtitle: string;
  readonly loading: string;

  /** What each key of the table does. */
  readonly keyList: readonly string[];

  readonly modsHint: string;
  readonly baseSet: string;

  readonly gameOver: string;
  readonly afterRounds: (rounds: number) => string;
  /** Under the number. */
  readonly points: (count: number) => string;
  readonly rituals: (count: number) => string;
  /** R11.3: by what a tie was broken. */
  readonly tieBreaks: Readonly<Record<'dominance' | 'sites' | 'rituals' | 'disorganization' | 'none', string>>;
  /** R12.8: a tie to the end in a solo game. */
  readonly tieAlone: string;
  readonly objectiveMet: string;
  readonly objectiveMissed: string;
  readonly lookAtBoard: string;
  readonly results: string;
  readonly columns: Readonly<Record<'dominance' | 'sites' | 'mostRituals' | 'total', string>>;

  /** The page before a first game: who one is, what one wants, how points are made. */
  readonly briefing: {
    readonly you: (cult: string) => string;
    readonly rival: (cult: string) => string;
    readonly goal: string;
    readonly points: string;
    readonly ways: readonly [dominance: string, sites: string, rituals: string];
    readonly idea: string;
    readonly begin: string;
  };

  readonly study: string;
  readonly studyHint: string;
  /** In the credits. */
  readonly aboutGame: string;
}

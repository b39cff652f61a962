/** Words on the table itself. */
export interface TableWords {
  readonly confirm: string;
  readonly undo: string;
  readonly yourTurn: string;
  readonly waiting: (cult: string) => string;
  readonly choosePlan: string;
  /** One line for each Plan: what it does. */
  readonly planDoes: Readonly<Record<'augmentation' | 'preparation' | 'influence' | 'dominance' | 'bluff', string>>;
  /** "5 of 7 Power". */
  readonly sum: (what: string, have: number, need: number) => string;
}

/** What advisers say beside the prompt; their reasons are worded in `words/en/advice.ts` and `pl`. */
export interface CoachWords {
  /** The line as a whole. */
  readonly advice: (what: string, why: string) => string;
  /** The same from the player who was asked "what would you do?". */
  readonly hint: (what: string, why: string) => string;
  readonly whatWouldYouDo: string;
  /** The same on a narrow button. */
  readonly hintWord: string;
  readonly thinking: string;
  /** Nobody could be asked. */
  readonly noAdvice: string;
  /** Choosing nothing, where that is the advice. */
  readonly nothing: string;
  /** A payment, instead of all that it consists of. */
  readonly payment: string;
  /** All that has Attack, and how much that is. */
  readonly allAttack: (attack: number) => string;
}

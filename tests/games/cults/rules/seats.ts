import type { TestTable } from '../../../harness';

/** The cults in the order in which these tests seat them, clockwise. */
export const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'] as const;

/** The first so many cults, as a scenario names them. */
export const cults = (count: number): string[] => CULTS.slice(0, count);

export const THREE: readonly string[] = cults(3);
export const FOUR: readonly string[] = cults(4);

/** The same for the configuration of a new game. */
export const players = (count: number): { cult: string }[] => cults(count).map((cult) => ({ cult }));

/** The districts that a question offers, in its order. */
export const offered = (t: TestTable): unknown[] => t.decision.options.map((option) => option['district']);

/** Whom events of a type concern, in their order. */
export const seatsOf = (t: TestTable, type: string): unknown[] => t.events(type).map((event) => event.seat);

/** The code with which a plan is refused in the open question. */
export const refusal = (t: TestTable, what: string): string | undefined =>
  t.decision.refused.find((refused) => refused.what === what)?.code;

/** A pile of so many copies of a card, or a throw of so many equal dice. */
export const many = (thing: string, count: number): string[] => new Array<string>(count).fill(thing);
export const BLANKS = many('blank', 5);

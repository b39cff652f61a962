import type { CultsSession } from '../src/games/cults/game';
import { cults } from '../src/games/cults/rules';
import { expect } from 'vitest';
import type { Decision, GameEvent, Option, SeatView } from '../src/kernel';
import { baseBook } from '../src/games/cults/base-set/books';
import { Session } from '../src/platform/session/session';

let watching: TestTable[] | null = null;

/** Every table opened from now on is added to this list, for who looks after all tables of a test; null ends it. */
export function watchTables(list: TestTable[] | null): void {
  watching = list;
}

/** A game under test: loads scenarios, answers by what options say, and looks at what came of it. */
export class TestTable {
  readonly session: CultsSession;

  constructor(session: CultsSession) {
    this.session = session;
    watching?.push(this);
  }

  /** The open decision; fails if there is none. */
  get decision(): Decision {
    const { decision } = this.session;
    if (decision === null) throw new Error('nothing is asked');
    return decision;
  }

  get kind(): string {
    return this.decision.kind;
  }

  /** Whether an option with these details is on offer. */
  offers(details: Readonly<Record<string, unknown>>): boolean {
    return this.decision.options.some((option) => fits(option, details));
  }

  /** Ids of the options with these details. */
  ids(details: Readonly<Record<string, unknown>>): string[] {
    return this.decision.options.filter((option) => fits(option, details)).map((option) => option.id);
  }

  /** Answers with one option for each description (an option is taken once); checks the kind first. */
  answer(kind: string, ...wanted: readonly Readonly<Record<string, unknown>>[]): this {
    const { decision } = this;
    expect(decision.kind, `asked: ${JSON.stringify(decision)}`).toBe(kind);
    const taken: string[] = [];
    for (const details of wanted) {
      const option = decision.options.find((candidate) => fits(candidate, details) && !taken.includes(candidate.id));
      if (option === undefined)
        throw new Error(`${kind} offers no ${JSON.stringify(details)}: ${JSON.stringify(decision.options)}`);
      taken.push(option.id);
    }
    this.session.answer(taken);
    return this;
  }

  pass(kind = 'useAbility'): this {
    return this.answer(kind, { pass: true });
  }

  /** Answers with the suggestion until a decision of this kind (and seat) is open. */
  until(kind: string, seat?: string): this {
    for (let i = 0; i < 2000; i++) {
      const { decision } = this.session;
      if (decision === null) throw new Error(`the game ended before ${kind}`);
      if (decision.kind === kind && (seat === undefined || decision.seat === seat)) return this;
      this.session.answer(decision.suggest);
    }
    throw new Error(`no ${kind} in sight`);
  }

  /** Plays suggestions to the end. */
  finish(): this {
    for (let i = 0; i < 20_000 && this.session.decision !== null; i++) this.session.answer(this.session.decision.suggest);
    expect(this.session.outcome).not.toBeNull();
    return this;
  }

  /** Events of a type, since the start. */
  events(type: string): GameEvent[] {
    return this.session.events.filter((event) => event.type === type);
  }

  /** What a seat sees; by default the one whose decision is open. The public part of the board is the same for all. */
  view(seat?: string): View {
    const who = seat ?? this.session.decision?.seat ?? this.session.state.setting.seats[0]!.cult;
    return this.session.view(who) as unknown as View;
  }

  /** A district as it stands. */
  district(name: string): DistrictDoc {
    return this.view().districts[name]!;
  }

  /** What a player holds, seen by itself. */
  hand(seat: string): string[] {
    return this.view(seat).hands[seat] as string[];
  }
  tokens(seat: string): Record<string, number> {
    return this.view(seat).tokens[seat]!;
  }
  discards(seat: string): string[] {
    return this.view().discards[seat]!;
  }
  supply(seat: string): { rituals: number[]; sites: number; dominance: number; plans: number } {
    return this.view().supply[seat]!;
  }
}

export interface DistrictDoc {
  sanity: number;
  investigators: number;
  track: number;
  rituals: [string, number][];
  sites: string[];
  dominance: string[];
  guardian: { card: string; left: number } | null;
  action: { card: string; left: number } | null;
  plans: string[];
}

export type View = SeatView & {
  readonly [detail: string]: unknown;
  districts: Record<string, DistrictDoc>;
  hands: Record<string, string[] | { count: number }>;
  decks: Record<string, { count: number }>;
  discards: Record<string, string[]>;
  tokens: Record<string, Record<string, number>>;
  supply: Record<string, { rituals: number[]; sites: number; dominance: number; plans: number }>;
  planned: Record<string, Record<string, number>>;
  scores: Record<string, { dominance: number; sites: number; mostRituals: number; total: number }>;
};

function fits(option: Option, details: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(details).every(([key, value]) => option[key] === value);
}

/** A position of the base game (docs/headless.md, Scenarios). */
export const load = (scenario: Readonly<Record<string, unknown>>): TestTable =>
  new TestTable(Session.begin(cults, { scenario }, baseBook()));

/** A new game of the base game. */
export const begin = (config: Readonly<Record<string, unknown>>): TestTable =>
  new TestTable(Session.begin(cults, { config }, baseBook()));

/** The code of the GameError that an action throws. */
export function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'nothing was thrown';
}

/** The rule that a refusal cites. */
export function ruleOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as { rule?: string }).rule ?? String(error);
  }
  return 'nothing was thrown';
}

import { answerNamed, fits, GameError, Reader, type Decision, type GameEvent } from '../../../kernel';
import { cults, play, whyNotOffered, type Catalogue, type CultsPlay, type NotOffered, type State } from '../rules';
import { tableViewOf } from '../contract/table-view';
import type { TableView } from '../contract/view-types';
import { differences, type Difference, type Measurable } from './differences';
import { named, type WrittenAnswer } from './lead';
import { leadOf, withLead, type BenchStart, type Reached, type Stopped, type ToldError } from './course';
import { benchSeat } from './seat';

/** An event with what it changed. */
export interface BenchEvent {
  readonly event: GameEvent;
  readonly differences: readonly Difference[];
}

/** An answer and everything that came of it; the beginning of the position has none. */
export interface BenchStep {
  readonly answer: WrittenAnswer | null;
  readonly events: readonly BenchEvent[];
}

export interface BenchRun extends Reached {
  readonly steps: readonly BenchStep[];
  /** The question after the last answer; null where the game is over. */
  readonly open: Decision | null;
  /** Why abilities of the card are not on offer to the seat whose card it is. */
  readonly notOffered: readonly NotOffered[];
  /** The table after the last answer, as the seat that is asked sees it. */
  readonly view: TableView;
}

/**
 * Plays the same answers from the same start: after a change of the card, the author sees what is different. The bench looks into
 * every hand, since all seats are the author's. A lead that does not fit its board any more is played step by step, as far as it goes.
 */
export function runBench(book: Catalogue, card: string, start: BenchStart, answers: readonly WrittenAnswer[]): BenchRun {
  const { state, told, lead } = opened(book, start);
  const steps: BenchStep[] = [{ answer: null, events: told.map((event) => ({ event, differences: [] })) }];
  const game = play(state, book, null);
  const stopped = lead === null ? null : leadPlayed(game, lead, steps);
  const led = lead === null ? null : steps.slice(1).flatMap(({ answer }) => answer ?? []);
  const ended = stopped ?? played(game, answers, steps);
  const [open = null] = cults.decisions(game);
  const seat = open === null ? 0 : seatNumber(game, open.seat);
  const notOffered = open === null ? [] : whyNotOffered(game, benchSeat(game, card, seat), card);
  return { steps, open, led, stopped: ended, notOffered, view: tableViewOf(cults.view(game, seat), {}) };
}

/** Plays answers until one does not fit, and adds the steps that do. */
function played(game: CultsPlay, answers: readonly WrittenAnswer[], steps: BenchStep[]): Stopped | null {
  for (const [at, answer] of answers.entries()) {
    const error = tried(game, answer, steps);
    if (error !== null) return { in: 'answers', at, error };
  }
  return null;
}

/** The same for the answers of a lead; those to questions that are not asked on this board are left out. */
function leadPlayed(game: CultsPlay, lead: readonly unknown[], steps: BenchStep[]): Stopped | null {
  for (const [at, answer] of lead.entries()) {
    const error = tried(game, answer, steps);
    if (error === null) continue;
    const [open] = cults.decisions(game);
    const isAnsweredLater = open !== undefined && !answers(answer, open) && lead.slice(at).some((one) => answers(one, open));
    if (!isAnsweredLater) return { in: 'lead', at, error };
  }
  return null;
}

const answers = (answer: unknown, { kind, seat }: Decision): boolean => fits(answer, { kind, seat });

/** Adds the step of an answer; returns why it does not fit, or null if it does. */
function tried(game: CultsPlay, answer: unknown, steps: BenchStep[]): ToldError | null {
  try {
    steps.push(stepOf(game, answer));
    return null;
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { code: error.code, params: error.params };
  }
}

/** The position; with the answers of its lead if they do not all fit, for then they are still to be played, else null. */
function opened(
  book: Catalogue,
  start: BenchStart,
): { readonly state: State; readonly told: readonly GameEvent[]; readonly lead: readonly unknown[] | null } {
  const lead = leadOf(start);
  const told: GameEvent[] = [];
  try {
    return { state: begun(book, start, told), told, lead: null };
  } catch (error) {
    if (lead.length === 0 || !(error instanceof GameError)) throw error;
    const bare: GameEvent[] = [];
    return { state: begun(book, withLead(start, []), bare), told: bare, lead };
  }
}

/** The table at the beginning of a position, or why it is none. */
export type BenchLook = { readonly view: TableView } | { readonly error: ToldError };

/** Shows the board itself, before the answers of its lead. */
export function lookAt(book: Catalogue, card: string, start: BenchStart): BenchLook {
  try {
    return { view: runBench(book, card, withLead(start, []), []).view };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { error: { code: error.code, params: error.params } };
  }
}

/** The state after these answers; throws at the first that does not fit. */
export function stateAfter(book: Catalogue, start: BenchStart, answers: readonly WrittenAnswer[]): State {
  const game = play(begun(book, start, []), book, null);
  for (const answer of answers) stepOf(game, answer);
  return game.state;
}

function begun(book: Catalogue, start: BenchStart, told: GameEvent[]): State {
  if ('state' in start) return cults.clone(start.state);
  return 'config' in start ? cults.begin(start.config, book, told) : cults.load(start.scenario, book, told);
}

function stepOf({ state, book }: CultsPlay, answer: unknown): BenchStep {
  const told = new Watched();
  const game = play(state, book, told);
  const [decision] = cults.decisions(game);
  if (decision === undefined) throw new GameError('gameOver');
  const { kind, seat, options } = decision;
  const ids = answerNamed(decision, new Reader(answer, 'answer'));
  told.watch(() => seenByAll(game));
  cults.answer(game, seatNumber(game, seat), ids);
  const chosen = ids.flatMap((id) => options.filter((option) => option.id === id)).map(named);
  return { answer: { kind, seat, options: chosen }, events: told.told() };
}

const seatNumber = (game: CultsPlay, cult: string): number => cults.seated(game.state).findIndex(({ id }) => id === cult);

/** The view of the first seat, with the hand and the tokens that each other seat sees of its own. */
function seenByAll(game: CultsPlay): Measurable {
  const seats = cults.seated(game.state).map(({ id }, seat) => ({ id, view: cults.view(game, seat) }));
  const own = <T>(part: (view: (typeof seats)[number]['view']) => Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(seats.flatMap(({ id, view }) => Object.entries(part(view)).filter(([cult]) => cult === id)));
  return { ...seats[0]!.view, hands: own(({ hands }) => hands), tokens: own(({ tokens }) => tokens) };
}

/** A list of events that looks at the table whenever the rules engine adds one. */
class Watched extends Array<GameEvent> {
  #look: (() => Measurable) | null = null;
  #first: Measurable | null = null;
  /** By event, since the engine takes back those of a cancelled script. */
  readonly #seen = new WeakMap<GameEvent, Measurable>();

  /** Lists made from this one watch nothing. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  watch(look: () => Measurable): void {
    this.#look = look;
    this.#first = look();
  }

  override push(...events: GameEvent[]): number {
    if (this.#look !== null) for (const event of events) this.#seen.set(event, this.#look());
    return super.push(...events);
  }

  /** The events that stand, each with the differences to the one before. */
  told(): readonly BenchEvent[] {
    let last = this.#first;
    return [...this].map((event) => {
      const now = this.#seen.get(event) ?? last;
      const changed = last === null || now === null ? [] : differences(last, now);
      last = now;
      return { event, differences: changed };
    });
  }
}

import { answerNamed, GameError, Reader, type Decision, type GameEvent } from '../../../kernel';
import type { Start } from '../../../platform/session/session';
import { cults, play, whyNotOffered, type Catalogue, type Game, type NotOffered, type State } from '../rules';
import { tableViewOf } from '../contract/table-view';
import type { TableView } from '../contract/view-types';
import { differences, type Difference, type Measurable } from './differences';
import type { Answer } from './lead';

/** An event with what it changed. */
export interface BenchEvent {
  readonly event: GameEvent;
  readonly differences: readonly Difference[];
}

/** An answer and everything that came of it; the beginning of the position has none. */
export interface BenchStep {
  readonly answer: Answer | null;
  readonly events: readonly BenchEvent[];
}

/** Where the bench begins: a position, a new game, or a moment taken from a running game. */
export type BenchStart = Start | { readonly state: State };

/** An error as it crosses to the page, which words it. */
type Told = Pick<GameError, 'code' | 'params'>;

export interface BenchRun {
  readonly steps: readonly BenchStep[];
  /** The question after the last answer; null where the game is over. */
  readonly open: Decision | null;
  /** The answer that no longer fits, by its number, and why. */
  readonly stopped: { readonly at: number; readonly error: Told } | null;
  /** Why abilities of the card are not on offer to the seat that is asked. */
  readonly notOffered: readonly NotOffered[];
  /** The table after the last answer, as the seat that is asked sees it. */
  readonly view: TableView;
}

/**
 * Plays the same answers from the same start: after a change of the card, the author sees what is different. The bench looks into
 * every hand, since all seats are the author's.
 */
export function runBench(book: Catalogue, card: string, start: BenchStart, answers: readonly Answer[]): BenchRun {
  const told = new Watched();
  const state = begun(book, start, told);
  const game = play(state, book, told);
  const steps: BenchStep[] = [{ answer: null, events: told.map((event) => ({ event, differences: [] })) }];
  let stopped: BenchRun['stopped'] = null;
  for (const [at, answer] of answers.entries()) {
    try {
      steps.push(stepOf(game, answer));
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      stopped = { at, error: { code: error.code, params: error.params } };
      break;
    }
  }
  const [open = null] = cults.decisions(game);
  const seat = open === null ? 0 : seatNumber(game, open.seat);
  const notOffered = open === null ? [] : whyNotOffered(game, seat, card);
  return { steps, open, stopped, notOffered, view: tableViewOf(cults.view(game, seat), {}) };
}

/** The table at the beginning of a position, or why it is none. */
export type BenchLook = { readonly view: TableView } | { readonly error: Told };

export function lookAt(book: Catalogue, card: string, start: BenchStart): BenchLook {
  try {
    return { view: runBench(book, card, start, []).view };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { error: { code: error.code, params: error.params } };
  }
}

/** The state after these answers; throws at the first that does not fit. */
export function stateAfter(book: Catalogue, start: BenchStart, answers: readonly Answer[]): State {
  const game = play(begun(book, start, []), book, null);
  for (const answer of answers) stepOf(game, answer);
  return game.state;
}

function begun(book: Catalogue, start: BenchStart, told: GameEvent[]): State {
  if ('state' in start) return cults.clone(start.state);
  return 'config' in start ? cults.begin(start.config, book, told) : cults.load(start.scenario, book, told);
}

function stepOf({ state, book }: Game, answer: Answer): BenchStep {
  const told = new Watched();
  const game = play(state, book, told);
  const [decision] = cults.decisions(game);
  if (decision === undefined) throw new GameError('gameOver');
  const ids = answerNamed(decision, new Reader(answer, 'answer'));
  told.watch(() => seenByAll(game));
  cults.answer(game, seatNumber(game, decision.seat), ids);
  return { answer, events: told.told() };
}

const seatNumber = (game: Game, cult: string): number => cults.seated(game.state).findIndex(({ id }) => id === cult);

/** The view of the first seat, with the hand and the tokens that each other seat sees of its own. */
function seenByAll(game: Game): Measurable {
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

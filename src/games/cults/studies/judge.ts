import type { Goal, PuzzleVerdict } from '../contract/studies';
import type { StudySession } from './session';
import { holdsFor, play } from '../rules';
import { fits, type GameEvent } from '../../../kernel';

/** Whether these events happened in this order; others may lie between. */
function happened(events: readonly GameEvent[], wanted: readonly object[]): boolean {
  let at = 0;
  for (const one of wanted) {
    const next = events.findIndex((event, i) => i >= at && fits(event, one));
    if (next < 0) return false;
    at = next + 1;
  }
  return true;
}

/** A puzzle's judge: looks at the game after each answer. The answers before the first question (the lead) do not count. */
export class Judge {
  readonly #session: StudySession;
  readonly #goal: Goal;
  readonly #seat: string;
  readonly #round: number;
  readonly #since: number;

  /** `begun` is the game as it began, if `session` has gone on since. */
  constructor(session: StudySession, goal: Goal, seat: string, begun = session) {
    this.#session = session;
    this.#goal = goal;
    this.#seat = seat;
    this.#round = begun.state.round;
    this.#since = begun.events.length;
  }

  verdict(): PuzzleVerdict {
    if (this.#isReached()) return 'solved';
    return this.#isOver() ? 'lost' : 'open';
  }

  #isReached(): boolean {
    const { holds, happens } = this.#goal;
    const { state, book, standing } = this.#session;
    if (happens !== undefined && !happened(standing.slice(this.#since), happens)) return false;
    const seat = state.seats.findIndex(({ cult }) => cult === this.#seat);
    return holds === undefined || holdsFor(play(state, book, null), holds, seat);
  }

  #isOver(): boolean {
    const { state, events, outcome } = this.#session;
    if (outcome !== null) return true;
    if (this.#goal.by === 'game') return false;
    if (state.round > this.#round) return true;
    const isEnd = ({ type, ...details }: GameEvent): boolean => type === 'turnEnded' && fits(details, { seat: this.#seat });
    return this.#goal.by === 'turn' && events.slice(this.#since).some(isEnd);
  }
}

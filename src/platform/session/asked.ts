import { askOf, type FlowState, type Question, type SeatView } from '../../kernel';
import type { Session } from './session';

/** The open question of a seat in numbers; null while it is not asked, or its answer waits for others. */
export function questionTo<S extends FlowState, B, V extends SeatView>(
  { state, seats }: Session<S, B, V>,
  seat: string | null,
): Question | null {
  const ask = askOf(
    state,
    seats.findIndex(({ id }) => id === seat),
  );
  if (ask === null || ask.sealed !== undefined) return null;
  // The step that takes the answer belongs to the rules engine.
  const { frame: _, anyone: _anyone, sealed: _sealed, ...question } = ask;
  return question;
}

/** Everything that an attentive player of a seat knows: the view, and the events that still stand. */
export function seenBy<S extends FlowState, B, V extends SeatView>(session: Session<S, B, V>, seat: string): V {
  const { rules, state, book, seats, standing } = session;
  const at = seats.findIndex(({ id }) => id === seat);
  return rules.view(rules.play(state, book, null), at, standing);
}

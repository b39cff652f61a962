import { GameError, type Decision, type FlowState, type SeatView } from '../../../kernel';
import { counsel, type Counsel } from '../../../platform/bots/coach';
import type { GameBots } from '../../../platform/bots/thinking';
import { questionTo, seenBy } from '../../../platform/session/asked';
import type { Session } from '../../../platform/session/session';

/** What the coach would answer to an open decision of a session, from what its seat may know; null if the seat is not asked. */
export function coachAt<S extends FlowState, B, V extends SeatView>(
  session: Session<S, B, V>,
  bots: GameBots<S, B> | null,
  { seat }: Pick<Decision, 'seat'>,
): Counsel | null {
  if (bots === null) throw new GameError('noCoach', { game: session.rules.id });
  const question = questionTo(session, seat);
  const view = seenBy(session, seat);
  if (question === null || view.decision === null) return null;
  const { rules, book } = session;
  return counsel(bots, { question, view, decision: view.decision, rules, book });
}

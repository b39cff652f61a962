import type { Decision, FlowState, Question, Reason, Rules, SeatView } from '../../kernel';
import { STEADY } from './index';
import type { GameBots } from './thinking';

/** What a bot would do that is asked for advice: option ids of a legal answer, and the reasons. */
export interface Counsel {
  readonly answer: readonly string[];
  readonly reasons: readonly Reason[];
}

interface Asked<S extends FlowState, B> {
  readonly question: Question;
  /** All that the asked seat may know. */
  readonly view: SeatView;
  readonly decision: Decision;
  readonly rules: Rules<S, B>;
  readonly book: B;
}

/** What the coach of a game would answer, the same on every machine. */
export function counsel<S extends FlowState, B>(bots: GameBots<S, B>, { question, ...seen }: Asked<S, B>): Counsel {
  // The coach's lots have nothing to do with the game's chance.
  const lots = `coach/${seen.decision.seat}/${question.id}`;
  const { chosen, reasons } = bots.thinker(bots.coach).think(question, seen, STEADY, lots);
  return { answer: chosen.map((at) => seen.decision.options[at]!.id), reasons };
}

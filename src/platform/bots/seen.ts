import type { Decision, FlowState, Rules, SeatView } from '../../kernel';

/** Everything a bot may know: its seat's view and question, and the rules to think ahead with (`imagine`, then play on). */
export interface Seen<S extends FlowState = FlowState, B = unknown> {
  readonly view: SeatView;
  readonly decision: Decision;
  readonly rules: Rules<S, B>;
  readonly book: B;
}

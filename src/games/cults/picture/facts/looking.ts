import type { TableView } from '../../contract/view-types';

/** Who looked at what was going on: the seat, the phase, and the last question. */
export interface Looking {
  readonly seat: string | null;
  readonly phase: string;
  readonly asked: number | null;
}

export const lookingAt = ({ seat, phase, decision }: TableView, last: Looking | null): Looking => ({
  seat,
  phase,
  // While events are played nothing is asked: the last question still counts.
  asked: decision?.id ?? last?.asked ?? null,
});

/** Whether a card that was looked at then has nothing to do with what is going on now; another seat must not see it either. */
export const isOver = (then: Looking | null, now: Looking): boolean =>
  then === null || then.seat !== now.seat || then.phase !== now.phase || then.asked !== now.asked;

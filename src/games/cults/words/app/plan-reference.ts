import type { Plan } from '../../contract/ids';

/** One line for each Plan: what it needs, what it costs, what it does. */
export interface PlanLine {
  readonly needs: string;
  readonly cost: string;
  readonly effect: string;
  readonly rule: string;
}

export type PlanReferenceWords = Readonly<Record<Plan, PlanLine>>;

import type { Stage } from './stage';

/** The code that plays passages and shows Confrontations. Nobody needs it before the first answer, so it comes after the first decision. */
interface StageCode {
  readonly Stage: typeof Stage;
}

let fetched: StageCode | null = null;

/** Null until it has been fetched. */
export const stageCode = (): StageCode | null => fetched;

export async function fetchStageCode(): Promise<void> {
  fetched ??= await import('./stage');
}

import type { ProgressView } from '../../contract/view-types';
import type { AppWords } from '../../words';

/** R12.8: how far a requirement is met, in short. */
export function progressWords({ met, have, need }: ProgressView, words: Pick<AppWords['panels'], 'met' | 'notMet'>): string {
  if (have === null || need === null) return met === true ? words.met : words.notMet;
  return `${have}/${need}`;
}

/** R11.3: what decides where the points are equal: without it "3/4" and a tick would contradict each other. */
export function tieWords({ tie }: ProgressView, { tieBy }: Pick<AppWords['panels'], 'tieBy'>): string {
  return tie === undefined || tie === null || tie === 'none' ? '' : tieBy[tie];
}

import type { Condition } from '../../contract/language';
import type { ProgressView } from '../../contract/view-types';
import type { AppWords } from '../../words';

/** R12.8: how far a requirement is met, in short: "2/3" where something is collected, "9 : 2" where two numbers are compared. */
export function progressWords(
  { met, have, need }: ProgressView,
  requirement: Condition,
  words: Pick<AppWords['panels'], 'met' | 'notMet'>,
): string {
  const compared = comparedBy(requirement);
  if (have !== null && need !== null && compared !== null) return `${have} : ${need - compared}`;
  if (have === null || need === null || isYesOrNo(requirement, need)) return met === true ? words.met : words.notMet;
  return `${have}/${need}`;
}

/** By how much the own number must exceed the other one; null where nothing is compared. */
function comparedBy(requirement: Condition): number | null {
  if ('leadsBy' in requirement) return requirement.leadsBy;
  return 'moreThan' in requirement && requirement.moreThan !== undefined ? 1 : null;
}

/** A limit is kept or not, and one thing is there or not: "0/2" would read as something missing. */
const isYesOrNo = (requirement: Condition, need: number): boolean => 'atMost' in requirement || need <= 1;

/** R11.3: what decides where the points are equal: without it "3 : 3" and a tick would contradict each other. */
export function tieWords({ tie }: ProgressView, { tieBy }: Pick<AppWords['panels'], 'tieBy'>): string {
  return tie === undefined || tie === null || tie === 'none' ? '' : tieBy[tie];
}

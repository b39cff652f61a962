import type { Decision } from '../../../../kernel';
import type { PictureOf } from './kind';

type Asked = Pick<Decision, 'options' | 'legal' | 'suggest'>;

/**
 * What is chosen when a question comes up: the suggestion, or, where options have a worth, the listed answer that spends least. The
 * rules engine makes its suggestion at once and may spend more than is needed. Lessons and puzzles go by the suggestion.
 */
export function preselected(
  { isFilled }: Pick<PictureOf, 'isFilled'>,
  { options, legal = [], suggest }: Asked,
  isGuided: boolean,
): readonly string[] {
  if (isFilled === undefined) return [];
  if (isFilled === true || isGuided) return suggest;
  const worths = new Map(options.map((option) => [option.id, isFilled(option)]));
  const spent = (answer: readonly string[]): number => answer.reduce((sum, id) => sum + (worths.get(id) ?? 0), 0);
  const asSuggested = (answer: readonly string[]): number => answer.filter((id) => suggest.includes(id)).length;
  const passes = (answer: readonly string[]): boolean => options.some(({ id, pass }) => pass === true && answer.includes(id));
  if (passes(suggest)) return suggest;
  return legal
    .filter((answer) => !passes(answer))
    .reduce((best, answer) => {
      const saves = spent(best) - spent(answer);
      return saves > 0 || (saves === 0 && asSuggested(answer) > asSuggested(best)) ? answer : best;
    }, suggest);
}

import type { Decision } from '../../../../kernel';
import { button, element, freshId } from '../../../../platform/workshop/dom/element';
import type { Words } from '../../words';
import { benchWords } from './words';

/** A decision as native inputs: one click where one option is asked for, else boxes to tick and a button. */
export function makeQuestion(decision: Decision, words: Words, answer: (ids: readonly string[]) => void): HTMLElement {
  const { options, min, max, kind } = decision;
  if (min === 1 && max === 1)
    return element(
      'div',
      { class: 'bench-options', role: 'group', 'aria-label': words.prompt(decision) },
      ...options.map((option) => button(words.label(kind, option), () => answer([option.id]))),
    );
  return makeBoxes(decision, words, answer);
}

function makeBoxes(decision: Decision, words: Words, answer: (ids: readonly string[]) => void): HTMLElement {
  const { options, kind } = decision;
  const boxes = options.map(({ id }) => element('input', { type: 'checkbox', id: freshId(), value: id }));
  const rows = options.map((option, i) =>
    element('div', { class: 'bench-box' }, boxes[i]!, element('label', { for: boxes[i]!.id }, words.label(kind, option))),
  );
  const chosen = (): readonly string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const done = button(benchWords(words.lang).answer, () => answer(chosen()));
  return element(
    'fieldset',
    { class: 'bench-options' },
    element('legend', { class: 'bench-unseen' }, words.prompt(decision)),
    ...rows,
    done,
  );
}

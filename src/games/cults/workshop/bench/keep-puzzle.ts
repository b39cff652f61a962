import { idFrom } from '../../../../kernel';
import type { BenchActs } from '../../../../platform/screens/workshop/game-workshop';
import { element } from '../../../../platform/workshop/dom/element';
import type { PlayedPuzzle } from '../../bench/puzzle-file';
import type { BenchWords } from './words/bench-words';

/** A file of its own for each puzzle, also for two of the same name. */
function pathFor(name: string, read: BenchActs['read']): string {
  const path = (id: string): string => `puzzles/${id}.json`;
  const id = idFrom(name, 'puzzle');
  for (let number = 1; ; number++) {
    const next = number === 1 ? id : `${id}-${number}`;
    if (read(path(next)) === null) return path(next);
  }
}

/** Asks for the words of a puzzle and puts it into the mod. */
export function askPuzzle(played: PlayedPuzzle, said: BenchWords['puzzle'], acts: BenchActs): void {
  const line = (label: string): [HTMLInputElement, HTMLElement] => {
    const input = element('input', { type: 'text', maxlength: 300, autocomplete: 'off', required: true });
    return [input, element('label', { class: 'bench-field' }, element('span', { text: label }), input)];
  };
  const [name, nameField] = line(said.name);
  const [english, englishField] = line(said.task.en);
  const [polish, polishField] = line(said.task.pl);
  const [hint, hintField] = line(said.hint);
  const submit = element('button', { type: 'submit', class: 'ws-button ws-primary', text: said.make });
  const hints = element('p', { class: 'ws-hint', text: said.explained });
  const form = element('form', { class: 'ws-form' }, nameField, englishField, polishField, hintField, hints, submit);
  const close = acts.dialog(said.title, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const both = (text: string): object => ({ en: text, pl: text });
    const path = pathFor(name.value, (file) => acts.read(file));
    const puzzle = {
      name: both(name.value.trim()),
      text: { en: english.value.trim(), pl: polish.value.trim() },
      difficulty: 1,
      ...played,
      hints: [both(hint.value.trim())],
    };
    close();
    acts.tell(acts.add(path, `${JSON.stringify(puzzle, null, 2)}\n`, 'puzzles') ? said.kept(path) : said.manifestBroken);
  });
  name.focus();
}

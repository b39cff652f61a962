import type { Lang } from '../../../../platform/i18n/lang';
import type { BenchActs } from '../../../../platform/screens/workshop/game-workshop';
import { button, element } from '../../../../platform/workshop/dom/element';
import type { BenchQuestion, BenchReplies } from '../../bench/workbench';
import { BoardEditor } from './board-editor';
import { BoardFigure } from './board-figure';
import type { Scenario } from './board-model';
import type { Shown } from './shown';
import { benchWords } from './words';

/** On a lower screen, in CSS pixels, the picture would hide the fields of the board editor. */
const LOW = 500;

/** What the dialogue needs of who opens it. */
export interface BoardDialogActs {
  readonly reply: (question: Extract<BenchQuestion, { about: 'look' }>) => Promise<BenchReplies['look']>;
  /** Called with the scenario when the author takes it. */
  readonly use: (scenario: Scenario) => void;
}

/** Opens the board editor on a scenario, with a picture of the board or why the rules refuse it. */
export function openBoard(
  scenario: Scenario,
  { card, words, names, cards, shelf }: Pick<Shown, 'card' | 'words' | 'names' | 'cards' | 'shelf'>,
  lang: Lang,
  acts: Pick<BenchActs, 'doing' | 'dialog'>,
  { reply, use }: BoardDialogActs,
): void {
  const said = benchWords(lang);
  const figure = new BoardFigure(said.picture, innerHeight >= LOW);
  const problem = element('p', { class: 'board-problem', role: 'status' });
  const look = async (now: Scenario): Promise<void> => {
    const looked = await reply({ about: 'look', card, start: { scenario: now } });
    if ('view' in looked) figure.show(looked.view, shelf, lang);
    problem.replaceChildren('error' in looked ? words.error(looked.error.code, looked.error.params) : '');
  };
  const change = (now: Scenario): void => void acts.doing(look(now));
  const editor = new BoardEditor(scenario, { words, names, cards, change });
  change(editor.scenario);
  const done = button(said.board.done, () => {
    close();
    use(editor.scenario);
  });
  const beside = element('div', { class: 'bench-look' }, figure.root, problem);
  const close = acts.dialog(said.board.title, element('div', { class: 'bench-editing' }, beside, editor.root, done));
}

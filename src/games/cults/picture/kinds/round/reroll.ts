import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

/** R7.3: the dice to roll again; none of them ends it. */
export const reroll: KindPicture<'reroll'> = {
  stages: (option) => [tile({ frame: `die-${option.face}` }, { form: 'die' })],
  act: (options, { books, app }) =>
    app.prompts.rollAgain(options.map(({ die, face }) => ({ number: die + 1, face: books.words.face(face) }))),
  addsToQuestion: ({ view, app }) => (view.dice === null ? '' : app.prompts.rerollsLeft(view.dice.rerolls)),
  sum: 'nothing',
  isCostly: true,
};

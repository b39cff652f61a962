import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

/** R7.3: the dice to roll again; none of them ends it. */
export const reroll: KindPicture = {
  stages: (option) => [tile({ frame: `die-${text(option, 'face')}` }, { form: 'die' })],
  act: (options, { books, app }) =>
    app.prompts.rollAgain(options.map(({ die, face }) => ({ number: Number(die) + 1, face: books.words.face(String(face)) }))),
  addsToQuestion: ({ view, app }) => (view.dice === null ? '' : app.prompts.rerollsLeft(view.dice.rerolls)),
  sum: 'nothing',
  reason: (suggested) => (suggested.length === 0 ? 'keepDice' : 'reroll'),
  isCostly: true,
};

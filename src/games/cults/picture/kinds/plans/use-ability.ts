import { tally } from '../../../../../platform/prompts/tally';
import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { passes } from '../parts';

/** R6.2: an ability of a card, or none. */
export const useAbility: KindPicture<'useAbility'> = {
  stages: (option) => [tile({ card: option.card }, { form: 'ability' })],
  act: 'useAbility',
  // The dice are hidden under the tiles of the abilities that may change them, so name them.
  addsToQuestion: ({ view, books, app }) =>
    view.dice === null ? '' : app.prompts.diceShow(tally(view.dice.faces.map((face) => books.words.face(face)))),
  source: 'quoted',
  // R6.2: using one shows the card to all.
  isCostly: (chosen) => !passes(chosen),
  picker: 'never',
};

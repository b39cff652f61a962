import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { number, ritualSpot, text } from '../parts';

/** An own Ritual, then the district that it goes to. */
export const moveRitual: KindPicture = {
  stages: (option) => [ritualSpot(text(option, 'from'), option), board(`${text(option, 'to')}/field/plan`)],
  act: 'moveRitual',
  firstSpot: {
    name: (option, { books, app }) =>
      app.prompts.firstRitual(books.words.ritual(number(option, 'level')), books.words.district(text(option, 'from'))),
    next: (_, { app }) => app.prompts.thenWhere,
  },
  ghost(option) {
    const level = number(option, 'level');
    return { layers: [{ frame: `ritual-${level}`, tint: 'cult' }, { frame: `ritual-${level}-base` }] };
  },
  isOnBoard: true,
};

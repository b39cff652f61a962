import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { ritualSpot } from '../parts';

/** An own Ritual, then the district that it goes to. */
export const moveRitual: KindPicture<'moveRitual'> = {
  stages: (option) => [ritualSpot(option.from, option), board(`${option.to}/field/plan`)],
  act: 'moveRitual',
  firstSpot: {
    name: (option, { books, app }) =>
      app.prompts.firstRitual(books.words.ritual(option.level), books.words.district(option.from)),
    next: (_, { app }) => app.prompts.thenWhere,
  },
  ghost(option) {
    const level = option.level;
    return { layers: [{ frame: `ritual-${level}`, tint: 'cult' }, { frame: `ritual-${level}-base` }] };
  },
  isOnBoard: true,
};

import { board, tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

/** R4.5: a stack of the draft, then its field. */
export const placeStack: KindPicture<'placeStack'> = {
  stages: (option) => {
    const card = option.card;
    return [tile({ card }, { key: card }), board(`${option.district}/field/stack`)];
  },
  act: 'placeStack',
  firstSpot: {
    name: (option, { books }) => books.card(option.card).name,
    next: (option, { books, app }) => app.prompts.thenDistrict(books.card(option.card).name),
  },
  ghost(option, { books }) {
    const card = option.card;
    const kind = books.card(card).kind === 'action' ? 'action' : 'guardian';
    return { layers: [{ frame: `stack-${kind}` }, { frame: `scene:${card}`, size: 41, y: -10 }] };
  },
  picker: { title: (app) => app.prompts.draftTitle, rows: ['guardian', 'action'] },
};

import { board, tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

/** R4.5: a stack of the draft, then its field. */
export const placeStack: KindPicture = {
  stages: (option) => {
    const card = text(option, 'card');
    return [tile({ card }, { key: card }), board(`${text(option, 'district')}/field/stack`)];
  },
  act: 'placeStack',
  firstSpot: {
    name: (option, { books }) => books.card(text(option, 'card')).name,
    next: (option, { books, app }) => app.prompts.thenDistrict(books.card(text(option, 'card')).name),
  },
  reason: 'placeStack',
  ghost(option, { books }) {
    const card = text(option, 'card');
    const kind = books.card(card).kind === 'action' ? 'action' : 'guardian';
    return { layers: [{ frame: `stack-${kind}` }, { frame: `scene:${card}`, size: 41, y: -10 }] };
  },
  picker: { title: (app) => app.prompts.draftTitle, rows: ['guardian', 'action'] },
};

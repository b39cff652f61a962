import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../../../src/games/cults/base-set/books';
import { tableViewOf } from '../../../../../src/games/cults/contract/table-view';
import { dealtViews } from '../../../../../src/games/cults/picture/board/deal';
import { piecesOf } from '../../../../../src/games/cults/picture/board/pieces';
import { cults } from '../../../../../src/games/cults/rules';
import { Session } from '../../../../../src/platform/session/session';

const { book } = baseLibrary();

describe('the set-up of a solo game, dealt', () => {
  const session = Session.begin(cults, { config: { seats: ['dagon'], solo: { npc: 'cthulhu' } } }, book);
  const view = tableViewOf(session.view('dagon'), {});
  const counts = dealtViews(view).map((one) => piecesOf(one).length);

  it('begins without stacks, Investigators and markers, only adds to the board, and ends at the view', () => {
    const [empty] = dealtViews(view);
    for (const { guardian, action, rituals, sites, track } of Object.values(empty!.districts))
      expect([guardian, action, rituals, sites, track]).toEqual([null, null, [], [], 0]);
    expect(counts).toEqual(counts.slice().sort((a, b) => a - b));
    expect(dealtViews(view).at(-1)).toEqual(view);
  });
});

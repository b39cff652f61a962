import { cults } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { onePerson, record } from '../../../../src/tools/inspect/driver/positions';
import { ranked } from '../../../../src/games/cults/screens/end/result';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { tableViewOf } from '../../../../src/games/cults/contract/table-view';

const book = baseBook();

/** The end of a game that was played at random, as the table sees it. */
function endOf(seats: number, seed: string): TableView {
  const config = onePerson(seats, seed);
  const session = Session.begin(cults, { config }, book);
  for (const answer of record(config, seed, book).answers) session.answer(answer);
  const seat = session.state.setting.seats[0]!.cult;
  return tableViewOf(session.view(seat), {});
}

describe('where the points of a game come from', () => {
  it.each([1, 2, 3, 4])('is what the engine has counted, with %i at the table', (seats) => {
    for (const seed of ['first', 'second', 'third']) {
      const view = endOf(seats, seed);
      const scores = view.outcome!.scores;
      const most = Math.max(...Object.keys(scores).map((cult) => view.standing.seats[cult]!.ritualsOnBoard));
      for (const [cult, score] of Object.entries(scores)) {
        const { dominance, sites, ritualsOnBoard: rituals } = view.standing.seats[cult]!;
        expect(Object.values(dominance).reduce((sum, count) => sum + count, 0)).toBe(score.dominance);
        expect(sites.length).toBe(score.sites);
        expect(most > 0 && rituals === most ? 1 : 0).toBe(score.mostRituals);
      }
      expect(view.outcome!.winners).toContain(ranked(view)[0]);
    }
  });
});

import { expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { cults } from '../../../../src/games/cults/rules';
import { Session } from '../../../../src/platform/session/session';
import { paintFor } from '../../../../src/tools/cli/process/paint';
import { BoardText } from '../../../../src/tools/cli/table/board-text';
import { namesOf, wordsOf } from '../../../../src/tools/cli/words';

/** The board as the terminal prints it for Dagon, in a position with these changes of rules numbers. */
function printed(...modifiers: readonly object[]): string {
  const scenario = {
    seats: ['dagon', 'hastur'],
    phase: 'planning',
    districts: { downtown: { sanity: 4, investigators: 2 } },
    planned: { dagon: { influence: 1 } },
    modifiers,
  };
  const session = Session.begin(cults, { scenario }, baseBook());
  return new BoardText(wordsOf('en'), namesOf('en'), paintFor(false)).board(session.view('dagon'));
}

it('prints Sanity with what cards add or take, and the sum that the rules count with (R3.6)', () => {
  expect(printed()).toContain('Sanity 4+2=6 ');
  expect(printed({ number: 'sanity', lasts: 'game', add: 3 })).toContain('Sanity 4+2+3=9 ');
  expect(printed({ number: 'sanity', lasts: 'game', add: -1 })).toContain('Sanity 4+2-1=5 ');
});

it('prints as many spots for each Plan as the rules in force give (R8.2)', () => {
  expect(printed()).toContain('Influence 1/2');
  expect(printed({ number: 'planSpots', lasts: 'game', set: 3 })).toContain('Influence 1/3');
});

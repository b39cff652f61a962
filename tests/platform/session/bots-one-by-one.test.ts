import { cults } from '../../../src/games/cults/rules';
import { expect, it } from 'vitest';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { Session } from '../../../src/platform/session/session';

const seats = ['dagon', 'hastur', 'cthulhu'].map((cult, i) => ({ cult, by: i === 0 ? 'human' : 'random' }));
const start = { config: { seats, seed: 'one by one' } };

it('bots that answer one at a time leave the same game as bots that answer at once', () => {
  const atOnce = Session.begin(cults, start, baseBook());
  const oneByOne = Session.begin(cults, start, baseBook(), false);
  let apart = 0;
  for (let i = 0; i < 40 && atOnce.decision !== null; i++) {
    while (oneByOne.isBotsTurn) {
      oneByOne.answerForBot();
      apart++;
    }
    expect(oneByOne.hash).toBe(atOnce.hash);
    const { suggest } = atOnce.decision;
    atOnce.answer(suggest);
    const length = oneByOne.log.length;
    oneByOne.answer(suggest);
    expect(oneByOne.log).toHaveLength(length + 1);
  }
  expect(apart).toBeGreaterThan(20);
});

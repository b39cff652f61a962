import { expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Ledger } from '../../../../src/games/cults/bots/reasons/ledger';
import { WEIGHTS } from '../../../../src/games/cults/bots/value/weights';
import { loadScenario, play, type CultsPlay } from '../../../../src/games/cults/rules';

const ME = 0;

/** A position of two cults in which the first has these Dominance markers. */
function withMarkers(dominance: readonly string[]): CultsPlay {
  const book = baseBook();
  const scenario = { seats: ['dagon', 'hastur'], round: 5, phase: 'planning', districts: { downtown: { dominance } } };
  return play(loadScenario(scenario, book, []), book, null);
}

it('tells the feature by which the best answer is ahead of the next best', () => {
  const ledger = new Ledger(3);
  for (let trial = 0; trial < 2; trial++) {
    ledger.note(0, withMarkers([]), ME, WEIGHTS);
    ledger.note(1, withMarkers(['dagon', 'dagon']), ME, WEIGHTS);
  }
  expect(ledger.decisive(1, [0.4, 0.6, 0])).toEqual({ code: 'triedDominance', params: {} });
  // Fewer markers are no reason.
  expect(ledger.decisive(0, [0.4, 0.3, 0])).toBeNull();
});

it('tells nothing where the answers come to the same, or only one was tried', () => {
  const ledger = new Ledger(2);
  ledger.note(0, withMarkers(['dagon']), ME, WEIGHTS);
  expect(ledger.decisive(0, [0.5, 0])).toBeNull();
  ledger.note(1, withMarkers(['dagon']), ME, WEIGHTS);
  expect(ledger.decisive(0, [0.5, 0.5])).toBeNull();
});

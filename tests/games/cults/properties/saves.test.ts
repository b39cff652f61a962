import { cults } from '../../../../src/games/cults/rules';
import { cultsSaves } from '../../../../src/games/cults/saves';
import { expect, it } from 'vitest';
import { stateHash } from '../../../../src/games/cults/rules';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { restore } from '../../../../src/platform/session/save';
import { amount } from '../../../amount';
import { configOf, playRandomGame } from './random-games';

/** One of so many decisions of a game is saved: each game begins with another one, so that every kind is among them. */
const EVERY = amount(4, 1);

/** 100 games of 2, 3, 4 players and solo, 6 and 10 rounds: at any decision the save is one text that gives the same state. */
it.each([0, 1, 2, 3])(
  `a save goes through JSON text and back with the same hash at every ${EVERY}. decision (games %i/4 of 100)`,
  (part) => {
    for (let i = part; i < 100; i += 4) {
      const start = { config: configOf(i) };
      playRandomGame(i, ({ state }) => {
        if (state.asked % EVERY !== Math.floor(i / 4) % EVERY) return;
        const hash = stateHash(state);
        const text = JSON.stringify({ format: cults.saves.format, version: cults.saves.version, start, log: [], state, hash });
        expect(restore(cultsSaves, JSON.parse(text), baseBook()).hash).toBe(hash);
      });
    }
  },
);

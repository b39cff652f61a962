import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { cultsBots } from '../../../../src/games/cults/bots';
import { playoutConfig } from '../../../../src/games/cults/playout';
import { cults } from '../../../../src/games/cults/rules';
import '../../../../src/games/cults/words/all';
import { wordsFor } from '../../../../src/games/cults/words';
import { enAdvice } from '../../../../src/games/cults/words/en/advice';
import { playouts } from '../../../../src/platform/bots/playout';
import { Session } from '../../../../src/platform/session/session';
import { thoughtOf } from './thinking';
import { newGame, play, answerIndices } from '../../../../src/games/cults/rules';
import type { GameEvent } from '../../../../src/kernel';

const GAMES = 6;

/** How many of twelve games the first of two bots wins, each deal from both seats. */
function wins(one: string, other: string): number {
  const half = (names: readonly string[], cult: string): number =>
    playouts(cults, baseBook(), GAMES, `${one} ${other}`, (seed) => playoutConfig(2, false, seed), undefined, {
      names,
      brought: cultsBots,
    }).wins[cult] ?? 0;
  return half([one, other], 'cthulhu') + half([other, one], 'hastur');
}

describe('every level beats the one below it', () => {
  it('Novice beats random', () => expect(wins('novice', 'random')).toBeGreaterThanOrEqual(10));
  it('Cultist beats Novice', () => expect(wins('cultist', 'novice')).toBeGreaterThanOrEqual(9));
});

it('a session lets bots that the game brings answer at once, and gives the same game again', () => {
  const seats = ['dagon', 'hastur'].map((cult) => ({ cult, by: 'novice' }));
  const begun = (): string => Session.begin(cults, { config: { seats, seed: 'levels' } }, baseBook(), true, cultsBots).hash;
  expect(begun()).toBe(begun());
  expect(() => Session.begin(cults, { config: { seats, seed: 'levels' } }, baseBook())).toThrow('unknownBot');
});

it('tells its reasons in words of both languages', () => {
  const book = baseBook();
  const names = { card: (id: string) => id, cult: (id: string) => id };
  const [english, polish] = [wordsFor('en', names as never), wordsFor('pl', names as never)];
  const codes = new Set<string>();
  const unexplained = new Set<string>();
  for (const solo of [true, false]) {
    const events: GameEvent[] = [];
    const game = play(newGame(playoutConfig(2, solo, 'reasons'), book, events), book, events);
    while (game.state.asks.length > 0) {
      const { chosen, reasons } = thoughtOf('cultist', game, `reasons ${game.state.asked}`);
      if (reasons.length === 0) unexplained.add(game.state.asks[0]!.kind);
      for (const reason of reasons) {
        codes.add(reason.code);
        expect(Object.hasOwn(enAdvice, reason.code), reason.code).toBe(true);
        for (const said of [english.because([reason]), polish.because([reason])]) {
          expect(said).toMatch(/^\S.*\.$/);
          expect(said).not.toMatch(/undefined|NaN|\bnull\b/);
        }
      }
      answerIndices(game, chosen);
    }
  }
  expect(codes.size).toBeGreaterThan(20);
  expect([...unexplained]).toEqual([]);
});

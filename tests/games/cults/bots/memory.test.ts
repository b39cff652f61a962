import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { byHabit } from '../../../../src/games/cults/bots/habits';
import { recall, remember } from '../../../../src/games/cults/bots/memory';
import { playoutConfig } from '../../../../src/games/cults/playout';
import { answerIndices, cults, newGame, play, typeOf, type CultsPlay } from '../../../../src/games/cults/rules';
import { liveStream, type GameEvent } from '../../../../src/kernel';

/** Plays a game by habit and calls `look` at every decision. */
function played(seats: number, seed: string, look: (game: CultsPlay) => void): void {
  const book = baseBook();
  const events: GameEvent[] = [];
  const game = play(newGame(playoutConfig(seats, false, seed), book, events), book, events);
  const below = liveStream(seed);
  while (game.state.asks.length > 0) {
    look(game);
    answerIndices(game, byHabit(game, game.state.asks[0]!, below));
  }
}

describe('what an attentive player remembers', () => {
  it('are the tokens of every rival, who took and returned them in the open', () => {
    played(3, 'memory', (game) => {
      const { seat } = game.state.asks[0]!;
      const memory = remember(cults.view(game, seat, game.events!))!;
      game.state.seats.forEach(({ cult, tokens }, at) => {
        // Thugs that were sent into a fight are hidden until they are shown.
        const sent = game.state.fight?.sides.find((side) => side.seat === at)?.thugs ?? 0;
        const known = memory.get(cult)?.tokens ?? [0, 0, 0];
        expect(known).toEqual([tokens[0]! + sent, tokens[1], tokens[2]]);
      });
    });
  });

  it('are cards that a rival was seen to buy, until they are played', () => {
    let seen = 0;
    played(4, 'cards', (game) => {
      const { seat } = game.state.asks[0]!;
      const memory = remember(cults.view(game, seat, game.events!))!;
      for (const { cult, hand } of game.state.seats) {
        const ids = hand.map((copy) => game.state.types[typeOf(copy)]!);
        for (const card of memory.get(cult)?.inHand ?? []) {
          expect(ids).toContain(card);
          seen++;
        }
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('comes into imagined positions, which still have the view they were made from', () => {
    played(2, 'imagined', (game) => {
      const { seat, id } = game.state.asks[0]!;
      if (id % 7 !== 0) return;
      const view = cults.view(game, seat, game.events!);
      const state = cults.imagine(view, 'memory', game.book);
      recall(state, game.book, view.seat, remember(view), liveStream('memory'));
      expect(cults.view(play(state, game.book, null), seat)).toEqual(cults.view(game, seat));
      if (game.state.fight === null)
        expect(state.seats.map(({ tokens }) => tokens)).toEqual(game.state.seats.map(({ tokens }) => tokens));
    });
  });

  it('is nothing where the beginning is not known', () => {
    played(2, 'nothing', (game) => {
      if (game.state.asked === 5) expect(remember(cults.view(game, game.state.asks[0]!.seat))).toBeNull();
    });
  });
});

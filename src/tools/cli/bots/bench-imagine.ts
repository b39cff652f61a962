import { baseBook } from '../../../games/cults/base-set/books';
import { playoutConfig } from '../../../games/cults/playout';
import { answerChosen, cults, newGame, play } from '../../../games/cults/rules';
import { RandomBot } from '../../../platform/bots';
import type { Measured } from '../../../platform/bots/wilson';
import { medianOf } from './quantiles';

/** Games in which positions are imagined; the first ones warm the machine up. */
const GAMES = 6;
const WARM = 2;

/** Microseconds that it takes to imagine a position of a game of four. */
export function usPerImagine(): Measured {
  const book = baseBook();
  const times: number[] = [];
  for (let i = 0; i < GAMES; i++) {
    const state = newGame(playoutConfig(4, false, `imagine ${i}`), book, null);
    const game = play(state, book, null);
    const bot = new RandomBot(`imagine ${i}`);
    while (state.asks.length > 0) {
      const ask = state.asks[0]!;
      const view = cults.view(game, ask.seat);
      const begun = performance.now();
      cults.imagine(view, `bench ${ask.id}`, book);
      if (i >= WARM) times.push((performance.now() - begun) * 1000);
      answerChosen(game, bot.choose(ask));
    }
  }
  return medianOf(times);
}

import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { cultsBots } from '../../../../src/games/cults/bots';
import { cults, newGame, play, stateHash, answerIndices, type CultsPlay } from '../../../../src/games/cults/rules';
import { hashOf, type GameEvent } from '../../../../src/kernel';
import { RandomBot } from '../../../../src/platform/bots';
import { withOtherSecrets } from '../properties/other-secrets';
import { configOf } from '../properties/random-games';
import { FEW, seenAt, thoughtOf } from './thinking';

/** Calls `look` at one decision in so many of a random game, with all events so far. */
function everySoOften(i: number, every: number, look: (game: CultsPlay) => void): void {
  const book = baseBook();
  const events: GameEvent[] = [];
  const game = play(newGame(configOf(i), book, events), book, events);
  const bot = new RandomBot(`fair ${i}`);
  for (let count = i; game.state.asks.length > 0; count++) {
    if (count % every === 0) look(game);
    answerIndices(game, bot.choose(game.state.asks[0]!));
  }
}

describe.each(cultsBots.levels)('%s', (level) => {
  it('answers by its seat’s view alone, legally, and leaves the game as it is', () => {
    for (let i = 0; i < 8; i++)
      everySoOften(i, 11, (game) => {
        const before = stateHash(game.state);
        thoughtOf(level, game, `legal ${i}`);
        expect(stateHash(game.state)).toBe(before);
      });
  });

  it('thinks the same about the same question, whatever is hidden', () => {
    let compared = 0;
    for (let i = 0; i < 4; i++)
      everySoOften(i, 29, (game) => {
        const { seat } = game.state.asks[0]!;
        const other = play(withOtherSecrets(game.state, [seat], `other ${i}`), game.book, game.events as GameEvent[]);
        // What nobody may know does not show in the view; so it cannot show in the thought.
        if (hashOf(cults.view(other, seat)) !== hashOf(cults.view(game, seat))) return;
        compared++;
        expect(thoughtOf(level, other, 'same')).toEqual(thoughtOf(level, game, 'same'));
      });
    expect(compared).toBeGreaterThan(12);
  });

  it('gives the same thought for the same lots and iterations', () => {
    everySoOften(3, 41, (game) => expect(thoughtOf(level, game, 'lots')).toEqual(thoughtOf(level, game, 'lots')));
  });
});

it('a bot that looked beyond its view would be caught', () => {
  everySoOften(0, 500, (game) => {
    const { seen } = seenAt(game);
    expect(() => seen.rules.position({} as never)).toThrow('a bot touched rules.position');
    expect(() => seen.rules.view({} as never, 0)).toThrow('a bot touched rules.view');
  });
});

it('Elder within a time thinks at least once about every answer', () => {
  everySoOften(1, 97, (game) => {
    const { question, seen } = seenAt(game);
    const { chosen } = cultsBots.thinker('elder').think(question, seen, { milliseconds: 3 }, 'clock');
    expect(chosen.every((at) => at >= 0 && at < question.refs.length)).toBe(true);
    expect(FEW.iterations).toBeGreaterThan(0);
  });
});

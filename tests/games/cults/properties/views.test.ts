import { describe, expect, it } from 'vitest';
import { RandomBot } from '../../../../src/platform/bots';
import {
  answerIndices,
  cloneState,
  imagine,
  play,
  typeOf,
  viewOf,
  type CultsPlay,
  type State,
  cults,
} from '../../../../src/games/cults/rules';
import { openAsk } from '../../../../src/kernel';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';
import { withOtherSecrets } from './other-secrets';
import { amount } from '../../../amount';
import { humanConfig, playRandomGame } from './random-games';

/** Every kind of table with every way to lay the stacks out: 24 games have each once. */
const GAMES = amount(24, 48);

/** Also which cards the decks are made of, where the past was not public (positions from outside). */
function withOtherCards(state: State, viewer: number, seed: string): State {
  const other = withOtherSecrets(state, [viewer], seed);
  const turned = (copy: number): number => ((typeOf(copy) + 3) % state.types.length) * 4096 + 2000 + (copy % 4096);
  other.seats.forEach((seat) => {
    seat.deck = seat.deck.map(turned);
  });
  return other;
}

const untraced = (state: State): State => ({ ...cloneState(state), setting: { ...state.setting, traced: false } });
const text = (state: State, viewer: number): string => JSON.stringify(viewOf(play(state, baseBook(), null), viewer));

/** Equal texts, or the place where they part. */
function expectSame(found: string, wanted: string): void {
  if (found === wanted) return;
  let at = 0;
  while (found[at] === wanted[at]) at++;
  throw new Error(`views differ: …${wanted.slice(at - 80, at + 80)}… became …${found.slice(at - 80, at + 80)}…`);
}

describe('a view does not depend on what is hidden', () => {
  it(`byte for byte, at every decision and for every seat (${GAMES} games)`, () => {
    let compared = 0;
    for (let i = 0; i < GAMES; i++) {
      playRandomGame(i, ({ state }) => {
        if (state.asked % 3 !== i % 3) return;
        state.setting.seats.forEach((_, viewer) => {
          const seed = `${i}/${state.asked}/${viewer}`;
          expectSame(text(withOtherSecrets(state, [viewer], seed), viewer), text(state, viewer));
          const outside = untraced(state);
          expectSame(text(withOtherCards(outside, viewer, seed), viewer), text(outside, viewer));
          compared++;
        });
      });
    }
    expect(compared).toBeGreaterThan(100 * GAMES);
  });

  it('and neither do the events, loaded from two positions and played alike', () => {
    const position = positionInAction(2);
    const decks = position['decks'] as Record<string, string[]>;
    const hands = position['hands'] as Record<string, string[]>;
    const [me, rival] = ['cthulhu', 'dagon'];
    const swapped = {
      ...position,
      seed: 'another',
      decks: { ...decks, [rival]: [...decks[rival]!].reverse() },
      hands: { ...hands, [rival]: hands[rival]!.map(() => 'whisperer') },
      tokens: { ...(position['tokens'] as object), [rival]: { thug: 5, initiate: 0, freak: 1 } },
    };
    const tables = [position, swapped].map((scenario) => Session.begin(cults, { scenario }, baseBook()));
    for (const table of tables) {
      while (table.decision !== null && table.decision.seat === me) table.answer(table.decision.suggest);
    }
    expect(JSON.stringify(tables[0]!.view(me))).toBe(JSON.stringify(tables[1]!.view(me)));
  });

  it('holds nobody else’s secrets by name', () => {
    for (let i = 0; i < 16; i++) {
      playRandomGame(i, (game) => {
        const view = viewOf(game, 0) as unknown as Record<string, Record<string, unknown>>;
        for (const key of ['random', 'seed', 'rolls', 'store', 'state']) expect(view).not.toHaveProperty(key);
        for (const { cult } of game.state.seats.slice(1)) {
          expect(view['tokens']).not.toHaveProperty(cult);
          expect(Array.isArray(view['hands']![cult])).toBe(false);
          expect(Array.isArray(view['decks']![cult])).toBe(false);
        }
        if (openAsk(game.state)?.seat !== 0) expect(view['decision']).toBeNull();
      });
    }
  });
});

/** A position at the start of a turn of the first seat. */
function positionInAction(i: number): Record<string, unknown> {
  const session = Session.begin(cults, { config: humanConfig(i) }, baseBook());
  const bot = new RandomBot('position');
  for (let { decision } = session; decision !== null; { decision } = session) {
    if (session.state.round === 3 && decision.kind === 'takePlan' && decision.seat === 'cthulhu') return session.position;
    const { options } = decision;
    session.answer(bot.choose(openAsk(session.state)!).map((at) => options[at]!.id));
  }
  throw new Error('no such position');
}

describe('imagine', () => {
  it(`gives a state that fits the view it was made from, at every own decision (${GAMES} games)`, () => {
    let imagined = 0;
    for (let i = 0; i < GAMES; i++) {
      playRandomGame(i, (game: CultsPlay) => {
        const ask = openAsk(game.state);
        if (ask === null || game.state.asked % 5 !== i % 5) return;
        const view = viewOf(game, ask.seat);
        // A card that has asked others before keeps their answers: then nobody can think on from before it.
        if (view['resume'] === null) return;
        const seen = JSON.stringify(view);
        const state = imagine(JSON.parse(seen) as never, `${i}/${ask.id}`, game.book);
        expectSame(JSON.stringify(viewOf(play(state, game.book, null), ask.seat)), seen);
        imagined++;
      });
    }
    expect(imagined).toBeGreaterThan(60 * GAMES);
  });

  it('is the same for the same seed, and different for another', () => {
    const states = new Map<string, string>();
    playRandomGame(3, (game) => {
      const ask = openAsk(game.state);
      if (ask?.id !== 60) return;
      const view = viewOf(game, ask.seat);
      for (const seed of ['a', 'b']) states.set(seed, JSON.stringify(imagine(view, seed, game.book)));
      expect(JSON.stringify(imagine(view, 'a', game.book))).toBe(states.get('a'));
    });
    expect(states.get('a')).not.toBe(states.get('b'));
  });

  it('can be played on to the end', () => {
    for (let i = 0; i < 8; i++) {
      playRandomGame(i, (game) => {
        const ask = openAsk(game.state);
        if (ask === null || ask.id % 40 !== 7) return;
        const state = imagine(viewOf(game, ask.seat), 'on', game.book);
        const bot = new RandomBot('on');
        const thinking = play(state, game.book, null);
        while (openAsk(state) !== null) answer(thinking, bot);
        expect(state.outcome).not.toBeNull();
      });
    }
  });
});

function answer(game: CultsPlay, bot: RandomBot): void {
  answerIndices(game, bot.choose(openAsk(game.state)!));
}

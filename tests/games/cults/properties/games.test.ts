import { openAsk } from '../../../../src/kernel';
import type { CultsSession } from '../../../../src/games/cults/game';
import { cultsSaves } from '../../../../src/games/cults/saves';
import { describe, expect, it } from 'vitest';
import { RandomBot } from '../../../../src/platform/bots';
import { answerIndices, cloneState, openDecision, outcomeOf, play, stateHash, cults } from '../../../../src/games/cults/rules';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { restore, saveOf } from '../../../../src/platform/session/save';
import { Session } from '../../../../src/platform/session/session';
import { codeOf } from '../../../harness';
import { amount } from '../../../amount';
import { expectSound, humanConfig, playRandomGame } from './random-games';

const SOUND = amount(160, 400);
const ANSWERED = amount(24, 40);
const NONSENSE = amount(24, 60);

describe('random games', () => {
  it(`keep every invariant, have a legal suggestion at every decision and end in their last round (${SOUND} games)`, () => {
    for (let i = 0; i < SOUND; i++) {
      const game = playRandomGame(i, expectSound);
      expect(game.state.round).toBe(game.state.setting.rounds);
      expect(outcomeOf(game.state)).not.toBeNull();
    }
  });

  it(`list legal answers that are all accepted and a suggestion among them (${ANSWERED} games)`, () => {
    for (let i = 0; i < ANSWERED; i++) {
      playRandomGame(i, (game) => {
        const decision = openDecision(game);
        if (decision?.legal === undefined) return;
        expect(decision.legal.map((answer) => [...answer].sort().join())).toContain([...decision.suggest].sort().join());
        const pick = decision.legal[game.state.asked % decision.legal.length]!;
        const ids = decision.options.map((option) => option.id);
        const copy = play(cloneState(game.state), game.book, null);
        answerIndices(
          copy,
          pick.map((id) => ids.indexOf(id)),
        );
        expect(copy.state.asked).toBeGreaterThanOrEqual(game.state.asked);
      });
    }
  });

  it(`leave a clone alone when played on, and the other way round (${ANSWERED} games)`, () => {
    for (let i = 0; i < ANSWERED; i++) {
      playRandomGame(i, (game) => {
        if (openAsk(game.state) === null || game.state.asked % 7 !== 0) return;
        const before = stateHash(game.state);
        const copy = cloneState(game.state);
        expect(stateHash(copy)).toBe(before);
        const other = play(copy, game.book, null);
        const bot = new RandomBot(`clone ${i}`);
        for (let n = 0, ask = openAsk(copy); n < 30 && ask !== null; n++, ask = openAsk(copy))
          answerIndices(other, bot.choose(ask));
        expect(stateHash(game.state)).toBe(before);
      });
    }
  });
});

describe('answers that are not on offer', () => {
  const nonsense: unknown[] = [
    'pass',
    null,
    7,
    {},
    [7],
    [null],
    ['nothing'],
    [['pass']],
    ['pass', 'pass'],
    ['__proto__'],
    ['constructor'],
  ];

  it(`change nothing and get an error (${NONSENSE} games)`, () => {
    for (let i = 0; i < NONSENSE; i++) {
      const session = Session.begin(cults, { config: humanConfig(i) }, baseBook());
      const bot = new RandomBot(`nonsense ${i}`);
      for (let ask = openAsk(session.state); ask !== null; ask = openAsk(session.state)) {
        const decision = session.decision!;
        if (decision.id % 11 === i % 11) {
          const before = session.hash;
          const all = decision.options.map((option) => option.id);
          const tooMany = decision.max < all.length ? [all] : [];
          for (const value of [...nonsense, ...tooMany, [all[0], all[0]]]) {
            if (decision.legal?.some((answer) => JSON.stringify(answer) === JSON.stringify(value))) continue;
            expect(
              codeOf(() => session.answer(value)),
              `${decision.kind} ${JSON.stringify(value)}`,
            ).toMatch(/^[a-z][a-zA-Z]+$/);
          }
          expect(session.hash).toBe(before);
        }
        session.answer(bot.choose(ask).map((option) => decision.options[option]!.id));
      }
    }
  });
});

describe('saves', () => {
  it('come back from their JSON text with the same hash, and play on alike', () => {
    const session = Session.begin(cults, { config: humanConfig(5) }, baseBook());
    const bot = new RandomBot('saves');
    while (openAsk(session.state) !== null && session.log.length < 150) session.answer(choose(session, bot));
    const back = restore(cultsSaves, JSON.parse(JSON.stringify(saveOf(session))), baseBook());
    expect(back.events).toEqual(session.events);
    const again = [new RandomBot('on'), new RandomBot('on')];
    while (openAsk(session.state) !== null) {
      session.answer(choose(session, again[0]!));
      back.answer(choose(back, again[1]!));
      expect(back.hash).toBe(session.hash);
    }
    expect(back.outcome).toEqual(session.outcome);
  });
});

function choose(session: CultsSession, bot: RandomBot): string[] {
  const { options } = session.decision!;
  return bot.choose(openAsk(session.state)!).map((i) => options[i]!.id);
}

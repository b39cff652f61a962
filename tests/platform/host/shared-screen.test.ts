import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { handSize } from '../../../src/games/cults/picture/facts/facts';
import { PlayedGame, type Shown } from './played-game';

/** Two persons and two bots at one screen, answered as suggested: every moment of the game. */
async function moments(count: number): Promise<Shown[]> {
  const game = await PlayedGame.open();
  const seats = ['dagon', 'hastur', 'cthulhu', 'chaugnar'].map((cult, i) => ({ cult, by: i % 2 === 0 ? 'human' : 'random' }));
  const all = [await game.begin({ config: { seats, seed: 'shared' } })];
  for (let now = all[0]!; all.length < count && now.view.decision !== null; ) {
    now = await game.answer(now.view.decision.suggest);
    all.push(now);
  }
  return all;
}

const all = await moments(80);

describe('several persons at one screen', () => {
  it('every step is seen by the one who is asked in the end, and nobody sees a hand that is not theirs', () => {
    expect(new Set(all.map(({ view }) => view.seat))).toEqual(new Set(['dagon', 'cthulhu']));
    for (const { view, passages } of all) {
      if (view.outcome === null) expect(view.waiting).toBe(view.seat);
      for (const one of [view, ...passages.map((passage) => passage.view)]) {
        expect(one.seat).toBe(view.seat);
        expect(Object.keys(one.tokens)).toEqual([view.seat]);
        for (const [cult, hand] of Object.entries(one.hands)) expect(Array.isArray(hand)).toBe(cult === view.seat);
      }
      const secrets = passages.flatMap(({ events }) => events).filter((event) => 'own' in event && event['seat'] !== view.seat);
      expect(secrets).toEqual([]);
    }
  });

  it('is played on from the position as the one who is asked saw it before, whoever answered', () => {
    const sizes = (view: TableView): unknown => Object.keys(view.hands).map((cult) => handSize(view, cult));
    let handed = 0;
    for (const [at, { from, view }] of all.entries()) {
      const before = all[at - 1]?.view;
      if (before !== undefined) {
        const { seat, hands, districts, decks, discards } = from;
        expect({ at, seat, districts, decks, discards }).toEqual({
          at,
          seat: view.seat,
          districts: before.districts,
          decks: before.decks,
          discards: before.discards,
        });
        expect(sizes(from)).toEqual(sizes(before));
        for (const [cult, hand] of Object.entries(hands)) expect(Array.isArray(hand)).toBe(cult === view.seat);
        if (before.seat !== view.seat) handed++;
      }
    }
    expect(handed).toBeGreaterThan(5);
  });
});

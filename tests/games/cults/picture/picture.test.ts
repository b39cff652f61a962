import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../../../src/games/cults/picture/reduce/along';
import { liveStream } from '../../../../src/kernel';
import { turnOrder } from '../../../../src/games/cults/picture/facts/facts';
import { matchPieces } from '../../../../src/games/cults/picture/board/match';
import { piecesOf } from '../../../../src/games/cults/picture/board/pieces';
import { configOf, TABLES } from '../properties/random-games';
import { PlayedGame, type Shown } from '../../../platform/host/played-game';

/** The i-th random game with one person and bots, through the host of the Worker; the person answers at random. */
async function play(i: number, look: (before: Shown, after: Shown) => void): Promise<void> {
  const config = configOf(i);
  const seats = (config['seats'] as { cult: string }[]).map(({ cult }, at) => ({ cult, by: at === 0 ? 'human' : 'random' }));
  const game = await PlayedGame.open();
  let moment = await game.begin({ config: { ...config, seats } });
  const below = liveStream(`picture ${i}`);
  for (let { decision } = moment.view; decision !== null; { decision } = moment.view) {
    const answer = decision.legal === undefined ? decision.suggest : decision.legal[below(decision.legal.length)]!;
    const next = await game.answer(answer);
    look(moment, next);
    moment = next;
  }
  expect(moment.view.outcome).not.toBeNull();
}

describe('the picture of the board', () => {
  it.each(TABLES.map((_, i) => i))('follows from the events alone (game %i)', async (i) => {
    await play(i, (before, after) => {
      let view = before.view;
      for (const passage of after.passages) {
        const beats = beatsOf(view, passage);
        const told = beats.at(-2)?.view ?? view;
        // Points are counted from one beat to the next, from what they were before the step.
        expect(beats[0]!.before.scores).toBe(view.scores);
        expect(told.scores).toEqual(passage.view.scores);
        const sorts = (of: typeof view): string[] =>
          piecesOf(of)
            .map(({ sort, at }) => `${sort} ${at.replace(/\d+$/, '')}`)
            .sort();
        expect({ events: passage.events.map((event) => event.type), pieces: sorts(told) }).toEqual({
          events: passage.events.map((event) => event.type),
          pieces: sorts(passage.view),
        });
        view = passage.view;
      }
    });
  });

  it('has one place for every piece, and tells which pieces moved', async () => {
    await play(2, (before, after) => {
      const pieces = piecesOf(after.view);
      expect(new Set(pieces.map((piece) => piece.at)).size).toBe(pieces.length);
      const { kept, come, gone } = matchPieces(piecesOf(before.view), pieces);
      expect(kept.length + come.length).toBe(pieces.length);
      expect(kept.every(([old, now]) => old.sort === now.sort)).toBe(true);
      expect(kept.length + gone.length).toBe(piecesOf(before.view).length);
    });
  });

  it('says who acts while it happens, the NPC among them (R8.1, R12.4)', async () => {
    const told = new Set(['planTaken', 'bluffed', 'planPlaced', 'npcPlanTaken', 'npcDieRolled', 'npcPlanChosen', 'npcFellBack']);
    const solo = TABLES.findIndex((_, i) => (configOf(i)['seats'] as unknown[]).length === 1);
    const seen = new Set<string>();
    await play(solo, (before, after) => {
      let { view } = before;
      for (const passage of after.passages) {
        for (const { event, view: now } of beatsOf(view, passage)) {
          if (event === null || !('seat' in event) || !told.has(event.type)) continue;
          seen.add(event.type);
          expect({ event, now: turnOrder(now).now }).toEqual({ event, now: event.seat });
        }
        ({ view } = passage);
      }
    });
    expect(seen).toContain('npcDieRolled');
    expect(seen).toContain('npcPlanChosen');
  });

  it('tells the order of every stack beside it, the next marker first (R8.1), and closes Site fields without a cult (R3.2)', async () => {
    const heights = new Set<number>();
    await play(4, (_, { view }) => {
      const pieces = piecesOf(view);
      for (const [district, { plans }] of Object.entries(view.districts)) {
        heights.add(plans.length);
        const layers = pieces.find(({ at }) => at === `${district}/planOrder`)?.layers ?? [];
        const cults = layers
          .flatMap((layer) => ('frame' in layer && layer.frame === 'emblem' ? [layer] : []))
          .sort((a, b) => (a.y ?? 0) - (b.y ?? 0))
          .map(({ cult }) => cult);
        const told = plans.length < 2 ? [] : plans.toReversed().slice(0, plans.length > 5 ? 4 : 5);
        expect({ district, plans, cults }).toEqual({ district, plans, cults: told });
        expect(layers.flatMap((layer) => ('text' in layer ? [layer.text] : []))).toEqual(
          plans.length > 5 ? [`×${plans.length}`] : [],
        );
      }
    });
    expect(Math.max(...heights)).toBeGreaterThan(5);
    await play(0, (_, { view }) => {
      const closed = piecesOf(view).filter(({ sort }) => sort === 'unavailableSite');
      expect(closed.length).toBe(2 * Object.keys(view.districts).length);
    });
  });
});

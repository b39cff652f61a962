import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import { tableViewOf } from '../../../../src/games/cults/contract/table-view';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { piecesOf } from '../../../../src/games/cults/picture/board/pieces';
import { fieldPlace } from '../../../../src/games/cults/picture/config/board-layout';
import { beatsOf, type CultsBeat } from '../../../../src/games/cults/picture/reduce/along';
import { highlightOf, pointsIn, type Highlight } from '../../../../src/games/cults/picture/stage/highlights/highlight-of';
import { cults } from '../../../../src/games/cults/rules';
import { openAsk } from '../../../../src/kernel';
import { RandomBot } from '../../../../src/platform/bots';
import { Session } from '../../../../src/platform/session/session';

const { book } = baseLibrary();
const SEATS = ['dagon', 'cthulhu', 'hastur'];

/** All beats of a random game, as the first seat sees them; a beat's events are those of one answer. */
function beatsOfGame(seed: string): {
  readonly beats: readonly CultsBeat[];
  readonly first: TableView;
  readonly last: TableView;
} {
  const session = Session.begin(cults, { config: { seats: SEATS, seed, setup: null } }, book);
  const bot = new RandomBot(seed);
  const look = (): TableView => tableViewOf(session.view('dagon'), {});
  const first = look();
  let view = first;
  const beats: CultsBeat[] = [];
  for (let ask = openAsk(session.state); ask !== null; ask = openAsk(session.state)) {
    const { options } = session.decision!;
    const known = session.events.length;
    session.answer(bot.choose(ask).map((at) => options[at]!.id));
    const now = look();
    beats.push(...beatsOf(view, { by: null, events: session.events.slice(known), view: now }));
    view = now;
  }
  return { beats, first, last: view };
}

const games = Array.from({ length: 6 }, (_, i) => beatsOfGame(`moments ${i}`));
const all = games.flatMap(({ beats }) => beats);
const of = (kind: Highlight['kind']): readonly (readonly [CultsBeat, Highlight])[] =>
  all.flatMap((beat) => {
    const moment = highlightOf(beat);
    return moment?.kind === kind ? [[beat, moment] as const] : [];
  });
const eventsOf = (...types: readonly string[]): readonly CultsBeat[] =>
  all.filter(({ event }) => types.includes(event?.type ?? ''));

describe('a moment of its own', () => {
  it('has every Dominance marker, at its field', () => {
    const marks = of('mark');
    expect(marks.length).toBe(eventsOf('dominancePlaced', 'dominanceReplaced').length);
    expect(marks.length).toBeGreaterThan(2);
    for (const [{ event, view }, moment] of marks) {
      if (event?.type !== 'dominancePlaced' && event?.type !== 'dominanceReplaced') throw new Error('another event');
      const place = `${event.district}/dominance/${event.field - 1}`;
      const piece = piecesOf(view).find(({ at }) => at === place)!;
      expect(moment).toEqual({ kind: 'mark', cult: piece.cult, at: { x: piece.x, y: piece.y } });
    }
  });

  it('has a Ritual that reaches level III, and none below', () => {
    const thirds = of('third');
    const raised = eventsOf('ritualPlaced', 'ritualRaised').filter(
      ({ event }) => event !== null && 'level' in event && event.level === 3,
    );
    expect(thirds.map(([beat]) => beat)).toEqual(raised);
    expect(thirds.length).toBeGreaterThan(0);
    for (const [{ view }, moment] of thirds)
      expect(
        piecesOf(view).some(({ sort, x, y }) => sort.endsWith('/3') && 'at' in moment && moment.at.x === x && moment.at.y === y),
      ).toBe(true);
  });

  it('has an arriving Investigator, beside the Sanity that grows', () => {
    const arrivals = of('arrival');
    expect(arrivals.length).toBe(eventsOf('investigatorArrived').length);
    expect(arrivals.length).toBeGreaterThan(0);
    for (const [{ event, view }, moment] of arrivals) {
      if (event?.type !== 'investigatorArrived') throw new Error('another event');
      const { district } = event;
      expect(moment).toEqual({
        kind: 'arrival',
        sanity: view.numbers.districts[district]!.sanity.now,
        at: fieldPlace(district, 'sanity'),
      });
    }
  });

  it('has the last round of a game, once', () => {
    expect(of('lastRound').map(([{ view }]) => view.round)).toEqual(games.map(({ last }) => last.rounds));
  });
});

describe('points on their way', () => {
  it('add up to what each cult has in the end', () => {
    for (const { beats, first, last } of games) {
      const sums = new Map<string, number>();
      for (const { cult, change } of beats.flatMap(pointsIn)) sums.set(cult, (sums.get(cult) ?? 0) + change);
      for (const cult of SEATS)
        expect([cult, sums.get(cult) ?? 0]).toEqual([cult, last.scores[cult]!.total - first.scores[cult]!.total]);
    }
  });

  it('come from the marker that brings them; lost ones come from nowhere', () => {
    for (const [beat, moment] of of('mark'))
      for (const { cult, change, from } of pointsIn(beat))
        expect(from).toEqual(change > 0 && 'cult' in moment && moment.cult === cult ? moment.at : null);
    const lost = all.flatMap(pointsIn).filter(({ change }) => change < 0);
    expect(lost.length).toBeGreaterThan(0);
    for (const { from } of lost) expect(from).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { leaders, storyOf } from '../../../../src/games/cults/chronicle/story';
import { openLibrary } from '../../../../src/games/cults/base-set/library';
import { cults } from '../../../../src/games/cults/rules';
import '../../../../src/games/cults/words/all';
import { namesFrom } from '../../../../src/games/cults/words';
import { storyWords } from '../../../../src/games/cults/words/story';
import type { GameEvent } from '../../../../src/kernel';
import { Session } from '../../../../src/platform/session/session';

const { book } = await openLibrary([]);
const names = namesFrom('en', () => undefined);

const score = (total: number): object => ({ dominance: total, sites: 0, mostRituals: 0, total });
const scores = (dagon: number, hastur: number): object => ({ dagon: score(dagon), hastur: score(hastur) });

/** A turn of a cult in a district whose events end with these points. */
const turn = (seat: string, points: readonly [number, number][], type = 'dominancePlaced', owner = seat): GameEvent[] => [
  { type: 'planTaken', seat, district: 'uptown', plan: 'dominance' },
  ...points.map(([dagon, hastur]) => ({ type, seat: owner, district: 'uptown', field: 1, scores: scores(dagon, hastur) })),
  { type: 'turnEnded', seat },
];
const round = (number: number, ...turns: GameEvent[][]): GameEvent[] => [
  { type: 'roundBegun', round: number },
  ...turns.flat(),
  { type: 'roundEnded', round: number },
];

describe('the story of a game', () => {
  it('has the points at the end of each round, also of rounds in which nobody scored', () => {
    const events = [...round(1, turn('dagon', [[1, 0]])), ...round(2), ...round(3, turn('hastur', [[1, 2]]))];
    expect(storyOf(events, ['dagon', 'hastur'], 'hastur').rounds).toEqual([
      { dagon: 1, hastur: 0 },
      { dagon: 1, hastur: 0 },
      { dagon: 1, hastur: 2 },
    ]);
  });

  it('tells the three turns that changed the lead most, in their order, with what changed it', () => {
    const events = [
      ...round(1, turn('dagon', [[1, 0]])),
      ...round(
        2,
        turn('dagon', [
          [2, 1],
          [3, 1],
          [4, 1],
        ]),
      ), // prettier-ignore
      ...round(3, turn('hastur', [[4, 2]]), turn('hastur', [[3, 2]], 'ritualReturned', 'dagon')),
      ...round(
        4,
        turn('hastur', [
          [3, 3],
          [3, 4],
          [3, 5],
        ]),
      ), // prettier-ignore
    ];
    const { turningPoints } = storyOf(events, ['dagon', 'hastur'], 'hastur');
    expect(turningPoints).toHaveLength(3);
    expect(turningPoints.map((point) => point.round)).toEqual([2, 3, 4]);
    expect(turningPoints[0]).toMatchObject({
      seat: 'dagon',
      district: 'uptown',
      causes: [{ type: 'dominancePlaced', seat: 'dagon', count: 3 }],
      before: { dagon: 1, hastur: 0 },
      after: { dagon: 4, hastur: 1 },
      ledBefore: ['dagon'],
      ledAfter: ['dagon'],
      fightWon: null,
    });
    expect(turningPoints[2]).toMatchObject({ ledBefore: ['dagon'], ledAfter: ['hastur'] });
  });

  it('says who won the Confrontation, and leaves out what changed no points', () => {
    const [plan, ...rest] = turn('dagon', [
      [0, 0],
      [2, 0],
    ]); // prettier-ignore
    const fight = { type: 'confrontationDecided', district: 'uptown', seat: 'dagon', attack: { dagon: 5, hastur: 2 } };
    const { turningPoints } = storyOf([{ type: 'roundBegun', round: 5 }, plan!, fight, ...rest], ['dagon', 'hastur'], 'dagon');
    expect(turningPoints).toMatchObject([{ fightWon: 'dagon', causes: [{ count: 1 }] }]);
    expect(storyWords('en').what(turningPoints[0]!, names)).toBe(
      'dagon wins the Confrontation and dagon places 1 Dominance marker. dagon\u00a00\u00a0→\u00a02. dagon takes the lead.',
    );
    expect(storyWords('pl').what(turningPoints[0]!, names)).toBe(
      'dagon wygrywa Konfrontację i dagon umieszcza 1 Znacznik Dominacji. dagon\u00a00\u00a0→\u00a02. dagon obejmuje prowadzenie.',
    );
  });

  it('says what became of the lead', () => {
    const led = (...points: [number, number][]): string => {
      const [first, ...more] = points;
      const events = [
        { type: 'sitePlaced', seat: 'dagon', district: 'uptown', scores: scores(...first!) },
        ...round(1, turn('dagon', more)),
      ];
      return storyWords('en')
        .what(storyOf(events, ['dagon', 'hastur'], 'dagon').turningPoints[0]!, names)
        .split('. ')
        .at(-1)!;
    };
    expect(led([1, 0], [3, 0])).toBe('dagon pulls away.');
    expect(led([3, 0], [2, 0])).toBe('The lead of dagon shrinks.');
    expect(led([1, 2], [2, 2])).toBe('dagon and hastur lead together.');
    expect(led([1, 0], [0, 0])).toBe('Nobody leads any more.');
  });

  it('knows who leads: nobody without points, several if equal', () => {
    expect(leaders({ dagon: 0, hastur: 0 })).toEqual([]);
    expect(leaders({ dagon: 2, hastur: 2, cthulhu: 1 })).toEqual(['dagon', 'hastur']);
  });

  it.each([2, 4])('ends with the points of the outcome, and is the same for every seat of %d', (count) => {
    const seats = ['dagon', 'hastur', 'cthulhu', 'chaugnar'].slice(0, count);
    const config = { seats: seats.map((cult) => ({ cult, by: 'suggest' })), seed: 'story' };
    const session = Session.begin(cults, { config }, book);
    const { winners, scores: final } = session.view(null).outcome!;
    const told = [null, ...seats].map((seat) => storyOf(session.view(seat).events!, seats, winners[0]!));
    const [story] = told;
    expect(story!.rounds).toHaveLength(6);
    expect(story!.rounds.at(-1)).toEqual(Object.fromEntries(seats.map((cult) => [cult, final[cult]!.total])));
    expect(story!.turningPoints.length).toBeGreaterThan(0);
    for (const other of told) expect(other).toEqual(story);
    for (const point of story!.turningPoints) expect(storyWords('pl').where(point)).toMatch(/^Runda \d, [A-Z]/);
  });
});

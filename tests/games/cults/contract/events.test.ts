import { expect, expectTypeOf, it } from 'vitest';
import {
  EVENT_TYPES,
  EVENTS,
  type CultsEvent,
  type EventDetails,
  type EventOf,
} from '../../../../src/games/cults/contract/events';
import type { GameEvent } from '../../../../src/kernel';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import type { EventPictures } from '../../../../src/games/cults/picture/reduce/event-picture';
import type { emit } from '../../../../src/games/cults/rules/state/emit';
import type { CultsPlay } from '../../../../src/games/cults/rules/state/state';

it('an event has the fields that are described for its type', () => {
  expectTypeOf<EventOf<'ritualMoved'>['from']>().toEqualTypeOf<'downtown' | 'rivertown' | 'uptown' | 'northside'>();
  expectTypeOf<EventOf<'cardsDrawn'>['own']>().toEqualTypeOf<{ readonly cards: readonly string[] } | undefined>();
  expectTypeOf<EventDetails<'investigatorAdvanced'>>().toEqualTypeOf<{ readonly field: number }>();
  expectTypeOf<Extract<CultsEvent, { type: 'answerUndone' }>['seat']>().toEqualTypeOf<string>();
});

it('a misspelt event or field does not compile', () => {
  // Only the compiler reads this: nothing is called.
  const unread = (tell: typeof emit, game: CultsPlay): void => {
    tell(game, 'ritualRaised', 0, 0, { level: 2 });
    tell(game, 'opposed', 0, 0);
    // @ts-expect-error there is no such event
    tell(game, 'ritualRaisd', 0, 0, { level: 2 });
    // @ts-expect-error it is called level
    tell(game, 'ritualRaised', 0, 0, { leve: 2 });
    // @ts-expect-error the level is missing
    tell(game, 'ritualRaised', 0, 0);
    // @ts-expect-error no district has this name
    tell(game, 'ritualMoved', 0, 0, { level: 1, from: 'midtown', scores: {} });
  };
  expect(unread).toBeTypeOf('function');
});

it('an event uses no field that the kernel reads as its audience', () => {
  expectTypeOf<CultsEvent>().toExtend<GameEvent>();
});

it('a picture of a misspelt event, or of a field that its event does not have, does not compile', () => {
  // Only the compiler reads this: nothing is called.
  const pictures: EventPictures = {
    ritualRaised: { change: (view, { level }) => ({ ...view, round: level }) },
    // @ts-expect-error it is called level
    ritualPlaced: { change: (view, { leve }) => ({ ...view, round: leve }) },
    // @ts-expect-error the view has no such field
    roundBegun: { change: (view, { round }) => ({ ...view, rund: round }) satisfies TableView },
    // @ts-expect-error there is no such event
    ritualRaisd: {},
  };
  expect(Object.keys(pictures)).toHaveLength(4);
});

it('triggers may name every event of the rules, in the order of the alphabet', () => {
  expect(EVENT_TYPES).toEqual(Object.keys(EVENTS).sort());
  expect(EVENT_TYPES).not.toContain('answerUndone');
});

import fc from 'fast-check';
import { Session } from '../../../../src/platform/session/session';
import type { CultsSession } from '../../../../src/games/cults/game';
import { cults as theRules } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import {
  BOTS,
  cardsOf,
  configOf,
  defaultPlan,
  DISTRICTS,
  fitted,
  isClosed,
  mostSure,
  withCityStep,
  withCult,
  withNpc,
  withPinned,
  type GamePlan,
  type StackWay,
} from '../../../../src/games/cults/screens/new-game/plan';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';

const library = baseLibrary();
const { cards, cults, rules } = library.book.book;
const reading = { cards, cults, rules, printed: [], mods: [], leftOut: [], media: new Map() } as unknown as Parameters<
  typeof fitted
>[1];

const start = (): GamePlan => fitted(defaultPlan('a seed'), reading);
const begin = (plan: GamePlan): CultsSession => Session.begin(theRules, { config: configOf(plan) }, library.book, false);
const cultsAt = (plan: GamePlan): string[] => plan.seats.map(({ cult }) => cult);

/** What a player can click on the new game screen. */
type Click = (plan: GamePlan) => GamePlan;
const pick = <T>(items: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...items);
const clicks: fc.Arbitrary<Click> = fc.oneof(
  pick([1, 2, 3, 4] as const).map(
    (players): Click =>
      (plan) => ({ ...plan, players }),
  ),
  fc.tuple(pick([0, 1, 2, 3]), pick(cardsOf.cults(reading))).map(
    ([seat, cult]): Click =>
      (plan) =>
        withCult(plan, seat, cult),
  ),
  pick(cardsOf.cults(reading)).map(
    (npc): Click =>
      (plan) =>
        withNpc(plan, npc),
  ),
  pick([...cardsOf.objectives(reading), null]).map(
    (objective): Click =>
      (plan) => ({ ...plan, objective }),
  ),
  pick([...cardsOf.setups(reading), null]).map(
    (setup): Click =>
      (plan) => ({ ...plan, setup }),
  ),
  pick([6, 7, 8, 9, 10]).map(
    (rounds): Click =>
      (plan) => ({ ...plan, rounds }),
  ),
  pick(DISTRICTS).map(
    (closed): Click =>
      (plan) => ({ ...plan, closed }),
  ),
  pick([0, 1, 2, 3, null]).map(
    (first): Click =>
      (plan) => ({ ...plan, first }),
  ),
  pick(['first-game', 'draft', 'random', 'pinned'] as StackWay[]).map(
    (stacks): Click =>
      (plan) => ({ ...plan, stacks }),
  ),
  fc.tuple(pick(DISTRICTS), pick(cardsOf.guardians(reading))).map(
    ([district, card]): Click =>
      (plan) =>
        withPinned(plan, district, 'guardian', card),
  ),
  fc.tuple(pick(DISTRICTS), pick(cardsOf.actions(reading))).map(
    ([district, card]): Click =>
      (plan) =>
        withPinned(plan, district, 'action', card),
  ),
  pick(cardsOf.city(reading)).map(
    (card): Click =>
      (plan) => {
        const stepped = withCityStep(plan, card);
        // The screen shows how many may be sure to come; more are refused in words, see below.
        const sure = Object.values(stepped.city).filter((state) => state === 'sure').length;
        return sure > 5 ? plan : stepped;
      },
  ),
  pick(['high', 'low'] as const).map(
    (tie): Click =>
      (plan) => ({ ...plan, tie }),
  ),
);

describe('a game that is put together', () => {
  it('begins, whatever was clicked', () => {
    fc.assert(
      fc.property(fc.array(clicks, { maxLength: 30 }), (all) => {
        const plan = all.reduce((now, click) => click(now), start());
        const { state, decision } = begin(plan);
        expect(decision).not.toBeNull();
        expect(state.setting.rounds).toBe(plan.rounds);
        expect(state.setting.seats.map(({ cult }) => cult)).toEqual(cultsAt(plan).slice(0, plan.players));
        expect(state.setting.npc).toBe(plan.players === 1 ? plan.npc : null);
        DISTRICTS.forEach((name, at) => expect(state.districts[at]!.open).toBe(!isClosed(plan, name)));
      }),
      { seed: 4, numRuns: 150 },
    );
  });

  it('is a first solo game by default', () => {
    const { state } = begin(start());
    expect(state.setting.npc).toBe('cthulhu');
    expect(state.setting.objective).toBe('ascendance');
    expect(state.setting.rounds).toBe(6);
  });

  it('a cult that is taken twice changes places with the one before', () => {
    const plan = withCult(start(), 0, 'hastur');
    expect(cultsAt(plan)).toEqual(['hastur', 'cthulhu', 'dagon', 'chaugnar']);
    const solo = withCult(start(), 0, 'cthulhu');
    expect([solo.seats[0]!.cult, solo.npc]).toEqual(['cthulhu', 'dagon']);
    const npc = withNpc(start(), 'dagon');
    expect([npc.seats[0]!.cult, npc.npc]).toEqual(['cthulhu', 'dagon']);
  });

  it('City cards: left out, or sure to come; more than there are rounds for are refused', () => {
    const cardsInPlay = cardsOf.city(reading);
    const twice = (plan: GamePlan, card: string): GamePlan => withCityStep(withCityStep(plan, card), card);
    const without = withCityStep(start(), cardsInPlay[0]!);
    expect(begin(without).state.cityDeck).not.toContain(cardsInPlay[0]);
    const sure = cardsInPlay.slice(0, mostSure(start())).reduce(twice, start());
    expect(begin(sure).state.cityDeck.slice(-5).toSorted()).toEqual(cardsInPlay.slice(0, 5).toSorted());
    expect(() => begin(twice(sure, cardsInPlay[5]!))).toThrow('tooManyPinned');
  });

  it('bots play the seats that are given to them', () => {
    const { state } = begin({ ...start(), players: 3 });
    expect(state.setting.seats.map(({ by }) => by)).toEqual(['human', 'cultist', 'cultist']);
    expect(theRules.levels).toEqual(expect.arrayContaining(BOTS.filter((bot) => bot !== 'random')));
  });

  it('what is missing from the cards at hand is replaced', () => {
    const plan = {
      ...start(),
      npc: 'mod:cult',
      objective: 'mod:goal',
      setup: 'mod:setup',
      city: { 'mod:card': 'sure' as const },
    };
    const seats = plan.seats.map((seat, at) => (at === 0 ? { ...seat, cult: 'mod:cult' } : seat));
    const mended = fitted({ ...plan, seats }, reading);
    expect(new Set(cultsAt(mended)).size).toBe(4);
    expect(mended.npc).not.toBe(mended.seats[0]!.cult);
    expect(mended.city).toEqual({});
    expect(begin(mended).decision).not.toBeNull();
  });
});

import { cults as theRules } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  configOf,
  defaultPlan,
  DISTRICTS,
  fitted,
  type GamePlan,
  type StackWay,
} from '../../../../src/games/cults/screens/new-game/plan';
import { Opening } from '../../../../src/games/cults/screens/new-game/opening';
import { openingOf } from '../../../../src/games/cults/rules';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import type { CultsReading } from '../../../../src/games/cults/reading';
import { Session } from '../../../../src/platform/session/session';
import type { TableView } from '../../../../src/games/cults/contract/view-types';

const library = baseLibrary();
const { cards, cults, rules, firstGame } = library.book.book;
const reading = { cards, cults, rules, firstGame: firstGame.stacks } as unknown as CultsReading;

/** The board of the game that the plan begins, at its first question. */
function begun(plan: GamePlan): TableView['districts'] {
  const session = Session.begin(theRules, { config: configOf(plan) }, library.book, false);
  return (session.view(plan.seats[0]!.cult) as unknown as TableView).districts;
}

/** The board that the engine tells beforehand. */
const told = (plan: GamePlan): TableView => openingOf(configOf(plan), library.book) as unknown as TableView;

const known = ({ sanity, investigators, track, rituals, sites, guardian, action }: TableView['districts'][string]): unknown => ({
  pieces: [sanity, investigators, track, rituals, sites],
  stacks: [guardian?.card, action?.card],
});

describe('the picture of the board on the new game screen', () => {
  const plans = ([1, 2, 3, 4] as const).flatMap((players) =>
    cardsOf
      .setups(reading)
      .flatMap((setup) => (['first-game', 'pinned'] satisfies StackWay[]).map((stacks) => ({ players, setup, stacks }))),
  );

  it.each(plans)('is the board that the game begins on: $players, $setup, $stacks', (chosen) => {
    const plan = fitted({ ...defaultPlan('seed'), ...chosen, closed: 'northside' }, reading);
    const [drawn, real] = [told(plan).districts, begun(plan)];
    expect(Object.keys(drawn).toSorted()).toEqual(Object.keys(real).toSorted());
    for (const name of Object.keys(drawn)) expect(known(drawn[name]!)).toEqual(known(real[name]!));
  });

  it('shows nothing that chance decides', () => {
    const plan = fitted({ ...defaultPlan('seed'), setup: null, stacks: 'random' }, reading);
    const { districts, numbers } = told(plan);
    expect(told({ ...plan, seed: 'another' })).toEqual(told(plan));
    expect(numbers.districts.downtown).toMatchObject({ sanity: { now: 0 }, prices: { guardian: null, action: null } });
    for (const name of DISTRICTS.filter((one) => one in districts))
      expect(districts[name]).toMatchObject({ guardian: null, action: null, track: 0 });
  });

  it('asks nothing, and in a draft shows the setup card and the NPC all the same (R12.2)', () => {
    const view = told(fitted({ ...defaultPlan('seed'), stacks: 'draft' }, reading));
    expect(view).toMatchObject({ decision: null, waiting: null, solo: { objective: 'ascendance' } });
    expect(view.districts['uptown']).toMatchObject({ rituals: [['cthulhu', 1]], sites: ['cthulhu'], guardian: null });
    expect(view.districts['uptown']!.sanity).toBeGreaterThan(0);
  });

  it('is asked for once for each configuration, and what comes too late is dropped', async () => {
    const asked: unknown[] = [];
    const views = new Map<unknown, (view: TableView) => void>();
    let count = 0;
    const opening = new Opening(() => void count++);
    const ask = (config: unknown): Promise<TableView> => {
      asked.push(config);
      return new Promise((resolve) => void views.set((config as { rounds: number }).rounds, resolve));
    };
    const first = opening.want({ rounds: 6, seed: 'a' }, ask);
    await opening.want({ rounds: 6, seed: 'b' }, ask);
    const second = opening.want({ rounds: 7 }, ask);
    views.get(7)!({ rounds: 7 } as TableView);
    await second;
    views.get(6)!({ rounds: 6 } as TableView);
    await first;
    expect([asked.length, count, opening.view?.rounds]).toEqual([2, 1, 7]);
  });
});

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
import { previewOf } from '../../../../src/games/cults/screens/new-game/preview';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import type { Reading } from '../../../../src/platform/host/messages';
import { Session } from '../../../../src/platform/session/session';
import type { TableView } from '../../../../src/games/cults/contract/view-types';

const library = baseLibrary();
const { cards, cults, rules, firstGame } = library.book.book;
const reading = { cards, cults, rules, firstGame: firstGame.stacks } as unknown as Reading;

/** The board of the game that the plan begins, at its first question. */
function begun(plan: GamePlan): TableView['districts'] {
  const session = Session.begin(theRules, { config: configOf(plan) }, library.book);
  return (session.view(plan.seats[0]!.cult) as unknown as TableView).districts;
}

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
    const [drawn, real] = [previewOf(plan, reading).districts, begun(plan)];
    expect(Object.keys(drawn).toSorted()).toEqual(Object.keys(real).toSorted());
    for (const name of Object.keys(drawn)) expect(known(drawn[name]!)).toEqual(known(real[name]!));
  });

  it('shows nothing that chance decides', () => {
    const plan = fitted({ ...defaultPlan('seed'), setup: null, stacks: 'random' }, reading);
    const { districts } = previewOf(plan, reading);
    for (const name of DISTRICTS.filter((one) => one in districts))
      expect(districts[name]).toMatchObject({ guardian: null, action: null, track: 0 });
  });
});

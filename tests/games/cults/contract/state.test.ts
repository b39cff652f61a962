import { expect, it } from 'vitest';
import { spec, thenDo } from '../../../../src/kernel';
import type { Dice, CultsPlay, State } from '../../../../src/games/cults/rules/state/state';

const { describing, list, own, shape, whole } = spec;

it('a description that lacks or misspells a field of its type does not compile', () => {
  // Only the compiler reads these: nothing is checked at run time.
  const dice = { seat: whole(), faces: own(list(whole())), rerolls: whole() };
  const read = [
    describing<Dice>()(shape(dice)),
    // @ts-expect-error the number of rerolls is missing
    describing<Dice>()(shape({ seat: whole(), faces: own(list(whole())) })),
    // @ts-expect-error it is called rerolls
    describing<Dice>()(shape({ seat: whole(), faces: own(list(whole())), reroll: whole() })),
    // @ts-expect-error the type has no colour
    describing<Dice>()(shape({ ...dice, colour: whole() })),
    // @ts-expect-error the type may miss no field
    describing<Dice>()(shape({ seat: whole(), faces: own(list(whole())) }, { rerolls: whole() })),
    // @ts-expect-error the game changes the faces in place, so copies need faces of their own
    describing<Dice>()(shape({ ...dice, faces: list(whole()) })),
    // @ts-expect-error a seat is a number
    describing<Dice>()(shape({ ...dice, seat: spec.text() })),
  ];
  expect(read).toHaveLength(7);
});

it('a misspelt step or field of a frame, or a change of what copies share, does not compile', () => {
  // Only the compiler reads this: nothing is called.
  const unread = (game: CultsPlay, state: State): void => {
    thenDo(game, { step: 'placePlan', seat: 0 });
    // @ts-expect-error there is no such step
    thenDo(game, { step: 'placePlann', seat: 0 });
    // @ts-expect-error it is called seat
    thenDo(game, { step: 'placePlan', sea: 0 });
    // @ts-expect-error copies share the modifiers: the list is replaced, never changed
    state.modifiers.push();
  };
  expect(unread).toBeTypeOf('function');
});

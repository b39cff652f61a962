import { expect, expectTypeOf, it } from 'vitest';
import type { Option } from '../../../../src/kernel';
import type { AnyOptionOf, DecisionKind, OptionDetails, OptionOf } from '../../../../src/games/cults/contract/decisions';
import type { KindPicture, PictureOf } from '../../../../src/games/cults/picture/kinds/kind';
import type { QuestionKind } from '../../../../src/games/cults/rules/questions/kind';
import type { LabelSentences } from '../../../../src/games/cults/words/dictionary';

it('an option has the details that are described for its kind', () => {
  expectTypeOf<OptionDetails['placePlan']['district']>().toEqualTypeOf<'downtown' | 'rivertown' | 'uptown' | 'northside'>();
  expectTypeOf<Extract<OptionOf<'takePlan'>, { plan: 'bluff' }>['tokens']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<AnyOptionOf<'oppose'>, { pass: true }>>().not.toBeNever();
  expectTypeOf<Extract<AnyOptionOf<'placePlan'>, { pass: true }>>().toBeNever();
  expectTypeOf<AnyOptionOf<DecisionKind>>().toExtend<Option>();
});

it('the picture of a kind stands in the registry without a cast', () => {
  expectTypeOf<KindPicture<'takePlan'>>().toExtend<PictureOf>();
  expectTypeOf<KindPicture<'terror'>>().toExtend<PictureOf>();
});

it('a misspelt kind or detail does not compile', () => {
  // Only the compiler reads these: nothing is called.
  const questions: readonly Partial<QuestionKind<'placePlan'>>[] = [
    { describe: () => ({ id: 'uptown', district: 'uptown' }) },
    // @ts-expect-error it is called district
    { describe: () => ({ id: 'uptown', distrct: 'uptown' }) },
    // @ts-expect-error no district has this name
    { describe: () => ({ id: 'midtown', district: 'midtown' }) },
  ];
  const pictures: readonly Partial<KindPicture<'placePlan'>>[] = [
    { tileName: (option) => option.district },
    // @ts-expect-error the option has no card
    { tileName: (option) => option.card },
  ];
  const labels: Partial<LabelSentences> = {
    placePlan: (d) => d.text('district'),
    // @ts-expect-error the option has no card
    placeSite: (d) => d.text('card'),
  };
  // @ts-expect-error there is no such kind
  const unknown: DecisionKind = 'placePlann';
  expect([questions.length, pictures.length, Object.keys(labels).length, unknown]).toEqual([3, 2, 2, 'placePlann']);
});

import { expect, expectTypeOf, it } from 'vitest';
import type { tableViewOf } from '../../../../src/games/cults/contract/table-view';
import type { DistrictView, SideView, TableView, View } from '../../../../src/games/cults/contract/view-types';

it('a view has the fields that are described', () => {
  expectTypeOf<View['phase']>().toEqualTypeOf<
    'setup' | 'city' | 'mobilization' | 'recruitment' | 'planning' | 'action' | 'hiding'
  >();
  expectTypeOf<TableView['districts'][string]>().toEqualTypeOf<DistrictView>();
  expectTypeOf<TableView['numbers']['inForce']['bluffTokens']>().toEqualTypeOf<number>();
  expectTypeOf<SideView['thugs']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ReturnType<typeof tableViewOf>>().toEqualTypeOf<TableView>();
});

it('a misspelt field does not compile', () => {
  // Only the compiler reads this: nothing is called.
  const unread = (view: TableView): readonly unknown[] => [
    view.hands,
    // @ts-expect-error it is called hands
    view.hand,
    // @ts-expect-error a district has no such field
    view.districts['uptown']?.ritual,
    // @ts-expect-error no number of the rules has this name
    view.numbers.inForce.bluffToken,
    // @ts-expect-error pages get nothing for programs that think ahead
    view.resume,
  ];
  expect(unread).toBeTypeOf('function');
});

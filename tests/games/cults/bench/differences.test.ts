import { expect, it } from 'vitest';
import { differences } from '../../../../src/games/cults/bench/differences';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { load, type TestTable } from '../../../harness';

/** The page's view has players of its own, which do not differ. */
const seen = ({ session }: TestTable): TableView => ({ ...session.view('cthulhu'), seat: 'cthulhu', seats: [], players: {} });

it('tells what an answer changed, with the numbers before and after', () => {
  const table = load({
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'action',
    districts: { downtown: { plans: ['cthulhu'] }, uptown: { plans: ['hastur'] } },
    hands: { cthulhu: ['adept'], hastur: ['adept'] },
    tokens: { cthulhu: { thug: 1 } },
  }); // prettier-ignore
  const before = seen(table);
  table.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'freak' });
  expect(differences(before, seen(table))).toEqual([
    { what: 'thug', cult: 'cthulhu', from: 1, to: 2 },
    { what: 'freak', cult: 'cthulhu', from: 0, to: 1 },
    { what: 'plans', district: 'downtown', from: 1, to: 0 },
  ]);
});

it('tells nothing where nothing differs', () => {
  const table = load({ seats: ['cthulhu', 'hastur'] });
  expect(differences(seen(table), seen(table))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { costOf } from '../../../../src/games/cults/picture/kinds/plans/price';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { holding, site, turnAt } from '../rules/plans/r8-table';

const { cards } = baseBook().book;
const books = {
  card(id: string) {
    const found = cards.find((card) => card.id === id)!;
    return { kind: found.kind, cost: 'cost' in found ? (found.cost ?? null) : null };
  },
};

describe('the price of what is chosen', () => {
  it.each([
    ['no card in force', []],
    ['secret-patron, which makes the first purchase cheaper', ['secret-patron']],
  ])('R8.5: two cards cost together what is asked for then (%s)', (_, active) => {
    const t = turnAt('northside', { ...site, investigators: 1 }, holding([], 9, { city: { active } }));
    t.answer('takePlan', { plan: 'augmentation' });
    const view = t.session.view('cthulhu') as unknown as TableView;
    const { decision } = t;
    const both = costOf(decision.options, { view, decision, books });
    const [one] = decision.options;
    expect(costOf([one!], { view, decision, books })).toBe(one!['cost']);
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' });
    expect(t.decision.needs).toEqual({ power: both });
  });
});

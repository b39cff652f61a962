import type { SupplyView, TableView } from '../../contract/view-types';

/** Changes of the supplies of markers. */

function withSupply(view: TableView, cult: string, change: (supply: SupplyView) => Partial<SupplyView>): TableView {
  const supply = view.supply[cult];
  return supply === undefined ? view : { ...view, supply: { ...view.supply, [cult]: { ...supply, ...change(supply) } } };
}

export const ritualSupply = (view: TableView, cult: string, level: number, more: 1 | -1): TableView =>
  withSupply(view, cult, (supply) => ({
    rituals: supply.rituals.map((count, at) => (at === level - 1 ? Math.max(0, count + more) : count)),
  }));

export const siteSupply = (view: TableView, cult: string, more: 1 | -1): TableView =>
  withSupply(view, cult, ({ sites }) => ({ sites: Math.max(0, sites + more) }));

export const dominanceSupply = (view: TableView, cult: string, more: 1 | -1): TableView =>
  withSupply(view, cult, (supply) => ({ dominance: Math.max(0, supply.dominance + more) }));

import type { GameEvent, SupplyView, TableView } from '../../contract/view-types';
import { number, text, type Changes } from './event-fields';

const levelOf = (event: GameEvent): number => number(event, 'level');

function withSupply(view: TableView, cult: string, change: (supply: SupplyView) => Partial<SupplyView>): TableView {
  const supply = view.supply[cult];
  return supply === undefined ? view : { ...view, supply: { ...view.supply, [cult]: { ...supply, ...change(supply) } } };
}

const rituals = (view: TableView, cult: string, level: number, more: 1 | -1): TableView =>
  withSupply(view, cult, (supply) => ({
    rituals: supply.rituals.map((count, at) => (at === level - 1 ? Math.max(0, count + more) : count)),
  }));

const dominance = (view: TableView, cult: string, more: 1 | -1): TableView =>
  withSupply(view, cult, (supply) => ({ dominance: Math.max(0, supply.dominance + more) }));

/** How events change the supplies of markers. */
export const SUPPLY_CHANGES: Changes = {
  ritualPlaced: (view, event) => rituals(view, text(event, 'seat'), levelOf(event), -1),
  ritualReturned: (view, event) => rituals(view, text(event, 'seat'), levelOf(event), 1),
  // R8.7: swapped for the next level; the old marker returns to the supply.
  ritualRaised: (view, event) =>
    rituals(rituals(view, text(event, 'seat'), levelOf(event), -1), text(event, 'seat'), levelOf(event) - 1, 1),
  sitePlaced: (view, event) => withSupply(view, text(event, 'seat'), ({ sites }) => ({ sites: Math.max(0, sites - 1) })),
  dominancePlaced: (view, event) => dominance(view, text(event, 'seat'), -1),
  dominanceReplaced: (view, event) => dominance(dominance(view, text(event, 'seat'), -1), text(event, 'rival'), 1),
  dominanceRemoved: (view, event) => dominance(view, text(event, 'seat'), 1),
};

import { tableViewOf } from '../../games/cults/contract/table-view';
import type { PlayerView, TableView, View } from '../../games/cults/contract/view-types';
import type { Catalogue, RulesView, State } from '../../games/cults/rules';
import type { Session } from '../session/session';

/** A session of Rise of the Cults at a host. */
export type TableSession = Session<State, Catalogue, RulesView>;

/** The players by seat. */
export function playersOf({ seats }: TableSession): Readonly<Record<string, PlayerView>> {
  return Object.fromEntries(seats.map(({ id, by, name }) => [id, { by, name }]));
}

/** A seat's view as the table reads it: `seats` holds cults only, players are separate. */
export const viewFor = (session: TableSession, seat: string | null): TableView =>
  tableViewOf(session.view(seat, Number.MAX_SAFE_INTEGER), playersOf(session));

/** What a game begins on, as the table reads it; who plays is not shown. */
export const openingView = (view: View): TableView => tableViewOf(view, {});

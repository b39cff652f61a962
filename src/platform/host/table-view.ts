import type { PlayerView, TableView } from '../../games/cults/contract/view-types';
import type { Catalogue, State } from '../../games/cults/rules';
import type { Session } from '../session/session';

/** A session of Rise of the Cults at a host. */
export type TableSession = Session<State, Catalogue>;

/** The players by seat. */
export function playersOf({ seats }: TableSession): Readonly<Record<string, PlayerView>> {
  return Object.fromEntries(seats.map(({ id, by, name }) => [id, { by, name }]));
}

/** A seat's view as the table reads it: `seats` holds cults only, players are separate. */
export function viewFor(session: TableSession, seat: string | null): TableView {
  const { resume: _, events: __, seats: ___, ...view } = session.view(seat, Number.MAX_SAFE_INTEGER);
  const seats = session.seats.map(({ id }) => id);
  return { ...view, seats, players: playersOf(session) } as unknown as TableView;
}

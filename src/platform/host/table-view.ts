import type { PlayerView, TableView } from '../../games/cults/contract/view-types';
import type { Catalogue, State } from '../../games/cults/rules';
import type { SeatView } from '../../kernel';
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

/** What a game begins on, as the table reads it; who plays is not shown. */
export function openingView({ resume: _, seats, ...view }: SeatView): TableView {
  const ids = (seats as readonly (string | { readonly cult: string })[]).map((seat) =>
    typeof seat === 'string' ? seat : seat.cult,
  );
  return { ...view, seats: ids, players: {} } as unknown as TableView;
}

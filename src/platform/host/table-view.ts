import type { PlayerView, TableView } from '../../games/cults/contract/view-types';
import type { Session } from '../session/session';

/** Who plays which seat. */
export function playersOf({ state }: Session): Readonly<Record<string, PlayerView>> {
  return Object.fromEntries(state.setting.seats.map(({ cult, by, name }) => [cult, { by, name }]));
}

/** The seat's view as the table reads it: cults alone in `seats`, who plays them apart. */
export function viewFor(session: Session, seat: string | null): TableView {
  const { resume: _, events: __, seats: ___, ...view } = session.view(seat, Number.MAX_SAFE_INTEGER);
  const seats = session.state.setting.seats.map(({ cult }) => cult);
  return { ...view, seats, players: playersOf(session) } as unknown as TableView;
}

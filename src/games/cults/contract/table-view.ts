import type { PlayerView, TableView, View } from './view-types';

/** The view as the page reads it: cults alone in `seats`, who plays them apart, nothing for programs. */
export function tableViewOf(view: View, players: Readonly<Record<string, PlayerView>>): TableView {
  const { resume: _resume, events: _events, seat, seats, ...rest } = view;
  return { ...rest, seat, seats: seats.map((one) => (typeof one === 'string' ? one : one.cult)), players };
}

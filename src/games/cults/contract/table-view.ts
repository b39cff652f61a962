import type { SeatSpecView, TableView, View } from './view-types';

const seated = (seat: string | SeatSpecView): SeatSpecView =>
  typeof seat === 'string' ? { cult: seat, by: 'human', name: '' } : seat;

/** The view of a seat as the page reads it: cults alone in `seats`, who plays them apart; nothing for programs. */
export function tableViewOf(view: View, seat: string): TableView {
  const { resume: _resume, events: _events, seats, ...rest } = view;
  const specs = seats.map(seated);
  const players = Object.fromEntries(specs.map(({ cult, by, name }) => [cult, { by, name }]));
  return { ...rest, seat, seats: specs.map(({ cult }) => cult), players };
}

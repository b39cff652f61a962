import type { GameEvent } from '../../../../kernel';
import type { EventDetails, EventType } from '../../contract/events';
import { DISTRICTS } from '../../contract/ids';
import { isGuarded, noteCause, tooManyEvents } from '../bounds/causes';
import type { CultsPlay } from './state';
import { seatAt } from './at';

/** Details may be left undefined where nobody reads events: simulations need not gather them. */
type Told<T extends EventType> =
  Readonly<Record<never, never>> extends EventDetails<T> ? [details?: EventDetails<T>] : [details: EventDetails<T> | undefined];

/** Emits an event: to the readers of events and to triggers. -1 stands for no seat or no district. */
export function emit<T extends EventType>(game: CultsPlay, type: T, seat: number, district: number, ...told: Told<T>): void;
export function emit(game: CultsPlay, type: EventType, seat: number, district: number, details?: object): void {
  // Few events are waited for: all others cost no call.
  if (game.state.subscriptions.length > 0 || game.book.heard.has(type)) game.hear(game, type, seat, district);
  if (game.running !== null && isGuarded(game)) noteCause(game, game.running);
  if (++game.emitted > game.mostEmitted) throw tooManyEvents(game);
  if (game.events === null) return;
  const event: Record<string, unknown> & { type: string } = { type };
  if (seat >= 0) event['seat'] = seatAt(game.state, seat).cult;
  if (district >= 0) event['district'] = DISTRICTS[district];
  game.events.push(Object.assign(event, details) as GameEvent);
}

export const cardId = (game: CultsPlay, type: number): string => game.state.types[type]!;

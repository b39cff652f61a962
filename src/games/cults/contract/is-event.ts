import type { GameEvent } from '../../../kernel';
import type { AnyEventType, EventOf } from './events';

/** Whether an event of the stream is of this type; then its fields are those of the contract. */
export const isEvent = <T extends AnyEventType>(event: GameEvent | undefined, type: T): event is GameEvent & EventOf<T> =>
  event?.type === type;

import type { GameEvent } from '../../../../kernel';
import type { SoundName } from '../config/sounds';
import type { AnyEventType, EventOf } from '../../contract/events';
import type { TableView } from '../../contract/view-types';

/** How the table shows an event, beside what a performer of its own may add. */
export interface EventPicture<E extends GameEvent = GameEvent> {
  /** Returns the view with everything that the event tells. */
  change?(view: TableView, event: E): TableView;
  /** The sound before the pieces move … */
  readonly begins?: SoundName;
  /** … and the one after the event has been shown. */
  readonly ends?: SoundName | Heard<E>['heard'];
}

interface Heard<E extends GameEvent> {
  heard(event: E, view: TableView): SoundName;
}

/** Pictures of events. A misspelt event, or a field that its event does not have, does not compile. */
export type EventPictures = { readonly [T in AnyEventType]?: EventPicture<EventOf<T>> };
/** The same where none may be missing. */
export type AllEventPictures = { readonly [T in AnyEventType]: EventPicture<EventOf<T>> };

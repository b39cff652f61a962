import type { Passage } from '../../../../kernel';
import type { Beat } from '../../../../platform/stage/director';
import type { CultsEvent } from '../../contract/events';
import type { GameEvent, TableView } from '../../contract/view-types';
import { isCultsEvent, pictureOfEvent } from './events';
import { withRituals } from './sides';

/** A beat of this game. */
export interface CultsBeat extends Beat<TableView> {
  readonly event: CultsEvent | null;
  /** The events of the passage that are still to be shown. */
  readonly ahead: readonly CultsEvent[];
}

/** The views on the way through a passage: after each event, and finally the passage's own. */
export function beatsOf(before: TableView, passage: Passage<TableView>): CultsBeat[] {
  // No decision is open while events are played.
  let view: TableView = { ...before, decision: null, waiting: null };
  const events = passage.events.filter(isCultsEvent);
  const beats = events.map((event, at): CultsBeat => {
    const last = view;
    view = after(last, event);
    return { event, before: last, view, ahead: events.slice(at + 1) };
  });
  return [...beats, { event: null, before: view, view: passage.view, ahead: [] }];
}

/** The view with one event's changes applied; what the event does not tell follows at the end of the passage. */
export function after(view: TableView, event: GameEvent): TableView {
  if (!isCultsEvent(event)) return view;
  const changed = pictureOfEvent(event).change?.(view, event) ?? view;
  const counted = view.districts === changed.districts ? changed : withRituals(changed);
  // The points follow the board at once, as the event tells them: who waits for a click within a passage reads no old number.
  return 'scores' in event ? { ...counted, scores: event.scores } : counted;
}

import type { Step } from '../session/remote/messages';
import type { TableView } from '../session/view-types';

/** The pictures on the way through a step: its events one by one, and in the end its view. */
export function viewsAlong(_before: TableView | undefined, step: Step): readonly TableView[] {
  return [step.view];
}

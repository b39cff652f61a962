import { DISTRICTS, type District } from '../../contract/ids';
import type { DistrictView, TableView } from '../../contract/view-types';

/** A district as it lies there before anything is placed. */
const bare = (district: DistrictView): DistrictView => ({
  ...district,
  investigators: 0,
  track: 0,
  rituals: [],
  sites: [],
  guardian: null,
  action: null,
});

type Lay = (before: DistrictView, after: DistrictView) => DistrictView;

const stacks: Lay = (before, { guardian, action }) => ({ ...before, guardian, action });
const investigators: Lay = (before, after) => ({ ...before, investigators: after.investigators, track: after.track });
const markers: Lay = (before, { rituals, sites }) => ({ ...before, rituals, sites });

/**
 * How a new game is set up, from the empty board to the view: the stacks district by district, then the Investigators, then the
 * markers (R4.5–R4.7, R12.2).
 */
export function dealtViews(view: TableView): readonly TableView[] {
  const open = DISTRICTS.filter((name) => view.districts[name] !== undefined);
  let laid: TableView = withEach(view, open, bare);
  const views = [laid];
  const lay = (names: readonly District[], how: Lay): void => {
    laid = withEach(laid, names, (before, name) => how(before, view.districts[name]!));
    views.push(laid);
  };
  for (const name of open) lay([name], stacks);
  lay(open, investigators);
  lay(open, markers);
  return views;
}

function withEach(
  view: TableView,
  names: readonly District[],
  change: (district: DistrictView, name: District) => DistrictView,
): TableView {
  const changed = names.map((name) => [name, change(view.districts[name]!, name)] as const);
  return { ...view, districts: { ...view.districts, ...Object.fromEntries(changed) } };
}

import type { ScoreView, TableView } from '../../contract/view-types';

type Districts = TableView['districts'];

const ritualsOf = (districts: Districts, cult: string): number =>
  Object.values(districts).reduce((sum, { rituals }) => sum + rituals.filter(([owner]) => owner === cult).length, 0);

/** R11.2: Dominance markers, Sites with an own Ritual beside them, and leading in Rituals. */
function scoreOf(districts: Districts, cult: string, cults: readonly string[]): ScoreView {
  const places = Object.values(districts);
  const dominance = places.reduce((sum, place) => sum + place.dominance.filter((owner) => owner === cult).length, 0);
  const sites = places.filter((place) => place.sites.includes(cult) && place.rituals.some(([owner]) => owner === cult)).length;
  const own = ritualsOf(districts, cult);
  const mostRituals = own > 0 && cults.every((other) => ritualsOf(districts, other) <= own) ? 1 : 0;
  return { dominance, sites, mostRituals, total: dominance + sites + mostRituals };
}

/** The points follow the board at once: who waits for a click within a step reads no old number. */
export function withScores(before: TableView, view: TableView): TableView {
  if (view.districts === before.districts) return view;
  const cults = Object.keys(view.scores);
  return { ...view, scores: Object.fromEntries(cults.map((cult) => [cult, scoreOf(view.districts, cult, cults)])) };
}

import type { Decision, Option, TableView } from '../../../contract/view-types';
import { piecesOf } from '../../board/pieces';
import type { Books } from '../../cards/books';
import { DOMINANCE_FIELDS, fieldPlace, SITE_FIELDS, type Point, type Quadrant } from '../../config/board-layout';
import { everyone } from '../../facts/facts';

/** What a target needs to know: the position, who is asked, and the kinds of cards. */
export interface Aimed {
  readonly view: TableView;
  readonly decision: Pick<Decision, 'seat'>;
  readonly books: { card(id: string): Pick<ReturnType<Books['card']>, 'kind'> };
}

/** The stack that a card of the draft would become (R4.5). */
export function stackOf(option: Option | undefined, { books }: Aimed): 'guardian' | 'action' {
  const card = option?.['card'];
  return typeof card === 'string' && books.card(card).kind === 'action' ? 'action' : 'guardian';
}

/** Where the board shows a place that an option points at: a piece, or an empty field. */
export function boardTarget(place: string, option: Option | undefined, aimed: Aimed): Point {
  const { view, decision } = aimed;
  const [district, kind, what, index] = place.split('/') as [Quadrant, string, string, string | undefined];
  if (kind !== 'field') return piecesOf(view).find(({ at }) => at === place) ?? fieldPlace(district, 'plan');
  switch (what) {
    case 'site':
      return fieldPlace(district, SITE_FIELDS[everyone(view).indexOf(decision.seat)] ?? 'site1');
    case 'dominance':
      return fieldPlace(district, DOMINANCE_FIELDS[Number(index)] ?? 'dominance1');
    case 'stack':
      return fieldPlace(district, stackOf(option, aimed));
    default:
      return fieldPlace(district, 'plan');
  }
}

import {
  appendItem,
  chained,
  dataOf,
  setValue,
  valueAt,
  type Action,
  type Data,
  type Edit,
  type ParsedCard,
  type Path,
} from '../../../../platform/workshop';
import { CARD_ORDER } from '../form/build';
import { TABLES } from '../form/tables';
import { GROUPS, PIECES, type ReadyPiece } from './ready';

/** Where the ready pieces go in a card, so that it is valid afterwards. */

const fieldsOf = (card: ParsedCard): readonly string[] => Object.keys(TABLES.kinds[card.declaration?.maker ?? '']?.fields ?? {});

const isList = (card: ParsedCard, path: Path): boolean => valueAt(card.declaration!.root, path)?.is === 'list';

/** The list of effects that new ones join: that of the last ability that has one, or of the card itself. */
function effectsIn(card: ParsedCard): Path | null {
  const fields = fieldsOf(card);
  if (fields.includes('effects')) return ['effects'];
  const abilities = valueAt(card.declaration!.root, ['abilities']);
  if (abilities?.is !== 'list') return null;
  const last = abilities.items.findLastIndex((_, i) => isList(card, ['abilities', i, 'effects']));
  return last < 0 ? null : ['abilities', last, 'effects'];
}

function putEffect(card: ParsedCard, data: Data): Edit {
  const list = effectsIn(card);
  if (list !== null) return appendItem(card, list, data, CARD_ORDER);
  return appendItem(card, ['abilities'], { keyword: 'mobilization', effects: [data] }, CARD_ORDER);
}

/** A City card that acts once would be gone before its triggers can hear anything. */
function putTrigger(card: ParsedCard, data: Data): Edit {
  const lasts = valueAt(card.declaration!.root, ['lasts']);
  const isOver = lasts !== undefined && dataOf(lasts) === 'once';
  return chained(card, [
    ...(isOver ? [(one: ParsedCard): Edit => setValue(one, ['lasts'], 'round')] : []),
    (one) => appendItem(one, ['triggers'], data, CARD_ORDER),
  ]);
}

const isEffect = (data: Data): boolean => typeof data === 'object' && data !== null && 'do' in data;

function put(card: ParsedCard, { data }: ReadyPiece): Edit {
  return isEffect(data) ? putEffect(card, data) : putTrigger(card, data);
}

function isFor(card: ParsedCard, { only, data }: ReadyPiece): boolean {
  const maker = card.declaration?.maker ?? '';
  const fields = fieldsOf(card);
  if (only !== undefined && !only.includes(maker)) return false;
  // A function in place of effects takes no more of them.
  const root = card.declaration?.root;
  if (root !== undefined && valueAt(root, ['run']) !== undefined && isEffect(data)) return false;
  return isEffect(data) ? fields.includes('effects') || fields.includes('abilities') : fields.includes('triggers');
}

/** What may be inserted into a card, for a menu; where a list is put together by code, nothing can join it. */
export function piecesFor(card: ParsedCard): readonly Action[] {
  return PIECES.filter((piece) => isFor(card, piece) && put(card, piece) !== null).map((piece) => ({
    label: piece.label,
    group: GROUPS[piece.group],
    edit: () => put(card, piece),
  }));
}

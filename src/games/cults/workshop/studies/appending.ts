import { appendItem, type Action, type Data } from '../../../../platform/workshop';
import type { Said } from '../../contract/language';
import { FORM_WORDS } from '../form/form-words';
import type { CardLeaf } from '../form/leaves';

/** The button that adds an item to a list. */
export const appending = ({ card, path, order }: CardLeaf, label: Said, data: Data): Action => ({
  label: FORM_WORDS.add(label),
  edit: () => appendItem(card, path, data, order),
});

import { need, type Said } from '../../contract/language';
import { placeIn } from '../../vocabulary/place';
import type { FormBuilder } from '../form/build';
import type { CardLeaf } from '../form/leaves';
import type { Control } from '../../../../platform/workshop';

const IN = [
  { en: 'English', pl: 'po angielsku' },
  { en: 'Polish', pl: 'po polsku' },
] as const;

/** Words in both languages, each under the label of what they are. */
export function wordsControl(builder: FormBuilder, spot: CardLeaf, label: Said, lines = true): Control {
  const control = builder.control(spot, '', need({ is: 'said', lines }), placeIn('objective'));
  if (control.is !== 'group') return control;
  const rows = control.rows.map((row, i) => ({
    ...row,
    label: { en: `${label.en} (${IN[i]!.en})`, pl: `${label.pl} (${IN[i]!.pl})` },
  }));
  return { ...control, rows };
}

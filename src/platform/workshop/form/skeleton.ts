import type { Action, CardForm, Control, FormOption, FormRow } from './model';

/** The structure of a form without its values: two forms with the same skeleton differ only in what their inputs hold. */
export const skeletonOf = (form: CardForm | null): string =>
  JSON.stringify(form === null ? null : [form.rows.map(row), form.more.map(action)]);

const action = ({ label }: Action): unknown => label.en;
const option = ({ value }: FormOption): unknown => value;
const row = ({ path, label, control: inner, remove }: FormRow): unknown => [path, label.en, control(inner), remove !== null];

function control(one: Control): unknown {
  switch (one.is) {
    case 'whole':
      return [one.is, one.min, one.max];
    case 'tick':
      return one.is;
    case 'text':
      return [one.is, one.lines, one.suggestions.map(option)];
    case 'choice':
      // A value outside the list has an entry of its own.
      return [
        one.is,
        one.options.map(option),
        one.empty !== null,
        one.value === null,
        one.options.some(({ value }) => value === one.value),
      ];
    case 'group':
      return [one.is, one.rows.map(row), one.more.map(action)];
    case 'variant':
      return [
        one.is,
        one.chosen.value,
        control(one.chosen),
        one.inner && control(one.inner),
        one.rows.map(row),
        one.more.map(action),
      ];
    case 'list':
      return [one.is, one.items.map((item) => [item.path, control(item.control)]), one.add.map(action)];
    case 'press':
      return [one.is, one.summary.en, one.label.en];
    case 'opaque':
      return [one.is, one.source];
  }
}

/** Every action of a form in the order of its skeleton; null where there is none. */
export const actionsIn = (form: CardForm): readonly (Action | null)[] => [...form.rows.flatMap(ofRow), ...form.more];

const ofRow = (one: FormRow): readonly (Action | null)[] => [one.remove, ...ofControl(one.control)];

function ofControl(one: Control): readonly (Action | null)[] {
  switch (one.is) {
    case 'group':
    case 'variant':
      return [...one.rows.flatMap(ofRow), ...one.more];
    case 'list':
      return [...one.items.flatMap((item) => [item.remove, item.up, item.down, ...ofControl(item.control)]), ...one.add];
    default:
      return [];
  }
}

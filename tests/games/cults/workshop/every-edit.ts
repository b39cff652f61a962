import type { Action, Control, Edit } from '../../../../src/platform/workshop';

const actionsIn = (actions: readonly (Action | null)[]): Edit[] => actions.flatMap((one) => (one === null ? [] : [one.edit()]));

/** Every edit that a control offers; `text` is what is written into its text fields. */
export function editsOf(control: Control, text: string): Edit[] {
  const within = (inner: Control): Edit[] => editsOf(inner, text);
  switch (control.is) {
    case 'whole':
      return [control.set(control.max), control.set(null)];
    case 'tick':
      return [control.set(true), control.set(false)];
    case 'text':
      return [control.set(text), control.set('')];
    case 'choice':
      return control.options.map(({ value }) => control.set(value));
    case 'group':
      return actionsIn(control.more);
    case 'variant':
      return [...within(control.chosen), ...(control.inner === null ? [] : within(control.inner)), ...actionsIn(control.more)];
    case 'list':
      return [...actionsIn(control.add), ...actionsIn(control.items.flatMap(({ remove, up, down }) => [remove, up, down]))];
    case 'opaque':
    case 'press':
      return [];
  }
}

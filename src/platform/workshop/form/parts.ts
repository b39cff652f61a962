import { button, element, freshId } from '../dom/element';
import { inputOf, type Around, type Input } from './inputs';
import type {
  Action,
  Control,
  GroupControl,
  Leaf,
  ListControl,
  ListItem,
  OpaqueControl,
  PressControl,
  FormRow,
  FormText,
  VariantControl,
} from './model';
import { FORM_SAYS } from './words';

/** What the parts of a form need of the form around them. */
export interface FormFrame extends Around {
  /** Does what a button says, then looks for the focus where the key says. */
  readonly act: (action: Action, focus: string) => void;
  readonly openScript: (control: OpaqueControl) => void;
  /** Remembers an input, so that it can be updated, and an element that can say what is wrong at a path. */
  readonly inputs: Map<string, Input>;
  readonly places: Map<string, ProblemField>;
}

/** Where the problems of a path are shown. */
export interface ProblemField {
  /** What is described by them: an input, or a group of inputs. */
  readonly field: HTMLElement;
  readonly problems: HTMLElement;
}

const isLeaf = (control: Control): control is Leaf => ['whole', 'choice', 'tick', 'text'].includes(control.is);

/** A line below a field that tells what is wrong with it. */
function placeFor(path: string, field: HTMLElement, hintId: string | null, frame: FormFrame): HTMLElement {
  const problems = element('div', { class: 'problems', id: freshId() });
  field.setAttribute('aria-describedby', [problems.id, hintId].filter((id) => id !== null).join(' '));
  if (path !== '' && !frame.places.has(path)) frame.places.set(path, { field, problems });
  return problems;
}

/** The rows below each other; the rows of an inline group (one input in several parts) stand side by side. */
export function rowsView(rows: readonly FormRow[], frame: FormFrame): HTMLElement {
  return element('div', { class: 'fields' }, ...rows.flatMap((row) => inlineRows(row, frame) ?? [rowView(row, frame)]));
}

/**
 * The rows of an inline group, which has no heading: its problems are shown at its first row. Null if the group is not inline.
 */
function inlineRows({ path, control }: FormRow, frame: FormFrame): HTMLElement[] | null {
  if (control.is !== 'group' || control.inline !== true) return null;
  const views = control.rows.map((row) => rowView(row, frame));
  const place = frame.places.get(control.rows[0]?.path ?? '');
  if (place !== undefined) frame.places.set(path, place);
  return views;
}

function rowView(row: FormRow, frame: FormFrame): HTMLElement {
  const { control } = row;
  if (isLeaf(control)) return leafRow(row, control, frame);
  if (control.is === 'variant' && control.rows.length === 0 && control.more.length === 0)
    return shortVariant(row, control, frame);
  return blockRow(row, frame);
}

function leafRow({ path, label, hint, remove }: FormRow, control: Leaf, frame: FormFrame): HTMLElement {
  const { lang } = frame;
  const input = inputOf(control, path, label, frame);
  frame.inputs.set(path, input);
  const hintId = hint === null ? null : freshId();
  const problems = placeFor(path, input.field, hintId, frame);
  const name = element('label', { for: input.field.id, title: hint?.[lang] }, label[lang]);
  const hidden = hint === null ? null : element('span', { id: hintId, class: 'unseen' }, hint[lang]);
  const size = control.is === 'text' ? 'long' : control.is;
  return element('div', { class: `field ${size}` }, name, input.node, removeButton(path, remove, frame), hidden, problems);
}

/** A choice between ways with at most one input of its own stands in one field. */
function shortVariant({ path, label, hint, remove }: FormRow, control: VariantControl, frame: FormFrame): HTMLElement {
  const { lang } = frame;
  const way = inputOf(control.chosen, `${path}#way`, label, frame);
  frame.inputs.set(`${path}#way`, way);
  const inner = control.inner === null ? null : inputOf(control.inner, path, label, frame);
  if (inner !== null) frame.inputs.set(path, inner);
  const field = inner?.field ?? way.field;
  const problems = placeFor(path, field, null, frame);
  if (inner !== null) way.field.setAttribute('aria-label', `${label[lang]}: ${FORM_SAYS.choose[lang]}`);
  const name = element('label', { for: field.id, title: hint?.[lang] }, label[lang]);
  const both = element('span', { class: 'way' }, way.node, inner?.node ?? null);
  return element(
    'div',
    { class: `field ${inner === null ? 'choice' : 'long'}` },
    name,
    both,
    removeButton(path, remove, frame),
    problems,
  );
}

function blockRow({ path, label, hint, control, remove }: FormRow, frame: FormFrame): HTMLElement {
  const { lang } = frame;
  const block = element('fieldset', { class: `block ${control.is}`, 'data-path': path, tabindex: -1 });
  const problems = placeFor(path, block, null, frame);
  block.append(
    element('legend', { title: hint?.[lang] }, label[lang]),
    ...[removeButton(path, remove, frame), controlView(control, path, label, frame), problems].filter((child) => child !== null),
  );
  return block;
}

function removeButton(path: string, remove: Action | null, frame: FormFrame): HTMLElement | null {
  if (remove === null) return null;
  const label = remove.label[frame.lang];
  return button('×', () => frame.act(remove, path), { 'aria-label': label, title: label, class: 'remove' });
}

export function controlView(control: Control, path: string, label: FormText, frame: FormFrame): HTMLElement {
  switch (control.is) {
    case 'group':
      return groupView(control, path, frame);
    case 'variant':
      return variantView(control, path, label, frame);
    case 'list':
      return listView(control, path, label, frame);
    case 'press':
      return pressView(control, path, frame);
    case 'opaque':
      return opaqueView(control, path, frame);
    default: {
      const input = inputOf(control, path, label, frame);
      input.field.setAttribute('aria-label', label[frame.lang]);
      frame.inputs.set(path, input);
      const problems = placeFor(path, input.field, null, frame);
      return element('div', { class: 'field' }, input.node, problems);
    }
  }
}

function groupView({ rows, more }: GroupControl, path: string, frame: FormFrame): HTMLElement {
  return element('div', { class: 'group' }, rowsView(rows, frame), menu(more, path, FORM_SAYS.more, frame));
}

function variantView(
  { chosen, inner, rows, more }: VariantControl,
  path: string,
  label: FormText,
  frame: FormFrame,
): HTMLElement {
  const way = inputOf(chosen, `${path}#way`, label, frame);
  way.field.setAttribute('aria-label', label[frame.lang]);
  frame.inputs.set(`${path}#way`, way);
  const problems = placeFor(`${path}.do`, way.field, null, frame);
  const value = inner === null ? null : controlView(inner, path, label, frame);
  const head = element('div', { class: 'way' }, way.node, value);
  return element('div', { class: 'variant' }, head, problems, insideOf(rows, frame), menu(more, path, FORM_SAYS.more, frame));
}

/** What a way holds; a heading over the only thing in it would say the name of the way again. */
function insideOf(rows: readonly FormRow[], frame: FormFrame): HTMLElement {
  const [only] = rows;
  const isBlock = only !== undefined && (only.control.is === 'list' || only.control.is === 'variant');
  if (rows.length !== 1 || !isBlock) return rowsView(rows, frame);
  return controlView(only.control, only.path, only.label, frame);
}

function listView({ items, add }: ListControl, path: string, label: FormText, frame: FormFrame): HTMLElement {
  const rows = items.map((item, i) => itemView(item, i, path, label, frame));
  return element('div', { class: 'list' }, element('ol', {}, ...rows), menu(add, `${path}[${items.length}]`, label, frame));
}

function itemView(item: ListItem, index: number, list: string, label: FormText, frame: FormFrame): HTMLElement {
  const { lang } = frame;
  const name = `${label[lang]} ${index + 1}`;
  const body = element('div', { role: 'group', 'aria-label': name, class: 'item', 'data-path': item.path, tabindex: -1 });
  const problems = placeFor(item.path, body, null, frame);
  const itemLabel = { en: `${label.en} ${index + 1}`, pl: `${label.pl} ${index + 1}` };
  body.append(controlView(item.control, item.path, itemLabel, frame), problems);
  const tool = (sign: string, action: Action | null, says: FormText, focus: string): HTMLElement => {
    const made = button(sign, () => action !== null && frame.act(action, focus), {
      'aria-label': `${says[lang]}: ${name}`,
      title: says[lang],
      disabled: action === null,
      'data-key': `${item.path}#${says.en}`,
    });
    return made;
  };
  const tools = element(
    'div',
    { class: 'tools' },
    tool('↑', item.up, FORM_SAYS.up, `${list}[${index - 1}]#${FORM_SAYS.up.en}`),
    tool('↓', item.down, FORM_SAYS.down, `${list}[${index + 1}]#${FORM_SAYS.down.en}`),
    tool('×', item.remove, FORM_SAYS.remove, list),
  );
  return element('li', {}, body, tools);
}

function opaqueView(control: OpaqueControl, path: string, frame: FormFrame): HTMLElement {
  const { lang } = frame;
  const lines = control.source.split('\n');
  const shown = lines.length > 4 ? [...lines.slice(0, 3), '…'] : lines;
  const open = button(FORM_SAYS.inScript[lang], () => frame.openScript(control), { 'data-path': path });
  const problems = frame.places.has(path) ? null : placeFor(path, open, null, frame);
  return element(
    'div',
    { class: 'opaque' },
    element('p', {}, control.what[lang]),
    element('pre', {}, shown.join('\n')),
    open,
    problems,
  );
}

/** The button acts on what stands in the text when it is pressed: the control is made anew with every change. */
function pressView({ summary, label, press }: PressControl, path: string, frame: FormFrame): HTMLElement {
  const { lang } = frame;
  const open = button(label[lang], press, { 'data-key': `${path}#press`, class: 'press' });
  return element('div', { class: 'opens' }, element('p', {}, summary[lang]), open);
}

/** A few actions are buttons; more are a list with a button. */
export function menu(actions: readonly Action[], focus: string, label: FormText, frame: FormFrame): HTMLElement | null {
  const { lang } = frame;
  const [first] = actions;
  if (first === undefined) return null;
  if (actions.length <= 3)
    return element(
      'div',
      { class: 'menu' },
      ...actions.map((action) =>
        button(`+ ${action.label[lang]}`, () => frame.act(action, focus), { title: action.hint?.[lang], class: 'add' }),
      ),
    );
  const options = actions.map((action, i) => ({ value: String(i), label: action.label, hint: action.hint, group: action.group }));
  const chosen = { is: 'choice', value: null, options, empty: null, set: () => null } as const;
  const list = inputOf(chosen, `${focus}#add`, label, { ...frame, commit: () => undefined });
  list.field.setAttribute('aria-label', `${FORM_SAYS.addWhat[lang]}: ${label[lang]}`);
  const add = button(`+ ${FORM_SAYS.add[lang]}`, () => {
    const action = list.field instanceof HTMLSelectElement ? actions[Number(list.field.value || '0')] : undefined;
    if (action !== undefined) frame.act(action, focus);
  });
  add.classList.add('add');
  return element('div', { class: 'menu' }, list.node, add);
}

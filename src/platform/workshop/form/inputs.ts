import type { Lang } from '../../i18n/lang';
import { button, element, freshId } from '../dom/element';
import type { Edit } from '../source/edits';
import type { ChoiceControl, Leaf, FormOption, FormText, TextControl, TickControl, WholeControl } from './model';
import { FORM_SAYS } from './words';

/** What an input needs of the form around it. */
export interface Around {
  readonly lang: Lang;
  /** Makes an edit; letters typed into one field in a row become one entry of the history. */
  readonly commit: (edit: Edit, path: string, label: FormText) => void;
  /** The field was left: what follows is another step. */
  readonly leave: () => void;
}

/** An input in the page, and how it takes another value without being made again. */
export interface Input<C extends Leaf = Leaf> {
  readonly node: HTMLElement;
  /** What gets the focus, the label and the description. */
  readonly field: HTMLElement;
  readonly update: (control: C) => void;
}

/** Makes the input of a control. */
export function inputOf(control: Leaf, path: string, label: FormText, around: Around): Input {
  const made = makeInput(control, path, label, around);
  made.field.id = freshId();
  made.field.dataset['path'] = path;
  made.field.addEventListener('blur', around.leave);
  return made;
}

function makeInput(control: Leaf, path: string, label: FormText, around: Around): Input {
  switch (control.is) {
    case 'whole':
      return wholeInput(control, path, label, around) as Input;
    case 'choice':
      return choiceInput(control, path, label, around) as Input;
    case 'tick':
      return tickInput(control, path, label, around) as Input;
    case 'text':
      return textInput(control, path, label, around) as Input;
  }
}

function wholeInput(first: WholeControl, path: string, label: FormText, around: Around): Input<WholeControl> {
  let control = first;
  const { lang } = around;
  const field = element('input', { type: 'number', min: first.min, max: first.max, step: 1, inputmode: 'numeric' });
  const show = (): void => {
    const text = control.value === null ? '' : String(control.value);
    if (field.value !== text) field.value = text;
    field.placeholder = control.standard === null ? '' : String(control.standard);
    const now = control.value ?? control.standard ?? control.min;
    less.disabled = now <= control.min;
    greater.disabled = now >= control.max;
  };
  const put = (value: number | null): void => around.commit(control.set(value), path, label);
  const step = (by: number): void => {
    const now = control.value ?? control.standard ?? control.min - by;
    put(Math.min(control.max, Math.max(control.min, now + by)));
  };
  const less = button('−', () => step(-1), { 'aria-label': `${FORM_SAYS.less[lang]}: ${label[lang]}`, class: 'step' });
  const greater = button('+', () => step(1), { 'aria-label': `${FORM_SAYS.greater[lang]}: ${label[lang]}`, class: 'step' });
  field.addEventListener('input', () => {
    if (field.value === '') put(null);
    else if (Number.isInteger(field.valueAsNumber)) put(field.valueAsNumber);
  });
  show();
  const update = (next: WholeControl): void => {
    control = next;
    // An emptied field stays empty while its author thinks of another number.
    if (document.activeElement !== field || field.value !== '' || control.value !== null) show();
  };
  return { node: element('span', { class: 'stepper' }, less, field, greater), field, update };
}

function optionsOf(options: readonly FormOption[], lang: Lang): HTMLElement[] {
  const groups = new Map<string, HTMLOptGroupElement>();
  const made: HTMLElement[] = [];
  for (const { value, label, hint, group } of options) {
    const option = element('option', { value, title: hint?.[lang] }, label[lang]);
    if (group === undefined) {
      made.push(option);
      continue;
    }
    const name = group[lang];
    if (!groups.has(name)) {
      groups.set(name, element('optgroup', { label: name }));
      made.push(groups.get(name)!);
    }
    groups.get(name)!.append(option);
  }
  return made;
}

/** A list of options; a value that is none of them is shown, too, and can be exchanged for one. */
export function choiceInput(first: ChoiceControl, path: string, label: FormText, around: Around): Input<ChoiceControl> {
  let control = first;
  const { lang } = around;
  const isKnown = first.value === null || first.options.some(({ value }) => value === first.value);
  const field = element(
    'select',
    {},
    first.empty !== null || first.value === null
      ? element('option', { value: '' }, first.empty?.[lang] ?? FORM_SAYS.choose[lang])
      : null,
    isKnown ? null : element('option', { value: first.value }, `“${first.value}”?`),
    ...optionsOf(first.options, lang),
  );
  const show = (): void => {
    field.value = control.value ?? '';
    field.title = control.options.find(({ value }) => value === control.value)?.hint?.[lang] ?? '';
  };
  field.addEventListener('change', () => {
    around.commit(control.set(field.value === '' ? null : field.value), path, label);
    around.leave();
  });
  show();
  const update = (next: ChoiceControl): void => {
    control = next;
    show();
  };
  return { node: field, field, update };
}

function tickInput(first: TickControl, path: string, label: FormText, around: Around): Input<TickControl> {
  let control = first;
  const field = element('input', { type: 'checkbox' });
  field.checked = first.value;
  field.addEventListener('change', () => around.commit(control.set(field.checked), path, label));
  const update = (next: TickControl): void => {
    control = next;
    field.checked = next.value;
  };
  return { node: field, field, update };
}

function textInput(first: TextControl, path: string, label: FormText, around: Around): Input<TextControl> {
  let control = first;
  const shared = { lang: first.lang, maxlength: first.most, autocomplete: 'off', spellcheck: first.lang !== null };
  const field = first.lines ? element('textarea', { ...shared, rows: 2 }) : element('input', { type: 'text', ...shared });
  field.value = first.value;
  field.addEventListener('input', () => around.commit(control.set(field.value), path, label));
  const update = (next: TextControl): void => {
    control = next;
    if (field.value !== next.value) field.value = next.value;
  };
  if (first.suggestions.length === 0) return { node: field, field, update };
  const list = element(
    'datalist',
    { id: freshId() },
    ...first.suggestions.map(({ value, label: name }) => element('option', { value }, name[around.lang])),
  );
  field.setAttribute('list', list.id);
  return { node: element('span', { class: 'suggested' }, field, list), field, update };
}

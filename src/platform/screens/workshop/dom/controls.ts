import { element, freshId } from '../../../workshop/dom/element';

export interface DomButtonOptions {
  readonly press: () => void;
  readonly class?: string;
  /** What screen readers say instead of the words. */
  readonly label?: string;
  readonly disabled?: boolean;
}

/** A button in the dress of the Workshop's screens. */
export function button(
  words: string,
  { press, class: names = '', label, disabled = false }: DomButtonOptions,
): HTMLButtonElement {
  return element('button', {
    type: 'button',
    class: `ws-button ${names}`.trim(),
    text: words,
    disabled,
    ...(label === undefined ? {} : { 'aria-label': label }),
    on: { click: press },
  });
}

/** A labelled input, select or textarea. */
export function field(label: string, input: HTMLElement, hint = ''): HTMLElement {
  const id = freshId();
  input.id = id;
  const said = hint === '' ? null : element('span', { class: 'ws-hint', id: `${id}-hint`, text: hint });
  if (said !== null) input.setAttribute('aria-describedby', said.id);
  return element('div', { class: 'ws-field' }, element('label', { for: id, text: label }), input, said);
}

export interface Segment<T extends string> {
  readonly id: T;
  readonly words: string;
}

/** A row of which one is chosen: radio buttons in the dress of a segmented control. */
export function segments<T extends string>(
  label: string,
  items: readonly Segment<T>[],
  chosen: T,
  choose: (id: T) => void,
): HTMLElement {
  const name = freshId();
  return element(
    'div',
    { class: 'ws-segments', role: 'radiogroup', 'aria-label': label },
    ...items.map(({ id, words }) => {
      const input = element('input', {
        type: 'radio',
        name,
        value: id,
        id: `${name}-${id}`,
        checked: id === chosen,
        on: { change: () => choose(id) },
      });
      return element('span', {}, input, element('label', { for: `${name}-${id}`, text: words }));
    }),
  );
}

type Listeners = Readonly<Record<string, (event: Event) => void>>;

/** Attributes of an element; its text under `text`, and its listeners under `on`. */
export interface Made {
  readonly text?: string;
  readonly on?: Listeners;
  readonly [attribute: string]: string | number | boolean | null | undefined | Listeners;
}

/**
 * Makes an element. `true` sets an attribute without a value; `false`, null and undefined leave it out. Texts become text nodes, so
 * that a mod's words are never taken for markup.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { text, on = {}, ...attributes }: Made = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false || typeof value === 'object') continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  for (const [type, listener] of Object.entries(on)) node.addEventListener(type, listener);
  if (text !== undefined) node.append(text);
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** A button that does something when it is pressed. */
export function button(label: string, act: () => void, attributes: Made = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', act);
  return made;
}

let last = 0;
/** An id that no other element of the page has. */
export const freshId = (): string => `workshop-${++last}`;

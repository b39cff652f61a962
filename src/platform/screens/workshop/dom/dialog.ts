import { element, freshId } from '../../../workshop/dom/element';
import { button } from './controls';

export interface OpenDialog {
  readonly root: HTMLDialogElement;
  close(): void;
}

/** A modal dialog with a heading and a button that closes it; Escape closes it, and the focus goes back to where it was. */
export function openDialog(
  parent: HTMLElement,
  heading: string,
  closing: string,
  content: readonly (Node | null)[],
  names = '',
): OpenDialog {
  const id = freshId();
  const from = document.activeElement;
  const root = element('dialog', { class: `ws-dialog ${names}`.trim(), 'aria-labelledby': id });
  const close = (): void => root.close();
  root.append(
    element('header', {}, element('h2', { id, text: heading }), button(closing, { press: close, class: 'ws-quiet' })),
    element('div', { class: 'ws-dialog-body' }, ...content),
  );
  root.addEventListener('close', () => {
    root.remove();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  });
  // Escape closes this dialog and nothing beneath it.
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  parent.append(root);
  // A dialogue that lies beside the preview leaves the rest usable.
  if (names.includes('ws-beside')) root.show();
  else root.showModal();
  return { root, close };
}

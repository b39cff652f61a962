import { element } from '../../../workshop/dom/element';

/** Hands a file to the player's downloads. */
export function download(name: string, content: Uint8Array | Blob, type = 'application/octet-stream'): void {
  const blob = content instanceof Blob ? content : new Blob([content.slice()], { type });
  const url = URL.createObjectURL(blob);
  const link = element('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold of the blob once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** An invisible file input under a visible label, so that keyboards and screen readers find the browser's own control. */
export function filePicker(words: string, accept: string, picked: (file: File) => void): HTMLElement {
  const input = element('input', { type: 'file', accept, class: 'ws-file' });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file !== undefined) picked(file);
  });
  return element('label', { class: 'ws-button' }, words, input);
}

export const bytesOfFile = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

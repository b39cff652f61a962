/** Opens the browser's file dialog; resolves with the chosen files, none if the player cancels. */
export function chooseFiles(kind: 'zip' | 'folder' | 'save'): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = kind !== 'save';
    if (kind === 'folder') input.webkitdirectory = true;
    else input.accept = kind === 'zip' ? '.zip,application/zip' : '.json,application/json';
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** Whether this browser can choose whole folders; phones usually cannot. */
export const canChooseFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** Offers bytes to the player as a file to save. */
export function saveFile(name: string, bytes: Uint8Array, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

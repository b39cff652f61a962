import type { Page } from 'playwright-core';

export interface DroppedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Drops files on the page, as a player does from the desktop. */
export async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  await page.evaluate(
    (all) => {
      const dropped = new DataTransfer();
      for (const { name, base64 } of all)
        dropped.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      const event = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true });
      document.querySelector('#game')!.dispatchEvent(event);
    },
    files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })),
  );
}

/** Drops a folder of the disk: only the browser itself can make what a page gets then. */
export async function dropFolder(page: Page, folder: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { x, y } = await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }));
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x, y, data: { items: [], files: [folder], dragOperationsMask: 1 } });
  await browser.detach();
}

/** Waits until words are on the screen, or have left it. */
export async function waitForWords(page: Page, words: string, isThere = true): Promise<void> {
  await page.waitForFunction(
    ([wanted, there]) => globalThis.__inspect!.texts().some(({ text }) => text.includes(wanted)) === there,
    [words, isThere] as const,
    { timeout: 120_000, polling: 50 },
  );
}

export const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => globalThis.__inspect!.texts().map(({ text }) => text));

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findChromium, NO_CHROMIUM } from '../../../src/tools/cli/chromium.mjs';
import { launchChromium } from '../../../src/tools/inspect/driver/chromium';
import { complaintsOf } from '../../../src/tools/inspect/driver/visit';

let shared: Promise<Browser> | null = null;

async function launch(): Promise<Browser> {
  const path = findChromium();
  if (path === null) throw new Error(NO_CHROMIUM);
  return launchChromium(path);
}

/** The browser of this test file, started when it is first asked for. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch());

/** To be called when the file is done (`afterAll(closeBrowser)`). */
export async function closeBrowser(): Promise<void> {
  const browser = await shared;
  shared = null;
  await browser?.close();
}

export interface PageOptions extends BrowserContextOptions {
  /** Errors of the page fail the test unless they are allowed here. */
  readonly allowErrors?: boolean;
}

/** Acts with a page; an error that the page reports fails the test also where the act passed. */
export async function unlessItComplains<T>(page: Page, act: () => Promise<T>, allowErrors = false): Promise<T> {
  const complaints = complaintsOf(page);
  const told = (): string => complaints.join('\n');
  const result = await act().catch((error: unknown) => {
    if (complaints.length === 0) throw error;
    throw new Error(`${String(error)}\nThe page said:\n${told()}`, { cause: error });
  });
  if (!allowErrors && complaints.length > 0) throw new Error(`The page said:\n${told()}`);
  return result;
}

/** Opens an address in a fresh profile, acts, closes it. */
export async function withPage<T>(url: string, act: (page: Page) => Promise<T>, options: PageOptions = {}): Promise<T> {
  const { allowErrors = false, ...profile } = options;
  const context = await (await sharedBrowser()).newContext(profile);
  try {
    const page = await context.newPage();
    return await unlessItComplains(page, () => page.goto(url).then(() => act(page)), allowErrors);
  } finally {
    await context.close();
  }
}

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium, NO_CHROMIUM } from '../../src/cli/chromium.mjs';

/** Pictures are drawn in software, so that they are the same on every machine; nothing is asked of the network by itself. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  // Containers have a small /dev/shm, on which the browser would crash.
  '--disable-dev-shm-usage',
];

let shared: Promise<Browser> | null = null;

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/** The browser of this test file, started when it is first asked for. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch());

/** To be called when the file is done (`afterAll(closeBrowser)`). */
export async function closeBrowser(): Promise<void> {
  const browser = await shared;
  shared = null;
  await browser?.close();
}

/** What a page complained about: uncaught errors, console errors, answers of 400 and above. */
function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('crash', () => complaints.push('the page crashed'));
  return complaints;
}

export interface PageOptions extends BrowserContextOptions {
  /** Errors of the page fail the test unless they are allowed here. */
  readonly allowErrors?: boolean;
}

/** Opens an address in a fresh profile, acts, closes it; an error that the page reports fails the test also where the act passed. */
export async function withPage<T>(url: string, act: (page: Page) => Promise<T>, options: PageOptions = {}): Promise<T> {
  const { allowErrors = false, ...profile } = options;
  const context = await (await sharedBrowser()).newContext(profile);
  try {
    const page = await context.newPage();
    const complaints = listenTo(page);
    const told = (): string => complaints.join('\n');
    const result = await (async () => {
      await page.goto(url);
      return act(page);
    })().catch((error: unknown) => {
      if (complaints.length === 0) throw error;
      throw new Error(`${String(error)}\nThe page said:\n${told()}`, { cause: error });
    });
    if (!allowErrors && complaints.length > 0) throw new Error(`The page said:\n${told()}`);
    return result;
  } finally {
    await context.close();
  }
}

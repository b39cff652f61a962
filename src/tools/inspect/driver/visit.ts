import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type {} from '../page';
import { countWebGl } from './gl-counters';

/** Where the page keeps the player's settings (src/platform/shell/settings.ts). */
const SETTINGS = 'rise-of-the-cults/settings';

export interface VisitOptions extends BrowserContextOptions {
  /** The player's settings, over quick defaults for tests. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Skip painting: without a graphics card it takes most of the time. */
  readonly unpainted?: boolean;
}

const QUICK = {
  lang: 'en',
  speed: 'instant',
  confirm: 'costly',
  answersAlone: false,
  coach: false,
  knowsClicks: true,
  firstGameDone: true,
};

/** Collects a page's uncaught errors, console errors and HTTP responses of 400 and above. */
export function complaintsOf(page: Page): readonly string[] {
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

/** A fresh browser context with these settings and counted WebGL calls. */
export async function visitor(
  browser: Browser,
  { settings, unpainted = false, ...profile }: VisitOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, locale: 'en-GB', ...profile });
  await context.addInitScript(countWebGl, unpainted);
  // Set only if missing: later changes by the player must survive a reload.
  await context.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [SETTINGS, JSON.stringify({ ...QUICK, ...settings })] as const,
  );
  return context;
}

/** Opens the page with `?inspect` and waits until it has started. */
export async function openInspected(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}?inspect`);
  await page.waitForFunction(() => globalThis.__inspect !== undefined, undefined, { timeout: 120_000 });
  return page;
}

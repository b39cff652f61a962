import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import '../../src/games/cults/words/all';
import { serveFolder } from '../../src/tools/cli/serve/serve-folder';
import { appWords } from '../../src/games/cults/words';
import { PagePlayer } from '../../src/tools/inspect/driver/player';
import { onePerson } from '../../src/tools/inspect/driver/positions';
import { sharedBrowser, closeBrowser } from './support/chromium';
import { openInspected, visitor } from '../../src/tools/inspect/driver/visit';
import { leftBehind, reads } from './support/game-page';

afterAll(closeBrowser);

declare global {
  /** What the page did against its own policy. */
  var violations: string[];
}

describe('the page as plain files', () => {
  it('names everything relative to itself, has no script of its own in the text and allows none to be made', async () => {
    const url = inject('gameUrl');
    expect(new URL(url).pathname).toBe('/some/where/');
    const text = await (await fetch(url)).text();
    const named = [...text.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, target]) => target!);
    expect(named.filter((target) => !target.startsWith('./') && target !== 'data:,')).toEqual([]);
    expect(named.length).toBeGreaterThan(1);
    for (const [, attributes, inside] of text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(attributes).toContain('src="./');
      expect(inside!.trim()).toBe('');
    }
    expect(text).not.toMatch(/\son\w+=/);
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(text)![1]!;
    const rules = new Map(policy.split(';').map((rule) => [rule.trim().split(/\s+/)[0]!, rule.trim().split(/\s+/).slice(1)]));
    expect(rules.get('default-src')).toEqual(["'none'"]);
    expect(rules.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(rules.get('worker-src')).not.toContain('*');
    expect([rules.get('base-uri'), rules.get('form-action')]).toEqual([["'none'"], ["'none'"]]);
  });

  it('gives tests no hold on a game that nobody inspects', async () => {
    const context = await visitor(await sharedBrowser(), { unpainted: true, settings: { firstGameDone: false } });
    try {
      const page = await context.newPage();
      await page.goto(inject('gameUrl'));
      await page.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 120_000 });
      await expect.poll(() => leftBehind(page), { timeout: 60_000 }).toHaveProperty('stamp');
      expect(await page.evaluate(() => [typeof globalThis.__cults, typeof globalThis.__inspect])).toEqual([
        'undefined',
        'undefined',
      ]);
    } finally {
      await context.close();
    }
  });

  it('keeps to its policy from the title to a decision, and the policy holds', async () => {
    const context = await (await sharedBrowser()).newContext();
    try {
      await context.addInitScript(() => {
        globalThis.violations = [];
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          globalThis.violations.push(`${violatedDirective} ${blockedURI}`);
        });
      });
      const page = await context.newPage();
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const address = request.url();
        if (!address.startsWith(inject('gameUrl')) && !/^(data|blob):/.test(address)) elsewhere.push(address);
      });
      await page.goto(`${inject('gameUrl')}?inspect`);
      await page.waitForFunction(() => globalThis.__inspect !== undefined, undefined, { timeout: 120_000 });
      await page.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Begin', exact: true }).click({ timeout: 120_000 });
      await page.waitForFunction(() => globalThis.__cults?.idle() === true, undefined, { timeout: 120_000 });
      const { decision } = await page.evaluate(() => globalThis.__cults!.view());
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), decision!.suggest);
      await page.waitForFunction((id) => globalThis.__cults!.view().decision?.id !== id, decision!.id, { timeout: 60_000 });
      expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
      expect(elsewhere).toEqual([]);
      // In a turn of its own: what a test evaluates is not held to the page's policy.
      const tried = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            setTimeout(() => {
              try {
                // oxlint-disable-next-line no-new-func, no-implied-eval
                resolve(String(new Function('return 1')()));
              } catch (error) {
                resolve((error as Error).name);
              }
            });
          }),
      );
      expect(tried).toBe('EvalError');
      // The page says its policy, and so does its host: each reports.
      await page.waitForFunction(() => globalThis.violations.length > 1);
      expect(await page.evaluate(() => globalThis.violations)).toEqual(['script-src eval', 'script-src eval']);
    } finally {
      await context.close();
    }
  });

  it('is not shown in a frame of another site, and gives that site nothing', async () => {
    const context = await (await sharedBrowser()).newContext();
    const folder = mkdtempSync(join(tmpdir(), 'cults-stranger-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><body></body>');
    const other = await serveFolder(folder);
    try {
      const page = await context.newPage();
      const files = new Map<string, string>();
      page.on('response', (response) => files.set(response.url(), response.headers()['content-type'] ?? ''));
      await page.goto(inject('gameUrl'));
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 120_000 });
      const script = [...files].find(([, type]) => type.startsWith('text/javascript'))![0];
      // The same machine under another name is another site to a browser.
      const stranger = await context.newPage();
      await stranger.goto(other.url.replace('127.0.0.1', 'localhost'));
      const got = await stranger.evaluate(async (address) => {
        const element = document.createElement('script');
        element.src = address;
        const ran = new Promise((resolve) => {
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('refused');
        });
        document.head.append(element);
        const read = fetch(address).then(
          () => 'read',
          () => 'refused',
        );
        return [await ran, await read];
      }, script);
      expect(got).toEqual(['refused', 'refused']);
      await stranger.evaluate(async (address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        const settled = new Promise((resolve) => (frame.onload = resolve));
        document.body.append(frame);
        await settled;
      }, inject('gameUrl'));
      const inside = stranger.frames().find((frame) => frame !== stranger.mainFrame())!;
      // The driver hears of it a moment after the page.
      await expect.poll(() => inside.url(), { timeout: 30_000 }).toMatch(/^chrome-error:/);
    } finally {
      await context.close();
      await other.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('says in both languages what it needs where nothing can be drawn', async () => {
    const context = await (await sharedBrowser()).newContext();
    try {
      await context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      const page = await context.newPage();
      await page.goto(inject('gameUrl'));
      const told = page.getByRole('alert');
      await told.waitFor({ timeout: 60_000 });
      expect(await told.innerText()).toMatch(/needs WebGL 2[\s\S]*Potrzebuje WebGL 2/);
    } finally {
      await context.close();
    }
  });

  it('keeps the table as it is where a window grows as small as a phone and what that needs does not come', async () => {
    const context = await visitor(await sharedBrowser(), { unpainted: true });
    try {
      const page = await openInspected(context, inject('gameUrl'));
      const player = new PagePlayer(page);
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'small'));
      await player.ready();
      await page.route(/near-targets/, (route) => route.abort());
      await page.setViewportSize({ width: 844, height: 390 });
      await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor({ state: 'attached', timeout: 60_000 });
      const view = await player.ready();
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision!.suggest);
      await player.answered(view.decision!.id);
    } finally {
      await context.close();
    }
  });

  it('stays where it is when something does not come, says so, and brings it when it is asked for again', async () => {
    const context = await visitor(await sharedBrowser(), { unpainted: true });
    try {
      const page = await openInspected(context, inject('gameUrl'));
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      const player = new PagePlayer(page);
      for (const [file, button] of [
        ['credits-screen', 'Credits'],
        ['language-pl', /Polski/],
        ['worker-', 'Play'],
        ['.wasm', 'Play'],
      ] as const) {
        const isIt = (url: URL): boolean => url.pathname.includes(file);
        await page.route(isIt, (route) => route.abort());
        await player.press(button);
        await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor({ state: 'attached', timeout: 60_000 });
        await page.unroute(isIt);
        await page.evaluate(() => void (document.querySelector('[role=status]')!.textContent = ''));
      }
      // What did not come with a mod leaves the table as it was laid out, and comes when it is asked for again.
      await page.route(/scenes-compose/, (route) => route.abort());
      await player.press('New game');
      await player.press(/^New game: Mods/);
      const isOn = page.getByRole('button', { name: 'Whispers in the Dark: on' });
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('scenes-compose'));
      await player.press('Whispers in the Dark: off');
      await isOn.waitFor();
      await failed;
      await page.unroute(/scenes-compose/);
      await player.press('Whispers in the Dark: off');
      await isOn.waitFor();
      const { opening } = appWords('en').newGame;
      await page.waitForFunction((words) => !globalThis.__inspect!.texts().some(({ text }) => text === words), opening);
      expect(await isOn.count()).toBe(1);
      // A browser remembers what did not come until the page is loaded again.
      await page.reload();
      await player.press('Credits');
      await reads(page, 'game-icons.net');
      expect(thrown).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

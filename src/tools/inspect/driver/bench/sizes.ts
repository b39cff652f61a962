import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { PagePlayer } from '../player';
import { visitor } from '../visit';
import type { Site, Tools } from '../site';

/** The size of one file as a web server sends it, in kB. */
const weigh = (file: string, site: Site): number => gzipSync(readFileSync(join(site.folder, file)), { level: 9 }).length / 1024;

const sizeOf = (files: Iterable<string>, site: Site): number => [...files].reduce((sum, file) => sum + weigh(file, site), 0);

/** Tells where the kilobytes are: every file, the largest first. */
function tell(files: readonly string[], { site, say }: Tools): void {
  const weighed = files.map((file) => ({ file, size: weigh(file, site) })).sort((a, b) => b.size - a.size);
  for (const { file, size } of weighed) say(`${size.toFixed(1).padStart(8)} kB  ${file}`);
}

/** Writes down which files a page fetches from the site. */
function filesOf(page: Page, site: Site): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) return;
    const path = decodeURIComponent(new URL(request.url()).pathname).slice(new URL(site.url).pathname.length);
    fetched.add(path === '' ? 'index.html' : path);
  });
  return fetched;
}

/** The files up to the title, as a player fetches them. */
async function toTheTitle(context: BrowserContext, site: Site): Promise<ReadonlySet<string>> {
  const page = await context.newPage();
  const fetched = filesOf(page, site);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.close();
  return fetched;
}

/**
 * Measures a player's downloads: code up to the first decision, and everything up to the end of the first game. The page is played
 * under `?inspect`; what only that fetches does not count.
 */
export async function measureSizes(tools: Tools): Promise<{ gzip_code_kb: number; gzip_first_game_kb: number }> {
  const { browser, site } = tools;
  const context = await visitor(browser, { unpainted: true, settings: { firstGameDone: false } });
  const title = await toTheTitle(context, site);
  const page = await context.newPage();
  const fetched = filesOf(page, site);
  await page.goto(`${site.url}?inspect`);
  await page.waitForFunction(() => globalThis.__inspect !== undefined, undefined, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const inspecting = new Set([...fetched].filter((file) => !title.has(file)));
  const players = (): string[] => [...fetched].filter((file) => !inspecting.has(file));
  const player = new PagePlayer(page);
  await player.press('Play');
  await player.press('Begin');
  let view = await player.ready();
  const gzip_code_kb = Math.round(
    sizeOf(
      players().filter((file) => file.endsWith('.js')),
      site,
    ),
  );
  while (view.decision !== null) {
    await page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision.suggest);
    await player.answered(view.decision.id);
    view = await player.ready();
  }
  await page.waitForLoadState('networkidle');
  const gzip_first_game_kb = Math.round(sizeOf(players(), site));
  tell(players(), tools);
  await context.close();
  return { gzip_code_kb, gzip_first_game_kb };
}

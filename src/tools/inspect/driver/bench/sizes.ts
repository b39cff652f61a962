import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { Player } from '../player';
import { visitor } from '../visit';
import type { Site } from '../site';

const sizeOf = (files: Iterable<string>, site: Site): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file)), { level: 9 }).length, 0) / 1024;

/** Measures a player's downloads: code up to the first decision, and everything up to the end of the first game. */
export async function measureSizes(browser: Browser, site: Site): Promise<{ gzip_code_kb: number; gzip_first_game_kb: number }> {
  const context = await visitor(browser, { unpainted: true, settings: { firstGameDone: false } });
  const page = await context.newPage();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) return;
    const path = decodeURIComponent(new URL(request.url()).pathname).slice(new URL(site.url).pathname.length);
    fetched.add(path === '' ? 'index.html' : path);
  });
  await page.goto(site.url);
  const player = new Player(page);
  await player.press('Play');
  let view = await player.ready();
  const code = [...fetched].filter((file) => file.endsWith('.js'));
  const gzip_code_kb = Math.round(sizeOf(code, site));
  while (view.decision !== null) {
    await page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision.suggest);
    await player.answered(view.decision.id);
    view = await player.ready();
  }
  await page.waitForLoadState('networkidle');
  const gzip_first_game_kb = Math.round(sizeOf(fetched, site));
  await context.close();
  return { gzip_code_kb, gzip_first_game_kb };
}

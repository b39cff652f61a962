import type { CDPSession, Page } from 'playwright-core';
import { onePerson } from '../positions';
import { Player } from '../player';
import { openInspected, visitor } from '../visit';
import type { Tools } from '../site';

const GAMES = 20;
/** Tables of one to four seats by turns: after one of each, what is kept on purpose is there. */
const WARM_UP = 4;

async function playGame(page: Page, config: unknown): Promise<void> {
  await page.evaluate(async (given) => {
    await globalThis.__inspect!.begin({ config: given });
    for (;;) {
      await globalThis.__inspect!.play({ step: 0, most: 100_000, unseen: true });
      const { decision } = globalThis.__cults!.view();
      if (decision === null) return;
      globalThis.__cults!.submit(decision.suggest);
      globalThis.__inspect!.render();
    }
  }, config);
  await new Player(page).ready();
}

/** Bytes in use when everything that nobody holds has been thrown away. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** How memory grows over many games in one tab. */
export async function measureGrowth({ browser, site, say }: Tools): Promise<{ heap_growth: number; texture_growth: number }> {
  const context = await visitor(browser, { unpainted: true });
  const page = await openInspected(context, site.url);
  const session = await context.newCDPSession(page);
  const heaps: number[] = [];
  const textures: number[] = [];
  for (let i = 0; i < GAMES; i++) {
    await playGame(page, onePerson((i % 4) + 1, `bench growth ${i % 4}`));
    await page.evaluate(() => globalThis.__inspect!.go('title'));
    await page.evaluate(() => globalThis.__inspect!.tidy());
    heaps.push(await heapOf(session));
    textures.push(await page.evaluate(() => globalThis.__gl!.textures));
  }
  await context.close();
  say(`heap, MB after each game: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')}`);
  say(`textures after each game: ${textures.join(' ')}`);
  return {
    heap_growth: Number((heaps.at(-1)! / heaps[WARM_UP - 1]!).toFixed(3)),
    texture_growth: Number((textures.at(-1)! / textures[WARM_UP - 1]!).toFixed(3)),
  };
}

import type { Page } from 'playwright-core';
import { heldBytes } from '../held-bytes';
import { onePerson } from '../positions';
import { PagePlayer } from '../player';
import { openInspected, visitor } from '../visit';
import type { Tools } from '../site';

const GAMES = 20;
/** Games of one to four seats alternate; after one of each, all intended caches are filled. */
const SIZES = 4;

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
  await new PagePlayer(page).ready();
}

/** Measures how memory grows over many games in one tab. */
export async function measureGrowth({ browser, site, say }: Tools): Promise<{ heap_growth: number; texture_growth: number }> {
  const context = await visitor(browser, { unpainted: true });
  const page = await openInspected(context, site.url);
  const session = await context.newCDPSession(page);
  const held: number[] = [];
  const whole: number[] = [];
  const textures: number[] = [];
  for (let i = 0; i < GAMES; i++) {
    await playGame(page, onePerson((i % SIZES) + 1, `bench growth ${i % SIZES}`));
    await page.evaluate(() => globalThis.__inspect!.go('title'));
    if ((i + 1) % SIZES !== 0) continue;
    await page.evaluate(() => globalThis.__inspect!.tidy());
    held.push(await heldBytes(session));
    whole.push((await session.send('Runtime.getHeapUsage')).usedSize);
    textures.push(await page.evaluate(() => globalThis.__gl!.textures));
  }
  await context.close();
  const told = (bytes: readonly number[]): string => bytes.map((one) => (one / 1e6).toFixed(3)).join(' ');
  say(`MB held after every ${SIZES} games: ${told(held)}; with what V8 compiles: ${told(whole)}`);
  say(`textures after every ${SIZES} games: ${textures.join(' ')}`);
  return {
    heap_growth: Number((held.at(-1)! / held[0]!).toFixed(3)),
    texture_growth: Number((textures.at(-1)! / textures[0]!).toFixed(3)),
  };
}

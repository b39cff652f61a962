import type { Page } from 'playwright-core';
import { onePerson } from '../positions';
import { openInspected, visitor } from '../visit';
import type { Tools } from '../site';

const IDLE_MS = 5000;
const LOSSES = 10;

/** Waits until nothing moves and no frame was rendered for a while; on a busy machine a frame may take seconds. */
async function settled(page: Page): Promise<void> {
  for (let before = -1, now = 0, atRest = false; before !== now || !atRest; ) {
    before = await page.evaluate(() => globalThis.__inspect!.rendered());
    await page.waitForTimeout(2500);
    now = await page.evaluate(() => globalThis.__inspect!.rendered());
    atRest = await page.evaluate(() => globalThis.__inspect!.atRest());
  }
}

const counted = (page: Page): Promise<{ renders: number; draws: number }> =>
  page.evaluate(() => ({ renders: globalThis.__inspect!.rendered(), draws: globalThis.__gl!.draws }));

/** Loses and restores the WebGL context, as a graphics driver may. */
async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!;
    const extension = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    const happened = (type: string): Promise<unknown> =>
      new Promise((resume) => canvas.addEventListener(type, resume, { once: true }));
    const lost = happened('webglcontextlost');
    extension.loseContext();
    await lost;
    const restored = happened('webglcontextrestored');
    // The browser can restore the context only after all listeners have heard of the loss.
    setTimeout(() => extension.restoreContext(), 50);
    await restored;
  });
}

/** Measures that nothing is rendered while nothing moves, and how often the picture is the same after a lost context. */
export async function measureStillness({ browser, site, say }: Tools): Promise<Record<string, number>> {
  const context = await visitor(browser, { settings: { speed: 'normal' } });
  const page = await openInspected(context, site.url);
  await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(4, 'bench view'));
  // Mist and embers drift after an input: it is still once they rest.
  await page.keyboard.press('Shift');
  await settled(page);
  const before = await counted(page);
  await page.waitForTimeout(IDLE_MS);
  const after = await counted(page);
  const picture = await page.screenshot();
  let survived = 0;
  for (let i = 0; i < LOSSES; i++) {
    await loseContext(page);
    await settled(page);
    if (picture.equals(await page.screenshot())) survived++;
    else say(`after lost context ${i + 1} the picture is another one`);
  }
  await context.close();
  return {
    idle_renders: after.renders - before.renders,
    idle_draws: after.draws - before.draws,
    context_losses_survived: survived,
  };
}

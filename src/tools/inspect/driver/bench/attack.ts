import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { writeZip } from '../../../../platform/sandbox/mods';
import { projectRoot } from '../../../project-root';
import type { Tools } from '../site';
import { openInspected, visitor } from '../visit';

/** Clicks that are measured; the slowest counts. */
const CLICKS = 12;

/** A mod whose script does not come back while it is loaded: nothing in it is counted as gas, so only the watchdog ends it. */
function hangingMod(): Uint8Array {
  const folder = join(projectRoot(), 'tests/attacks/mods/load-hang');
  const manifest = readFileSync(join(folder, 'mod.json'));
  const { content } = JSON.parse(manifest.toString()) as { readonly content: Readonly<Record<string, readonly string[]>> };
  const paths = Object.values(content).flat();
  return writeZip(
    new Map([
      ['mod.json', new Uint8Array(manifest)],
      ...paths.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))] as const),
    ]),
  );
}

async function drop(page: Page, zip: Uint8Array): Promise<void> {
  await page.evaluate((base64) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'hang.zip'));
    const event = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true });
    document.querySelector('#game')!.dispatchEvent(event);
  }, Buffer.from(zip).toString('base64'));
}

/** Milliseconds from a click on a language to the page in that language; measured inside the page, without the driver's way. */
const click = (page: Page, language: string): Promise<number> =>
  page.evaluate(async (name) => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('#game button')].find(({ title }) => title.includes(name))!;
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
    const before = document.documentElement.lang;
    const begun = performance.now();
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? button;
    for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, at));
    target.dispatchEvent(new MouseEvent('click', at));
    while (document.documentElement.lang === before && performance.now() - begun < 5000)
      await new Promise((resume) => requestAnimationFrame(resume));
    return performance.now() - begun;
  }, language);

/** Measures how long a click waits for its answer while a stranger's mod hangs in the sandbox. */
export async function measureAttack({ browser, site, say }: Tools): Promise<Record<string, number>> {
  // Without a graphics card painting takes most of the time, whatever the mod does: it is left out.
  const context = await visitor(browser, { unpainted: true });
  const page = await openInspected(context, site.url);
  const languages = ['Polski', 'English'] as const;
  // Once without an attack: the other language is fetched only the first time.
  for (const language of languages) await click(page, language);
  await drop(page, hangingMod());
  const isBusy = (): Promise<boolean> =>
    page.evaluate(() => !globalThis.__inspect!.texts().some(({ text }) => text.includes('hang.zip')));
  const waits: number[] = [];
  for (let i = 0; i < CLICKS && (await isBusy()); i++) {
    waits.push(await click(page, languages[i % 2]!));
    await page.waitForTimeout(200);
  }
  await context.close();
  if (waits.length < CLICKS) say(`the mod was given up after ${waits.length} clicks`);
  return { ms_click_under_attack: Math.round(Math.max(...waits)) };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { layoutFor } from '../../config/layout';
import { LANGS, type Lang } from '../../i18n';
import { Player } from '../player';
import type { Tools } from '../site';
import { openInspected, visitor } from '../visit';
import { seenTexts } from './pixels';
import { allScenes, type Scene } from './scenes';
import { contactSheet } from './sheets';
import { checkContrast, checkOverlaps, checkPlaces, type TextProblem } from './text-checks';

/** The screens that must look right (look.md). */
const SIZES = [
  { name: '1600x900', width: 1600, height: 900, scale: 1 },
  { name: '1024x768', width: 1024, height: 768, scale: 1 },
  { name: '1600x900@2x', width: 1600, height: 900, scale: 2 },
] as const;
type Size = (typeof SIZES)[number];

export interface ShotsOptions {
  readonly folder: string;
  /** Only scenes whose name contains it. */
  readonly only?: string | undefined;
  readonly size?: string | undefined;
  readonly lang?: string | undefined;
}

export type FoundProblem = TextProblem & { readonly scene: string; readonly size: string; readonly lang: Lang };

/** Waits until the page has drawn everything. */
async function drawn(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  for (let before = -1, now = 0; before !== now; ) {
    before = await page.evaluate(() => globalThis.__inspect!.rendered());
    await page.waitForTimeout(120);
    now = await page.evaluate(() => globalThis.__inspect!.rendered());
  }
}

/** A screenshot, and what is wrong with the texts in it. */
async function shoot(page: Page, lab: Page, { width, height, scale }: Size): Promise<{ png: Buffer; problems: TextProblem[] }> {
  const png = await page.screenshot();
  if (scale !== 1) return { png, problems: [] };
  const texts = await page.evaluate(() => globalThis.__inspect!.texts());
  await page.evaluate(() => globalThis.__inspect!.withoutTexts(true));
  const bare = await page.screenshot();
  await page.evaluate(() => globalThis.__inspect!.withoutTexts(false));
  const seen = await seenTexts(lab, texts, png, bare);
  const { unit } = layoutFor(width, height);
  return { png, problems: [...checkPlaces(seen, { width, height }, unit), ...checkOverlaps(seen), ...checkContrast(seen)] };
}

/** Every scene in one size and one language. */
async function series(tools: Tools, scenes: readonly Scene[], size: Size, lang: Lang, folder: string): Promise<FoundProblem[]> {
  const { browser, site, say } = tools;
  const { name, width, height, scale } = size;
  const context = await visitor(browser, { viewport: { width, height }, deviceScaleFactor: scale, settings: { lang } });
  const page = await openInspected(context, site.url);
  const lab = await context.newPage();
  await page.bringToFront();
  const player = new Player(page);
  const pictures: { name: string; png: Buffer }[] = [];
  const found: FoundProblem[] = [];
  mkdirSync(join(folder, `${name}-${lang}`), { recursive: true });
  for (const scene of scenes) {
    await scene.reach(player, lang);
    await drawn(page);
    const { png, problems } = await shoot(page, lab, size);
    writeFileSync(join(folder, `${name}-${lang}`, `${scene.name}.png`), png);
    pictures.push({ name: scene.name, png });
    found.push(...problems.map((problem) => ({ ...problem, scene: scene.name, size: name, lang })));
    say(`${name} ${lang} ${scene.name}${problems.length === 0 ? '' : `: ${problems.length} problems`}`);
  }
  writeFileSync(join(folder, `${name}-${lang}.jpg`), await contactSheet(lab, pictures));
  await context.close();
  return found;
}

/** Pictures of every screen and prompt in both languages and all sizes, contact sheets, and a list of what is wrong with texts. */
export async function takeShots(tools: Tools, { folder, only, size, lang }: ShotsOptions): Promise<readonly FoundProblem[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const scenes = allScenes().filter((scene) => only === undefined || scene.name.includes(only));
  const found: FoundProblem[] = [];
  for (const one of SIZES.filter((known) => size === undefined || known.name === size))
    for (const language of LANGS.filter((known) => lang === undefined || known === lang))
      found.push(...(await series(tools, scenes, one, language, folder)));
  const told = found.map(({ what, size: at, lang: language, scene, text, more, path }) =>
    [what, `${at} ${language} ${scene}`, JSON.stringify(text), more, path].join('\t'),
  );
  writeFileSync(join(folder, 'problems.txt'), told.map((line) => `${line}\n`).join(''));
  return found;
}

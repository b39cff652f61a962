import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { layoutFor } from '../../../../platform/config/layout';
import { GameError } from '../../../../kernel';
import { LANGS, type Lang } from '../../../../platform/i18n/lang';
import { PagePlayer } from '../player';
import type { Tools } from '../site';
import { openInspected, visitor } from '../visit';
import { allScenes } from './scenes';
import { ContactSheet } from './sheets';
import { checkContrast, checkOverlaps, checkPlaces, type TextProblem } from './text-checks';
import type { Shot } from './scene';

/** The screen sizes that must look right (docs/look.md). */
const SIZES = [
  { name: '1600x900', width: 1600, height: 900, scale: 1 },
  { name: '1024x768', width: 1024, height: 768, scale: 1 },
  { name: '844x390', width: 844, height: 390, scale: 1 },
  { name: '1600x900@2x', width: 1600, height: 900, scale: 2 },
] as const;
type Size = (typeof SIZES)[number];

export interface ShotsOptions {
  readonly folder: string;
  /** Take only scenes whose names contain one of these comma-separated parts. */
  readonly only?: string | undefined;
  readonly size?: string | undefined;
  readonly lang?: string | undefined;
}

export type FoundProblem = TextProblem & { readonly scene: string; readonly size: string; readonly lang: Lang };

/** Milliseconds to wait for a scene before it counts as missing. */
const PATIENCE = 180_000;

async function inTime<T>(scene: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${scene} did not come within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Brings the page to a scene and waits until nothing moves; paints only the final picture. */
async function reach(player: PagePlayer, scene: Shot, lang: Lang): Promise<void> {
  const { page } = player;
  await page.evaluate(() => void (globalThis.__gl!.stubbed = true));
  await scene.reach(player, lang);
  await page.evaluate(async (isMoving) => {
    if (!isMoving) await globalThis.__inspect!.settle();
    globalThis.__gl!.stubbed = false;
    globalThis.__inspect!.render();
  }, scene.isMoving === true);
}

interface Taken {
  readonly png: Buffer | null;
  readonly problems: readonly TextProblem[];
}

/** Takes a screenshot and checks its texts; sizes with a higher pixel density show the same texts and skip the check. */
async function shoot(page: Page, { width, height, scale }: Size): Promise<Taken> {
  const png = await page.screenshot({ timeout: PATIENCE });
  if (scale !== 1) return { png, problems: [] };
  const seen = await page.evaluate(() => globalThis.__inspect!.seenTexts());
  const { unit } = layoutFor(width, height);
  return {
    png,
    problems: [...checkPlaces(seen, { width, height }, unit), ...checkOverlaps(seen), ...checkContrast(seen)],
  };
}

/** Takes one scene; one that fails is reported as a problem and does not stop the others. */
async function take(player: PagePlayer, scene: Shot, size: Size, lang: Lang): Promise<Taken> {
  try {
    return await inTime(
      scene.name,
      reach(player, scene, lang).then(() => shoot(player.page, size)),
    );
  } catch (error) {
    const [text = ''] = String(error).split('\n');
    return { png: null, problems: [{ what: 'missing', text, more: '', path: '' }] };
  }
}

/** Takes every scene in one size and one language. */
async function series(tools: Tools, scenes: readonly Shot[], size: Size, lang: Lang, folder: string): Promise<FoundProblem[]> {
  const { browser, site, say } = tools;
  const { name, width, height, scale } = size;
  const context = await visitor(browser, { viewport: { width, height }, deviceScaleFactor: scale, settings: { lang } });
  const open = async (): Promise<PagePlayer> => {
    const page = await openInspected(context, site.url);
    await page.evaluate(() => globalThis.__inspect!.hold());
    return new PagePlayer(page);
  };
  let player = await open();
  const sheet = await ContactSheet.on(await context.newPage());
  const found: FoundProblem[] = [];
  mkdirSync(join(folder, `${name}-${lang}`), { recursive: true });
  for (const scene of scenes) {
    const { png, problems } = await take(player, scene, size, lang);
    found.push(...problems.map((problem) => ({ ...problem, scene: scene.name, size: name, lang })));
    say([`${name} ${lang} ${scene.name}`, ...problems.map(({ what, text, more }) => `  ${what}: "${text}" ${more}`)].join('\n'));
    if (png === null) {
      // The page may be stuck, so continue with a new one.
      await player.page.close();
      player = await open();
      continue;
    }
    writeFileSync(join(folder, `${name}-${lang}`, `${scene.name}.png`), png);
    await sheet.add(scene.name, png);
  }
  await player.page.close();
  writeFileSync(join(folder, `${name}-${lang}.jpg`), await sheet.jpeg());
  await context.close();
  return found;
}

/** Scenes whose names contain one of the parts; throws for a part that matches none. */
export function namedScenes<T extends { readonly name: string }>(scenes: readonly T[], only: string | undefined): readonly T[] {
  if (only === undefined) return scenes;
  const parts = only.split(',');
  for (const part of parts)
    if (!scenes.some(({ name }) => name.includes(part)))
      throw new GameError('unknownId', { path: '--only', value: part, known: scenes.map(({ name }) => name) });
  return scenes.filter(({ name }) => parts.some((part) => name.includes(part)));
}

/** The one with the wanted name, or all. */
function oneOrAll<T>(path: string, all: readonly T[], name: (one: T) => string, wanted: string | undefined): readonly T[] {
  const found = all.filter((one) => wanted === undefined || name(one) === wanted);
  if (found.length === 0) throw new GameError('unknownId', { path, value: wanted!, known: all.map(name) });
  return found;
}

/** Takes screenshots of every screen and prompt in both languages and all sizes, writes contact sheets, and lists faulty texts. */
export async function takeShots(tools: Tools, { folder, only, size, lang }: ShotsOptions): Promise<readonly FoundProblem[]> {
  const scenes = namedScenes(await allScenes(), only);
  const sizes = oneOrAll('--size', SIZES, ({ name }) => name, size);
  const langs = oneOrAll('--lang', LANGS, (one) => one, lang);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const found: FoundProblem[] = [];
  for (const one of sizes) for (const language of langs) found.push(...(await series(tools, scenes, one, language, folder)));
  const told = found.map(({ what, size: at, lang: language, scene, text, more, path }) =>
    [what, `${at} ${language} ${scene}`, JSON.stringify(text), more, path].join('\t'),
  );
  writeFileSync(join(folder, 'problems.txt'), told.map((line) => `${line}\n`).join(''));
  return found;
}

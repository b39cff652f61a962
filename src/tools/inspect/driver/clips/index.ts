import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GameError } from '../../../../kernel';
import { baseBook } from '../../../../games/cults/base-set/books';
import '../../../../games/cults/words/all';
import type { Lang } from '../../../../platform/i18n/lang';
import { PagePlayer } from '../player';
import { namedScenes } from '../shots';
import type { Tools } from '../site';
import { openInspected, visitor } from '../visit';
import { allClips, type Clip } from './clips';
import { indexOf, stripsOf, type Filmed } from './strip';

export interface ClipsOptions {
  readonly folder: string;
  /** Film only clips whose names contain one of these comma-separated parts. */
  readonly only?: string | undefined;
  readonly size?: string | undefined;
  readonly lang: Lang;
}

/** Milliseconds of the game between two frames of most strips. */
const STEP = 80;
/** Frames for which something that waits for a click is shown. */
const READ = 6;
/** Frames to film after the next question has opened: its panels still move. */
const AFTER = 8;

/** Width of a painted frame, in pixels: strips show it small, and software paints slowly. */
const PAINTED = 800;

const photograph = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 80, timeout: 180_000 });

/** What the page does after a step of the held clock. */
type Doing = 'moving' | 'waiting' | 'asking';

const stepOn = (page: Page, milliseconds: number): Promise<Doing> =>
  page.evaluate(async (step) => {
    const { pass, waits } = globalThis.__inspect!;
    await pass(step);
    return globalThis.__cults?.idle() === true ? 'asking' : waits() ? 'waiting' : 'moving';
  }, milliseconds);

/** Films a clip frame by frame; clicks through where the table waits for that. */
async function film({ page }: PagePlayer, { most, step = STEP, isWhole = false }: Clip): Promise<Filmed[]> {
  const frames: Filmed[] = [{ at: 0, jpeg: await photograph(page) }];
  let [waited, asked] = [0, 0];
  for (let at = step; at <= most && (isWhole || asked < AFTER); at += step) {
    const doing = await stepOn(page, step);
    waited = doing === 'waiting' ? waited + 1 : 0;
    asked = doing === 'asking' ? asked + 1 : 0;
    frames.push({ at, jpeg: await photograph(page) });
    if (waited === READ) await page.evaluate(() => void globalThis.__cults!.proceed());
  }
  return frames;
}

/** Sizes of the window, as `npm run shots` names them. */
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  '1600x900': { width: 1600, height: 900 },
  '1024x768': { width: 1024, height: 768 },
  '844x390': { width: 844, height: 390 },
};

function sizeOf(size = '1600x900'): { width: number; height: number } {
  const found = Object.hasOwn(SIZES, size) ? SIZES[size] : undefined;
  if (found === undefined) throw new GameError('unknownId', { path: '--size', value: size, known: Object.keys(SIZES) });
  return found;
}

/** Films the clips of a game at normal speed, as strips of frames with an index. */
export async function takeClips({ browser, site, say }: Tools, { folder, only, size, lang }: ClipsOptions): Promise<void> {
  const wanted: readonly Clip[] = namedScenes(allClips(baseBook()), only);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const viewport = sizeOf(size);
  const context = await visitor(browser, {
    deviceScaleFactor: Math.min(1, PAINTED / viewport.width),
    viewport,
    settings: { speed: 'normal', lang },
  });
  const page = await openInspected(context, site.url);
  const lab = await (await browser.newContext()).newPage();
  await page.evaluate(() => globalThis.__inspect!.hold());
  const player = new PagePlayer(page);
  const clips = [];
  for (const clip of wanted) {
    const { name, about } = clip;
    await clip.reach(player);
    await clip.begin(player);
    const frames = await film(player, clip);
    const strips = await stripsOf(lab, name, frames);
    const files = strips.map((_, at) => `${name}-${at + 1}.png`);
    strips.forEach((png, at) => writeFileSync(join(folder, files[at]!), png));
    clips.push({ name, about, files });
    say(`${name}: ${frames.length} frames, ${files.join(', ')}`);
  }
  writeFileSync(join(folder, 'index.html'), indexOf(clips));
  await context.close();
}

import { GameError } from '../../../kernel';
import { measureAnimation } from './bench/animation';
import { measureAttack } from './bench/attack';
import { measureGrowth } from './bench/growth';
import { measureSizes } from './bench/sizes';
import { measureStillness } from './bench/stillness';
import { launchChromium } from './chromium';
import { takeClips, type ClipsOptions } from './clips';
import { takeShots, type FoundProblem, type ShotsOptions } from './shots';
import type { Site, Tools } from './site';

const MEASURES: Readonly<Record<string, (tools: Tools) => Promise<Record<string, number>>>> = {
  sizes: measureSizes,
  stillness: measureStillness,
  animation: measureAnimation,
  growth: measureGrowth,
  attack: measureAttack,
};

/** Measures the picture, all parts or one. */
export async function benchView(
  chromium: string,
  site: Site,
  only: string | undefined,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  if (only !== undefined && !Object.hasOwn(MEASURES, only))
    throw new GameError('unknownId', { path: '--only', value: only, known: Object.keys(MEASURES) });
  const browser = await launchChromium(chromium);
  try {
    const figures: Record<string, number> = {};
    for (const [name, measure] of Object.entries(MEASURES))
      if (only === undefined || only === name) Object.assign(figures, await measure({ browser, site, say }));
    return figures;
  } finally {
    await browser.close();
  }
}

/** Takes screenshots of every screen and prompt, and checks the texts in them. */
export async function shots(
  chromium: string,
  site: Site,
  options: ShotsOptions,
  say: (line: string) => void,
): Promise<readonly FoundProblem[]> {
  const browser = await launchChromium(chromium);
  try {
    return await takeShots({ browser, site, say }, options);
  } finally {
    await browser.close();
  }
}

/** Films the clips of a game as strips of frames. */
export async function clips(chromium: string, site: Site, options: ClipsOptions, say: (line: string) => void): Promise<void> {
  const browser = await launchChromium(chromium);
  try {
    await takeClips({ browser, site, say }, options);
  } finally {
    await browser.close();
  }
}

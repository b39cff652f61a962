import type { Page } from 'playwright-core';
import type { FrameFigure } from '../../screens/inspection/frames';
import { baseBook } from '../../session/books';
import { onePerson, record, type Recorded } from '../positions';
import { openInspected, visitor } from '../visit';
import type { Tools } from '../site';

const STEP = 1000 / 60;
/** An animation shorter than that says little. */
const LEAST_FRAMES = 60;
/** Enough to meet every sort of animation. */
const MEASURED_FRAMES = 4000;
/** Of the slowest frames the machine is to blame, not the game. */
const CUT = 0.05;

interface Animation {
  readonly answer: number;
  readonly frames: readonly FrameFigure[];
}

/** Plays a recorded game's answers one by one in held time; each is one animation. */
async function animations(page: Page, game: Recorded, step: number, measured: boolean): Promise<Animation[]> {
  await page.evaluate((config) => globalThis.__inspect!.begin({ config }), game.config);
  const played: Animation[] = [];
  for (const [answer, ids] of game.answers.entries()) {
    const frames = await page.evaluate(
      async ([value, each, figures]) => {
        globalThis.__cults!.submit(value);
        return globalThis.__inspect!.play({ step: each, most: 20_000, measured: figures });
      },
      [ids, step, measured] as const,
    );
    played.push({ answer, frames });
    if (measured && played.reduce((sum, one) => sum + one.frames.length, 0) > MEASURED_FRAMES) break;
  }
  return played;
}

function trimmedMean(values: readonly number[]): number {
  const kept = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * (1 - CUT)));
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the busiest animation of a game of four costs; the same game was played once before, so that everything is warm. */
export async function measureAnimation({ browser, site, say }: Tools): Promise<Record<string, number>> {
  const game = record(onePerson(4, 'bench view'), 'bench view', baseBook());
  const context = await visitor(browser, { unpainted: true, settings: { speed: 'normal' } });
  const page = await openInspected(context, site.url);
  await page.evaluate(() => globalThis.__inspect!.hold());
  await animations(page, game, 100, false);
  const played = (await animations(page, game, STEP, true)).filter(({ frames }) => frames.length >= LEAST_FRAMES);
  await context.close();
  const all = played.flatMap(({ frames }) => frames);
  const calibration = trimmedMean(all.map((frame) => frame.calibration));
  const ratios = played.map(({ frames }) => trimmedMean(frames.map((frame) => frame.js)) / calibration);
  const busiest = ratios.indexOf(Math.max(...ratios));
  const { answer, frames } = played[busiest]!;
  say(
    `${all.length} frames in ${played.length} animations, the busiest after answer ${answer + 1}; calibration ${calibration.toFixed(3)} ms`,
  );
  say(
    `all animations: ratio ${meanOf(ratios).toFixed(2)}, draws ${meanOf(all.map((one) => one.draws)).toFixed(1)} (most ${Math.max(...all.map((one) => one.draws))}), uploads ${meanOf(all.map((one) => one.uploads)).toFixed(3)}`,
  );
  return {
    js_per_frame_ratio: Number(ratios[busiest]!.toFixed(2)),
    draws_per_frame: Math.max(...all.map((one) => one.draws)),
    uploads_per_frame: Number(meanOf(frames.map((one) => one.uploads)).toFixed(3)),
  };
}

import type { Page } from 'playwright-core';
import type { FrameFigure } from '../../page/frames';
import { baseBook } from '../../../../games/cults/base-set/books';
import { onePerson, record, type Recorded } from '../positions';
import { openInspected, visitor } from '../visit';
import type { Tools } from '../site';

const STEP = 1000 / 60;
/** Animations with fewer frames say little. */
const LEAST_FRAMES = 60;
/** Share of the slowest frames to leave out: they are slow because of the machine, not the game. */
const CUT = 0.05;

interface Animation {
  readonly answer: number;
  readonly frames: readonly FrameFigure[];
}

/** Plays the answers of a recorded game while the clock is held; each answer is one animation. */
async function animations(page: Page, game: Recorded, measured: boolean): Promise<Animation[]> {
  await page.evaluate((config) => globalThis.__inspect!.begin({ config }), game.config);
  const played: Animation[] = [];
  for (const [answer, ids] of game.answers.entries()) {
    const frames = await page.evaluate(
      async ([value, step, figures]) => {
        globalThis.__cults!.submit(value);
        return globalThis.__inspect!.play({ step, most: 100_000, measured: figures });
      },
      [ids, STEP, measured] as const,
    );
    played.push({ answer, frames });
  }
  return played;
}

function trimmedMean(values: readonly number[]): number {
  const kept = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * (1 - CUT)));
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The frame time relative to the calibration frames drawn in between: other load of the machine slows both down. */
const ratioOf = ({ frames }: Animation): number =>
  trimmedMean(frames.map(({ js }) => js)) / trimmedMean(frames.flatMap(({ calibration }) => calibration ?? []));

/** Measures the most expensive animation of a four-seat game, after a first run of the same game has warmed everything up. */
export async function measureAnimation({ browser, site, say }: Tools): Promise<Record<string, number>> {
  const game = record(onePerson(4, 'bench view'), 'bench view', baseBook());
  const context = await visitor(browser, { unpainted: true, settings: { speed: 'normal' } });
  const page = await openInspected(context, site.url);
  await page.evaluate(() => {
    globalThis.__inspect!.hold();
    globalThis.__inspect!.holdFrames();
  });
  await animations(page, game, false);
  const played = (await animations(page, game, true)).filter(({ frames }) => frames.length >= LEAST_FRAMES);
  await context.close();
  const all = played.flatMap(({ frames }) => frames);
  const ratios = played.map(ratioOf);
  const busiest = ratios.indexOf(Math.max(...ratios));
  const { answer, frames } = played[busiest]!;
  const draws = all.map((frame) => frame.draws);
  const uploads = all.reduce((sum, frame) => sum + frame.uploads, 0);
  say(`${all.length} frames in ${played.length} animations, the busiest after answer ${answer + 1} (${frames.length} frames)`);
  say(`all animations: ratio ${meanOf(ratios).toFixed(2)}, draws ${meanOf(draws).toFixed(1)}, ${uploads} uploads`);
  return {
    js_per_frame_ratio: Number(ratios[busiest]!.toFixed(2)),
    draws_per_frame: Math.max(...draws),
    uploads_per_frame: Number(meanOf(frames.map((frame) => frame.uploads)).toFixed(3)),
  };
}

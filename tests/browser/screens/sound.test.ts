import { afterAll, describe, expect, it } from 'vitest';
import { SOUND_NAMES } from '../../../src/games/cults/picture/config/sounds';
import type { SoundSprite } from '../../../src/platform/config/sounds';
import sprites from '../../../assets/sound/effects.json';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { hearEffects, hearSeam, type Decoder } from '../support/decoders';

afterAll(closeBrowser);

interface Voices {
  readonly howls: number;
  /** How many sounds play now, of all howls. */
  readonly playing: number;
}

/** Howler's own lists, which its types do not tell of. */
interface Heard {
  readonly _howls: readonly { readonly _sounds: readonly { readonly _paused: boolean; _seek: number }[] }[];
}

declare global {
  var voices: () => Voices;
}

/** What is known to differ: a kept or doubly dropped lead-in (312 samples), a padded or shortened last packet, the machine's rate. */
const DECODERS: readonly Decoder[] = [
  { rate: 48_000, front: 0, end: 0 },
  { rate: 48_000, front: 312, end: 648 },
  { rate: 48_000, front: -312, end: -960 },
  { rate: 48_000, front: -3840, end: 0 },
  { rate: 48_000, front: 0, end: -4800 },
  { rate: 44_100, front: 0, end: 0 },
  { rate: 44_100, front: 1105, end: -529 },
];

describe('sound', () => {
  it('waits for a gesture, is one voice of ambience, stops in a hidden tab, and off is off', async () => {
    await inGame(
      async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (/\.(webm|mp3)$/.test(request.url())) fetched.push(request.url());
        });
        await page.evaluate(() => {
          globalThis.voices = () => {
            const howls = (globalThis as unknown as { readonly Howler?: Heard }).Howler?._howls ?? [];
            const sounds = howls.flatMap(({ _sounds }) => _sounds);
            return { howls: howls.length, playing: sounds.filter(({ _paused }) => !_paused).length };
          };
        });
        const voices = (): Promise<Voices> => page.evaluate(() => globalThis.voices());
        const become = (wanted: Voices): Promise<unknown> =>
          page.waitForFunction(
            ({ howls, playing }) => globalThis.voices().howls === howls && globalThis.voices().playing === playing,
            wanted,
            { timeout: 60_000, polling: 30 },
          );
        const set = (effects: number, ambience: number): Promise<void> =>
          page.evaluate(([one, other]) => globalThis.__inspect!.change({ effects: one!, ambience: other! }), [effects, ambience]);
        const hide = (hidden: boolean): Promise<void> =>
          page.evaluate((value) => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
            document.dispatchEvent(new Event('visibilitychange'));
          }, hidden);
        expect(await voices()).toEqual({ howls: 0, playing: 0 });
        expect(fetched).toEqual([]);
        // A gesture anywhere. The volume is moved while the files are still on their way.
        await page.mouse.click(5, 5);
        for (const volume of [0.2, 0.3, 0.4]) await set(0.5, volume);
        await become({ howls: 2, playing: 1 });
        expect(fetched).toHaveLength(2);
        await hide(true);
        await become({ howls: 2, playing: 0 });
        await hide(false);
        await become({ howls: 2, playing: 1 });
        // Hidden at the very end of a round, where nothing of it is left to go on with.
        await hide(true);
        await page.evaluate(() => {
          const howls = (globalThis as unknown as { readonly Howler: Heard }).Howler._howls;
          for (const sound of howls.flatMap(({ _sounds }) => _sounds)) sound._seek = 1000;
        });
        await hide(false);
        await become({ howls: 2, playing: 1 });
        await set(0.5, 0);
        await become({ howls: 1, playing: 0 });
        await set(0, 0);
        expect(await voices()).toEqual({ howls: 0, playing: 0 });
        // With everything off a game makes no sound.
        await page.evaluate(() =>
          globalThis.__inspect!.begin({ config: { seats: [{ cult: 'dagon' }], solo: { npc: 'hastur' } } }),
        );
        await page.mouse.click(5, 5);
        expect(await voices()).toEqual({ howls: 0, playing: 0 });
      },
      { settings: { effects: 0.5, ambience: 0.3 } },
    );
  });

  it('every effect is heard, unclipped and silent at its ends, and so is the ambience', async () => {
    const { sprite } = sprites as unknown as SoundSprite;
    expect(Object.keys(sprite)).toEqual(SOUND_NAMES);
    await inGame(
      async ({ page }) => {
        const fetched: string[] = [];
        page.on('response', (response) => {
          if (response.url().endsWith('.webm')) fetched.push(response.url());
        });
        await page.mouse.click(5, 5);
        await expect.poll(() => fetched.length, { timeout: 60_000 }).toBe(2);
        const measured = await page.evaluate(
          async ([urls, places]) => {
            const rate = 48_000;
            const decoded = await Promise.all(
              urls.map(async (url) => {
                const data = await (await fetch(url)).arrayBuffer();
                return (await new OfflineAudioContext(1, rate, rate).decodeAudioData(data)).getChannelData(0);
              }),
            );
            const loudest = (wave: Float32Array): number => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
            const mean = (wave: Float32Array): number =>
              Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
            const at = (milliseconds: number): number => Math.round((milliseconds * rate) / 1000);
            const [effects, ambience] = decoded.sort((a, b) => a.length - b.length) as [Float32Array, Float32Array];
            return {
              effects: Object.entries(places).map(([name, [start, length]]) => {
                const wave = effects.subarray(at(start), at(start + length));
                const after = effects.subarray(at(start + length), at(start + length + 60));
                const whole = wave.length === at(start + length) - at(start);
                return { name, whole, peak: loudest(wave), mean: mean(wave), after: loudest(after) };
              }),
              ambience: { peak: loudest(ambience), mean: mean(ambience) },
            };
          },
          [fetched, sprite] as const,
        );
        const faults = measured.effects.filter(
          ({ whole, peak, mean, after }) => !whole || peak > 0.99 || peak < 0.2 || mean < 0.02 || after > 0.02,
        );
        expect(faults).toEqual([]);
        expect(measured.ambience.peak).toBeLessThan(0.99);
        expect(measured.ambience.mean).toBeGreaterThan(0.02);
      },
      { settings: { effects: 0.5, ambience: 0.3 } },
    );
  });

  it.each(DECODERS)('the ambience goes round without a click: %o', async (decoder) => {
    await inGame(
      async ({ page }) => {
        const { step, seam, difference } = await hearSeam(page, decoder);
        // No larger than what the wind does all the time, and nothing but what the file itself goes on with.
        expect(seam).toBeLessThanOrEqual(step);
        expect(difference).toBeLessThan(0.001);
      },
      { settings: { effects: 0, ambience: 0.3 } },
    );
  });

  it.each([
    { rate: 48_000, front: 0, end: 0 },
    { rate: 48_000, front: 312, end: 0 },
    { rate: 48_000, front: -312, end: 0 },
    { rate: 44_100, front: 2029, end: 0 },
  ])('every effect is whole: %o', async (decoder) => {
    await inGame(
      async ({ page }) => {
        const edges = await hearEffects(page, decoder);
        expect(edges.map(({ name }) => name)).toEqual(SOUND_NAMES);
        // Before the first there is nothing to begin early with.
        const cut = edges.filter(({ begins, ends, peak }, index) => (begins > 0.02 && index > 0) || ends > 0.02 || peak < 0.2);
        expect(cut).toEqual([]);
      },
      { settings: { effects: 0.5, ambience: 0 } },
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { cults } from '../../../src/games/cults/rules';
import { saveOf, type Save } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { waitForWords } from './dropping';

afterAll(closeBrowser);

const VOICES = join(import.meta.dirname, '../../../mods/examples/whispers/sounds/voices.mp3');

const city = (id: string, en: string): string => `import { city } from 'cults';
export default city({ id: '${id}', name: { en: '${en}' }, lasts: 'once', sound: 'sounds/${id}.mp3',
  effects: [{ do: 'gain', token: 'thug', count: 1, who: 'everyone' }] });`;

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'mod.json': JSON.stringify({
    id: 'loud',
    version: '1.0.0',
    api: 2,
    title: { en: 'Loud Things' },
    description: { en: 'Cards that are heard.' },
    authors: ['Test'],
    license: 'MIT',
    content: { cards: ['cards/bell.js', 'cards/crack.js'], sounds: ['sounds/bell.mp3', 'sounds/crack.mp3'] },
  }),
  'cards/bell.js': city('bell', 'The Bell'),
  'cards/crack.js': city('crack', 'The Crack'),
  'sounds/bell.mp3': readFileSync(VOICES),
  // Its first bytes are those of an MP3; the rest is nothing that a browser could decode.
  'sounds/crack.mp3': 'ID3 and then nothing of the kind',
};

/** A save in which this City card comes after the first answer. */
async function coming(card: string): Promise<Save> {
  const encoder = new TextEncoder();
  const files = Object.entries(FILES).map(
    ([path, file]) => [path, typeof file === 'string' ? encoder.encode(file) : new Uint8Array(file)] as const,
  );
  const { book, mods, leftOut } = await openLibrary([{ origin: 'loud', content: new Map(files) }]);
  expect(leftOut).toEqual([]);
  const scenario = {
    seats: [
      { cult: 'dagon', by: 'human' },
      { cult: 'hastur', by: 'random' },
    ],
    round: 2,
    phase: 'hiding',
    // More tokens than may be kept: the person is asked before the City card comes.
    tokens: { dagon: { thug: 6 } },
    seed: card,
    city: { deck: [card] },
  };
  return saveOf(Session.begin(cults, { scenario }, book), mods, true);
}

interface Heard {
  readonly volume: number;
  readonly isMoving: boolean;
}

declare global {
  var heard: () => readonly Heard[];
}

/** Keeps a list of the audio elements that were told to play. */
const listen = (player: PagePlayer): Promise<void> =>
  player.page.evaluate(() => {
    const played = new Set<HTMLMediaElement>();
    const play = Reflect.get(HTMLMediaElement.prototype, 'play') as () => Promise<void>;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.add(this);
      return play.call(this);
    };
    globalThis.heard = () => [...played].map(({ volume, currentTime }) => ({ volume, isMoving: currentTime > 0.05 }));
  });

/** Plays on until the City card is on the table. */
async function untilItComes(player: PagePlayer, card: string): Promise<void> {
  const save = await coming(card);
  await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  const view = await player.ready();
  await player.answer(view, view.decision!.suggest);
  expect((await player.ready()).city.active).toEqual([card]);
}

describe('the sound of a mod', () => {
  it('is played at the volume of effects when its card comes; a broken one is told and stops nothing; off is off', async () => {
    await inGame(
      async (player) => {
        const { page } = player;
        await listen(player);
        await untilItComes(player, 'loud:bell');
        await page.waitForFunction(() => globalThis.heard().some(({ isMoving }) => isMoving), undefined, { timeout: 60_000 });
        expect((await page.evaluate(() => globalThis.heard()))[0]!.volume).toBeCloseTo(0.4);
        await untilItComes(player, 'loud:crack');
        await waitForWords(page, 'cannot play the sound of “The Crack” (mod Loud Things)');
        const before = await page.evaluate(() => globalThis.heard().length);
        await page.evaluate(() => globalThis.__inspect!.change({ effects: 0 }));
        await untilItComes(player, 'loud:bell');
        expect(await page.evaluate(() => globalThis.heard().length)).toBe(before);
      },
      { settings: { speed: 'fast', effects: 0.4, ambience: 0 } },
    );
  });
});

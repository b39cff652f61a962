import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { openMod, packMod, type ModFiles } from '../../../src/platform/sandbox/mods';
import { cityMod } from '../../platform/library/libraries';
import { closeBrowser } from '../support/chromium';
import { inGame, reopened } from '../support/game-page';
import { drop, dropFolder, textsOn, waitForWords } from './dropping';

afterAll(closeBrowser);

const packed = (version = '1.0.0', fields: object = {}): { readonly name: string; readonly bytes: Uint8Array } =>
  packMod(openMod(cityMod('fog', version, fields)));

async function downloaded(page: Page, act: () => Promise<void>): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return new Uint8Array(readFileSync(await file.path()));
}

/** From the title into a game with the mods that are on; returns the ids of the mods that are played with. */
async function modsInPlay(player: PagePlayer): Promise<readonly string[]> {
  await player.press('New game');
  await player.press('Begin');
  await player.ready();
  const { mods } = await player.page.evaluate(() => globalThis.__cults!.save());
  return mods.map(({ id }) => id);
}

describe('a mod that is dropped on the page', () => {
  it('is shown with its cards, switched on after a page that says what it changes, and played', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await drop(page, [packed()]);
      await waitForWords(page, 'Adds 1 City card.');
      await player.press(/^About it: Cards \(1\)/);
      await player.press(/^Open large: City card: Fog of fog/);
      await player.press('Close');
      await player.press('Switch on');
      await waitForWords(page, 'It was written by');
      await player.press('Not now');
      await player.press('Switch on');
      await player.press('Switch it on');
      await page.getByRole('button', { name: 'Switch off' }).waitFor();
      await player.press('Back');
      await player.press('Back');
      expect(await modsInPlay(player)).toEqual(['base', 'fog']);
    });
  });

  it('during a game is added, and the game goes on', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await player.press('New game');
      await player.press('Begin');
      const { decision } = await player.ready();
      await drop(page, [packed()]);
      await waitForWords(page, 'was added');
      expect((await player.ready()).decision?.id).toBe(decision?.id);
      await player.answer(await player.ready(), decision!.suggest);
      const again = await reopened(page);
      await again.press('Mods');
      await waitForWords(again.page, 'Mod fog');
    });
  });

  it('is exported with the bytes of the command line, removed, and comes back from its zip, its folder and its folder dropped', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'cults-mod-')), 'fog');
    const { content } = cityMod('fog');
    for (const [path, bytes] of content as ModFiles) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const zip = `${folder}.zip`;
    try {
      await inGame(async (player) => {
        const { page } = player;
        await drop(page, [packed()]);
        const bytes = await downloaded(page, () => player.press('Export as zip'));
        expect(bytes).toEqual(packed().bytes);
        writeFileSync(zip, bytes);
        for (const [button, path] of [
          ['Add a zip …', zip],
          ['Add a folder …', folder],
        ] as const) {
          await player.press('Remove');
          await player.press('Remove');
          await waitForWords(page, 'Base set');
          await waitForWords(page, 'Mod fog', false);
          const [chooser] = await Promise.all([page.waitForEvent('filechooser'), player.press(button)]);
          await chooser.setFiles(path);
          await waitForWords(page, 'Adds 1 City card.');
        }
        await player.press('Remove');
        await player.press('Remove');
        await waitForWords(page, 'Mod fog', false);
        await dropFolder(page, folder);
        await waitForWords(page, 'Adds 1 City card.');
      });
    } finally {
      rmSync(dirname(folder), { recursive: true });
    }
  });

  it('in a newer version keeps the old one for the game that was begun with it', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await drop(page, [packed('1.0.0')]);
      await player.press('Switch on');
      await player.press('Switch it on');
      await page.getByRole('button', { name: 'Switch off' }).waitFor();
      await player.press('Back');
      await player.press('Back');
      expect(await modsInPlay(player)).toEqual(['base', 'fog']);
      const hash = await page.evaluate(() => globalThis.__cults!.hash());
      const left = await reopened(page);
      await drop(left.page, [packed('1.1.0')]);
      await waitForWords(left.page, 'kept for the game that you have begun with it');
      await left.press('Back');
      await left.press('Back');
      await left.press('Continue');
      await left.ready();
      expect(await left.page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
    });
  });
});

describe('a mod that fails', () => {
  it('is listed with file, field and what to do, and its report can be copied; the rest works', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const broken = packMod(openMod(cityMod('wrong', '1.0.0', {}, "['nowhere']")));
      await drop(page, [broken, { name: 'text.zip', bytes: new TextEncoder().encode('no zip') }, packed()]);
      await player.press('Back');
      await waitForWords(page, 'cards/fog.js:2:113 (investigators[0]): “nowhere” is not a word of the vocabulary here.');
      await waitForWords(page, 'text.zip: This is not a zip.');
      await player.press(/^Copy report: .*wrong/);
      await waitForWords(page, 'The report is on the clipboard.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('cards/fog.js:2:113');
      await player.press(/^Off the list: .*wrong/);
      await waitForWords(page, 'could not be added', true);
      expect((await textsOn(page)).some((text) => text.includes('Mod fog'))).toBe(true);
    });
  });
});

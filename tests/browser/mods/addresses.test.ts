import { afterAll, describe, expect, inject, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { openInspected, visitor } from '../../../src/tools/inspect/driver/visit';
import { linkFragment } from '../../../src/platform/projects/share/mod-link';
import { openMod, packMod } from '../../../src/platform/sandbox/mods';
import { indexOf, indexText, type Offered } from '../../../src/tools/cli/mod/index-of';
import { cityMod } from '../../platform/library/libraries';
import { closeBrowser, sharedBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { waitForWords } from './dropping';

afterAll(closeBrowser);

const HOST = 'https://mods.example/';
const OPEN = { 'access-control-allow-origin': '*' };
const CLOSED = { 'access-control-allow-origin': 'https://other.example' };

function offered(id: string, version: string, fields: object = {}): Offered {
  const mod = openMod(cityMod(id, version, fields));
  return { mod, ...packMod(mod) };
}

/** A server for mods: answers these paths, and refuses the rest as a server without CORS does. */
async function serve(context: BrowserContext, files: Readonly<Record<string, string | Uint8Array | number>>): Promise<void> {
  await context.route(`${HOST}**`, async (route) => {
    const found = files[route.request().url().slice(HOST.length)];
    // Without the header Playwright would add one that lets this page in.
    if (found === undefined) return route.fulfill({ status: 200, headers: CLOSED, body: 'closed to other pages' });
    if (typeof found === 'number') return route.fulfill({ status: found, headers: OPEN, body: '' });
    return route.fulfill({ status: 200, headers: OPEN, body: typeof found === 'string' ? found : Buffer.from(found) });
  });
}

/** A page whose failed requests are part of the test. */
async function withServer<T>(files: Parameters<typeof serve>[1], act: (player: PagePlayer) => Promise<T>): Promise<T> {
  const context = await visitor(await sharedBrowser(), { unpainted: true });
  try {
    await serve(context, files);
    return await act(new PagePlayer(await openInspected(context, inject('gameUrl'))));
  } finally {
    await context.close();
  }
}

async function write(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.keyboard.press('Enter');
}

describe('an address that the player enters', () => {
  it('is fetched, and its mod added; what goes wrong is said in words with what to do', async () => {
    const { name, bytes } = offered('fog', '1.0.0');
    const files = { [name]: bytes, 'gone.zip': 404, 'page.html': '<html></html>', 'huge.zip': new Uint8Array(18 * 1024 * 1024) };
    await withServer(files, async (player) => {
      const { page } = player;
      await player.press('Mods');
      await player.press('From an address …');
      for (const [address, words] of [
        ['http://mods.example/x.zip', 'does not begin with https://'],
        [`${HOST}gone.zip`, 'there is nothing at this address'],
        [`${HOST}page.html`, 'This is not a zip.'],
        [`${HOST}closed.zip`, 'does not allow other pages to read its files'],
        [`${HOST}huge.zip`, 'is larger than'],
      ] as const) {
        await write(page, 'Address', address);
        await waitForWords(page, words);
      }
      await write(page, 'Address', HOST + name);
      await waitForWords(page, 'Adds 1 City card.');
      await player.press('Look for an update');
      await waitForWords(page, 'This is the newest version there.');
      await player.press('Back');
      await player.press('From an address …');
      // Nothing lies there: the link brings the mod itself.
      await write(page, 'Address', `${HOST}gone.zip#${linkFragment(openMod(cityMod('haze')))}`);
      await page.getByRole('heading', { name: 'A mod came with the link' }).waitFor();
      await page.getByRole('heading', { name: 'Mod haze' }).waitFor();
    });
  });
});

describe('an index', () => {
  it('is subscribed to, browsed and installed from with what a mod needs; updates are found', async () => {
    const fog = offered('fog', '1.0.0');
    const later = offered('later', '1.0.0', { dependencies: { requires: { fog: '^1.0.0' } } });
    const files: Record<string, string | Uint8Array> = { [fog.name]: fog.bytes, [later.name]: later.bytes };
    const publish = (all: readonly Offered[]): void => {
      for (const { name, bytes } of all) files[name] = bytes;
      files['index.json'] = indexText(indexOf(all, { en: 'Night mods' }));
    };
    publish([fog, later]);
    await withServer(files, async (player) => {
      const { page } = player;
      await player.press('Mods');
      await player.press('Discover …');
      await write(page, 'Address of an index', `${HOST}index.json`);
      await waitForWords(page, 'Night mods');
      await player.press('Install: Mod later');
      await waitForWords(page, '“⁨Mod later⁩” 1.0.0 was added.');
      await waitForWords(page, '“⁨Mod fog⁩” 1.0.0 was added.');
      publish([
        fog,
        later,
        offered('fog', '1.5.0'),
        offered('later', '2.0.0', { dependencies: { requires: { fog: '^1.5.0' } } }),
      ]);
      await player.press('Ask again: Night mods');
      await player.press('Update to 2.0.0: Mod later');
      await waitForWords(page, '“⁨Mod fog⁩” is updated with it from 1.0.0 to 1.5.0');
      await player.press('Install');
      await waitForWords(page, '“⁨Mod fog⁩” 1.5.0 was added.');
      await waitForWords(page, '“⁨Mod later⁩” 2.0.0 was added.');
      await player.press('Unsubscribe: Night mods');
      await waitForWords(page, 'You have not subscribed to an index yet.');
    });
  });

  it('whose zip is not what its hash promises installs nothing', async () => {
    const fog = offered('fog', '1.0.0');
    const files = {
      'index.json': indexText(indexOf([fog], { en: 'Night mods' })),
      [fog.name]: fog.bytes.map((byte) => byte ^ 1),
    };
    await withServer(files, async (player) => {
      const { page } = player;
      await player.press('Mods');
      await player.press('Discover …');
      await write(page, 'Address of an index', `${HOST}index.json`);
      await player.press('Install: Mod fog');
      await waitForWords(page, 'is not what the index has promised');
      await player.press('Back');
      await waitForWords(page, 'Base set');
      await waitForWords(page, 'Mod fog', false);
    });
  });

  it('as it ships with the page lists the example mods, from the page’s own files', async () => {
    await inGame(async (player) => {
      await player.press('Mods');
      await player.press('Discover …');
      await player.press('Try the sample');
      await waitForWords(player.page, 'Whispers in the Dark');
    });
  });
});

describe('a session of clicking about', () => {
  it('asks nobody but the page’s own host, until the player presses the button', async () => {
    const files = { 'x.zip': offered('fog', '1.0.0').bytes };
    await withServer(files, async (player) => {
      const { page } = player;
      const asked: string[] = [];
      page.context().on('request', (request) => void asked.push(request.url()));
      const own = new URL(inject('gameUrl'));
      const strangers = (): readonly string[] => asked.filter((url) => !url.startsWith(own.origin) && !/^(data|blob):/.test(url));
      for (const door of ['Mods', 'Settings', 'Credits', 'Learn']) {
        await player.press(door);
        await player.press('Back');
      }
      await player.press('Mods');
      await player.press('Details: The Fifth Cult');
      await player.press(/Cards \(3\)/);
      await player.press(/^Open large: /);
      await player.press('Close');
      await player.press('Switch on');
      await player.press('Back');
      await player.press('Discover …');
      await player.press('Try the sample');
      await waitForWords(page, 'Examples');
      await player.press('Back');
      await player.press('From an address …');
      await page.getByRole('button', { name: /^Address: / }).click();
      const field = page.getByRole('textbox', { name: 'Address' });
      // Clicks that leave the field: beside the window, on its hint, at the very edge of the page.
      for (const [x, y] of [
        [40, 450],
        [800, 380],
        [1598, 2],
      ] as const) {
        await field.fill(`${HOST}x.zip`);
        await page.mouse.click(x, y);
        await field.waitFor({ state: 'detached' });
        await page.waitForTimeout(300);
        expect(strangers()).toEqual([]);
        await page.getByRole('button', { name: /^Address: / }).click();
      }
      await field.fill('');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: /^Address: / }).click();
      await field.fill(`${HOST}x.zip`);
      // One click both ends the writing and fetches.
      const fetchIt = (await page.getByRole('button', { name: 'Fetch it' }).boundingBox())!;
      await page.mouse.click(fetchIt.x + fetchIt.width / 2, fetchIt.y + fetchIt.height / 2);
      await waitForWords(page, 'Adds 1 City card.');
      expect(strangers()).toEqual([`${HOST}x.zip`]);
      await player.press('Back');
      await player.press('Back');
      await player.press('New game');
      await player.press('Begin');
      await player.ready();
      expect(strangers()).toEqual([`${HOST}x.zip`]);
    });
  });
});

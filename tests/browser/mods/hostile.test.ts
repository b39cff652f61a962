import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import '../../../src/games/cults/words/all';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { namesFrom, wordsFor } from '../../../src/games/cults/words';
import { checkSource } from '../../../src/platform/sandbox/source/source';
import { openMods, writeZip, type ModFiles, type ModSource, type Problem } from '../../../src/platform/sandbox/mods';
import { readModFrom } from '../../../src/tools/cli/mod-disk';
import { bytesOf } from '../../platform/sandbox/mods/mod-files';
import { HOSTILE } from '../../platform/sandbox/guest/hostile-scripts';
import { FILES, MANIFESTS, ZIPS } from '../../platform/sandbox/mods/broken-list';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { drop, textsOn, waitForWords, type DroppedFile } from './dropping';

afterAll(closeBrowser);

const words = wordsFor(
  'en',
  namesFrom('en', () => undefined),
);
const ROOT = join(import.meta.dirname, '../..');
const ATTACKS = join(ROOT, 'attacks/mods');
const SCRIPTS = join(ROOT, 'platform/sandbox/guest/hostile');

const zipOf = ({ content }: ModSource): Uint8Array => (content instanceof Uint8Array ? content : writeZip(content));

/** What the page must say of each file: the first problem in words, as the loader finds it here. */
interface Expected extends DroppedFile {
  readonly said: string;
  /** The file at fault, if one is. */
  readonly file: string;
}

/** The sentence about a problem, without its place. */
const worded = ({ code, params: { path: _, ...rest } }: Problem): string => words.error(code, rest);

function brokenOnes(): readonly Expected[] {
  return [...FILES, ...ZIPS, ...MANIFESTS].flatMap(([title, [source]], at) => {
    const [name, bytes] = [`broken-${at}.zip`, zipOf(source!)];
    const [refused] = openMods([{ origin: name, content: bytes }]).refused;
    // Some faults of folders do not survive in a zip.
    if (refused === undefined) return [];
    expect(refused.problems, title).toHaveLength(1);
    const [problem] = refused.problems;
    return [{ name, bytes, said: worded(problem!), file: String(problem!.params['file'] ?? '') }];
  });
}

const notAdded = (name: string): string => `“\u2068${name}\u2069” could not be added.`;

/** Waits until the list of mods has a file among those that could not be added; messages that pass have no such button. */
async function waitForFailure(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Copy report: ${name}`, exact: true }).waitFor({ timeout: 120_000 });
}

/** The list of mods keeps this many failures. */
const LISTED = 20;

/** Drops as many files at a time as the list keeps, and compares what the list of failures says under the name of each. */
async function dropAll(page: Page, files: readonly Expected[]): Promise<void> {
  for (let at = 0; at < files.length; at += LISTED) {
    const some = files.slice(at, at + LISTED);
    await drop(page, some);
    await waitForFailure(page, some.at(-1)!.name);
    const texts = await textsOn(page);
    for (const { said, file, name } of some) {
      const reports = texts.filter((_, i) => texts[i - 1] === notAdded(name));
      const isTold = reports.some((text) => text.includes(said) && text.includes(file));
      expect(isTold, `${name}: ${file}: ${said}, but: ${reports.join(' ')}`).toBe(true);
    }
  }
}

/** Waits until the page of a mod is open; the list of mods has its title too, but not what a mod cannot do. */
async function waitForModPage(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const texts = globalThis.__inspect!.texts().map(({ text }) => text);
      return texts.includes(wanted) && texts.some((text) => text.startsWith('What it cannot do'));
    },
    title,
    { timeout: 120_000, polling: 50 },
  );
}

/** The English title of a mod that could be read. */
const titleOf = ({ content }: ModSource): string => {
  const written = Buffer.from((content as ModFiles).get('mod.json')!).toString();
  return (JSON.parse(written) as { title: { en: string } }).title.en;
};

describe('dropped on the page', () => {
  it('every broken mod ends in its message with file and place, and the page lives', async () => {
    const files = brokenOnes();
    expect(files.length).toBeGreaterThan(100);
    await inGame(async (player) => {
      await dropAll(player.page, files);
      await player.press('Back');
      await player.press('Settings');
    });
  });

  it('every attack is added or ends in its message; the page goes on, and nothing runs outside the sandbox', async () => {
    const scripts = readdirSync(SCRIPTS).filter((name) => name.startsWith('load-'));
    const loading = scripts.map(
      (name): ModSource => ({
        origin: name,
        content: new Map([
          ['mod.json', bytesOf(JSON.stringify(manifestFor(name)))],
          ['cards/c.js', bytesOf(readFileSync(join(SCRIPTS, name), 'utf8'))],
        ]) satisfies ModFiles,
      }),
    );
    const attacks = readdirSync(ATTACKS)
      .filter((name) => name !== 'load-hang')
      .map((name) => readModFrom(join(ATTACKS, name)));
    const bad: Expected[] = [];
    const good: (DroppedFile & { readonly title: string })[] = [];
    for (const source of [...attacks, ...loading]) {
      const library = await openLibrary([source]);
      const [problem] = library.leftOut.flatMap(({ problems }) => problems);
      library.host.dispose();
      const file = { name: `${source.origin}.zip`, bytes: zipOf(source) };
      if (problem === undefined) good.push({ ...file, title: titleOf(source) });
      else bad.push({ ...file, said: worded(problem), file: String(problem.params['file'] ?? '') });
    }
    await inGame(async (player) => {
      const { page } = player;
      await dropAll(page, bad);
      await drop(page, good);
      await waitForModPage(page, good.at(-1)!.title);
      await player.press('Back');
      for (const { title } of good) await page.getByRole('button', { name: `Details: ${title}`, exact: true }).waitFor();
      expect(await page.evaluate(() => document.querySelectorAll('script:not([src]), iframe, img, svg').length)).toBe(0);
      await player.press('Back');
      await player.press('Settings');
    });
  });

  it('every other hostile script is a card among many, which are shown, switched on and played with like others', async () => {
    const mods = hostileMods();
    await inGame(async (player) => {
      const { page } = player;
      await drop(page, mods);
      await waitForWords(page, `Adds ${mods.at(-1)!.count} City cards.`);
      await player.press(/^About it: Cards/);
      await player.press(/^Open large: City card: Hostile/);
      await player.press('Close');
      await player.press('Switch on');
      await player.press('Switch it on');
      await page.getByRole('button', { name: 'Switch off' }).waitFor();
      await player.press('Back');
      for (const { id } of mods) await page.getByRole('button', { name: `Details: ${id}`, exact: true }).waitFor();
      await player.press('Back');
      await player.press('New game');
      await player.press('Begin');
      await player.ready();
      const { mods: played } = await page.evaluate(() => globalThis.__cults!.save());
      expect(played.map(({ id }) => id)).toEqual(['base', mods.at(-1)!.id]);
    });
  });

  it('a mod that never finishes loading is given up with its name, while clicks are answered', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await drop(page, [{ name: 'hang.zip', bytes: zipOf(readModFrom(join(ATTACKS, 'load-hang'))) }]);
      await player.press('Settings');
      await player.press('Back');
      await waitForFailure(page, 'hang.zip');
    });
  });
});

/** How many hostile cards are in one mod: more would be too much work while loading. */
const TOGETHER = 100;

/** All scripts that act only when their card is played, and that the check of sources lets through, as cards of a few mods. */
function hostileMods(): readonly (DroppedFile & { readonly id: string; readonly count: number })[] {
  const cards = HOSTILE.flatMap(([, body], at): (readonly [path: string, text: string])[] => {
    const path = `cards/h${at}.js`;
    const text = `import { city } from 'cults';
export default city({ id: 'h${at}', name: { en: 'Hostile ${at}' }, text: { en: 'Hostile.' }, lasts: 'once', run(game) {
${body()}
} });`;
    // A very long script takes all the work that a mod may do while it is loaded.
    return text.length < 20_000 && isAllowed(text, path) ? [[path, text]] : [];
  });
  expect(cards.length).toBeGreaterThan(340);
  return Array.from({ length: Math.ceil(cards.length / TOGETHER) }, (_, i) => {
    const some = cards.slice(i * TOGETHER, (i + 1) * TOGETHER);
    const id = `hostile-${i}`;
    const manifest = { ...manifestFor(id), content: { cards: some.map(([path]) => path) } };
    const files = [['mod.json', JSON.stringify(manifest)] as const, ...some];
    const bytes = writeZip(new Map(files.map(([path, text]) => [path, bytesOf(text)])));
    return { name: `${id}.zip`, bytes, id, count: some.length };
  });
}

function isAllowed(text: string, path: string): boolean {
  try {
    checkSource(text, path, 'cults');
    return true;
  } catch {
    return false;
  }
}

const manifestFor = (name: string): object => ({
  id: name.replace('.js', ''),
  version: '1.0.0',
  api: 1,
  title: { en: name },
  description: { en: 'Hostile.' },
  authors: ['Nobody'],
  license: 'MIT',
  content: { cards: ['cards/c.js'] },
});

describe('words of strangers', () => {
  const long = 'W'.repeat(80);
  const manifest = {
    id: 'odd',
    version: '1.0.0',
    api: 2,
    title: { en: `<b onclick=x>${'W'.repeat(60)}` },
    description: { en: `<img src=x onerror="globalThis.hacked = 1"> ${'unbroken'.repeat(120)}` },
    authors: ['אבגדהוזחטיכלמנסעפצקרשת', 'مؤلف', long, `Z${'\u0301'.repeat(3)}algo`],
    license: `${'L'.repeat(99)}`,
    content: { cards: ['cards/c.js'] },
  };
  const card = `import { city } from 'cults';
export default city({ id: 'c', name: { en: ${JSON.stringify('N'.repeat(80))} }, lasts: 'once', investigators: [],
  text: { en: ${JSON.stringify(`<script>hacked = 1</script> ${'text '.repeat(110)}`)} }, effects: [{ do: 'gain', token: 'initiate', count: 1 }] });`;
  const zipWith = (changes: object): Uint8Array =>
    writeZip(
      new Map([
        ['mod.json', bytesOf(JSON.stringify({ ...manifest, ...changes }))],
        ['cards/c.js', bytesOf(card)],
      ]),
    );

  it('inject no markup, stay inside their places, and are refused with a reason if they would leave their lines', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await drop(page, [{ name: 'odd.zip', bytes: zipWith({}) }]);
      await waitForWords(page, 'Adds 1 City card.');
      const check = async (): Promise<void> => {
        const { width } = page.viewportSize()!;
        const wide = await page.evaluate(
          (most) =>
            globalThis
              .__inspect!.texts()
              .filter(({ box }) => box.x < -1 || box.x + box.width > most + 1)
              .map(({ text }) => text.slice(0, 40)),
          width,
        );
        expect(wide).toEqual([]);
        expect(await page.evaluate(() => document.querySelectorAll('img, b, script:not([src])').length)).toBe(0);
        expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
      };
      await check();
      // The list with the reasons is covered by the page of the mod.
      await drop(page, [{ name: 'marks.zip', bytes: zipWith({ id: 'marks', authors: [`Z${'\u0301'.repeat(8)}algo`] }) }]);
      await waitForWords(page, `${notAdded('marks.zip')} `);
      const said = (await textsOn(page)).find((text) => text.startsWith(notAdded('marks.zip')));
      expect(said).toContain('too many marks over or under one letter');
      expect(said).toContain('mod.json');
      await check();
      await player.press(/^About it: Cards/);
      await check();
      await player.press('Back');
      await waitForWords(page, 'Base set');
      await check();
    });
  });
});

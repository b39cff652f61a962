import '../../../src/platform/sandbox/quickjs/node';
import { cults } from '../../../src/games/cults/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledMods, readModFrom } from '../../../src/tools/cli/mod-disk';
import { openMod, writeZip, type ModSource } from '../../../src/platform/sandbox/mods';
import type { CultsLibrary } from '../../../src/games/cults/base-set/library';
import { Session } from '../../../src/platform/session/session';
import { closeBrowser, withPage } from '../support/chromium';
import { openExamples, playGame, type GameSpec, type PlayedGame } from '../support/replays';
import { servePage, type Served } from '../support/serve';

const EXAMPLES = ['fifth-cult', 'house-rules', 'signatures', 'whispers'];
const TABLES: readonly (readonly string[])[] = [[], ...EXAMPLES.map((name) => [name]), EXAMPLES];
const SEATS = [2, 3, 4, 1] as const;
const GAMES = 100;

/** 2, 3, 4 seats and solo by turns, with each set of mods by turns; cults and stacks change with the number. */
function gameOf(i: number): GameSpec {
  const mods = TABLES[Math.floor(i / SEATS.length) % TABLES.length]!;
  const cults = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];
  if (mods.includes('fifth-cult')) cults.unshift('fifth-cult:nyarlathotep');
  const turned = cults.map((_, at) => cults[(at + i) % cults.length]!);
  const seats = SEATS[i % SEATS.length]!;
  const solo = seats === 1 ? { solo: { npc: turned[1]! } } : {};
  return { mods, config: { seats: turned.slice(0, seats), seed: `chromium ${i}`, stacks: 'random', ...solo } };
}

const games = Array.from({ length: GAMES }, (_, i) => gameOf(i));
const folderOf = (name: string): ModSource => readModFrom(bundledMods().get(name)!);
const zips = Object.fromEntries(
  EXAMPLES.map((name) => [name, Buffer.from(writeZip(openMod(folderOf(name)).files)).toString('base64')]),
);

let served: Served;
beforeAll(async () => {
  served = await servePage('replay');
});
afterAll(async () => {
  await closeBrowser();
  await served.close();
});

describe('Node and Chromium', () => {
  it(`play ${GAMES} games alike, and the log of one replays in the other`, async () => {
    const there = await withPage(served.url, async (page) => {
      const fetched: string[] = [];
      page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
      // As one text: thousands of small objects take long to come over.
      const played = await page.evaluate(async ([specs, mods]) => JSON.stringify(await globalThis.playGames(specs, mods)), [
        games,
        zips,
      ] as const);
      // Six tables with seventeen guests in all: the sandbox's code came when the first was made, and once.
      expect(fetched.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
      return JSON.parse(played) as PlayedGame[];
    });
    const libraries = new Map<string, CultsLibrary>();
    const libraryOf = async ({ mods }: GameSpec): Promise<CultsLibrary> => {
      const key = mods.join();
      const library = libraries.get(key) ?? (await openExamples(mods, folderOf));
      libraries.set(key, library);
      return library;
    };
    const inNode: PlayedGame[] = [];
    for (const game of games) inNode.push(playGame(game, await libraryOf(game)));

    expect(there).toHaveLength(GAMES);
    for (const [i, game] of games.entries()) {
      const { start, log, hashes } = there[i]!;
      expect(there[i], game.config.seed).toEqual(inNode[i]);
      const replayed = Session.replay(cults, start, log, (await libraryOf(game)).book);
      expect(replayed.hash, game.config.seed).toBe(hashes.at(-1));
      expect(replayed.outcome).not.toBeNull();
      expect(hashes.length, game.config.seed).toBeGreaterThan(12);
    }
    // These are the mods that have scripts.
    const ran = new Set(there.flatMap(({ runs }) => Object.keys(runs)));
    expect([...ran].sort()).toEqual(['base', 'fifth-cult', 'signatures', 'whispers']);
    for (const { host } of libraries.values()) host.dispose();
  });
});

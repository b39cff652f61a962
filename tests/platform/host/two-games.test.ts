import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptGames, type KeptGame } from '../../../src/platform/host/store/kept-game';
import type { Storage } from '../../../src/platform/host/store/database';
import { LastGame } from '../../../src/platform/screens/table/last-game';

/** Two games of one browser do not see what the other keeps, and what older pages kept without a game's name is not lost. */

/** The browser's storage, by key, without a disk. */
class Disk implements Storage {
  readonly values = new Map<string, unknown>();
  get = async (key: string): Promise<unknown> => this.values.get(key);
  all = async (prefix: string): Promise<unknown[]> =>
    [...this.values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  put = (values: Readonly<Record<string, unknown>>): Promise<unknown> => this.change(values, []);
  remove = (keys: readonly string[]): Promise<unknown> => this.change({}, keys);
  async change(values: Readonly<Record<string, unknown>>, removed: readonly string[]): Promise<void> {
    for (const key of removed) this.values.delete(key);
    for (const [key, value] of Object.entries(values)) this.values.set(key, value);
  }
}

const played = (mods: readonly string[]): KeptGame =>
  ({ save: { log: mods }, mods, pins: [], at: undefined, stamp: { game: mods.join(), count: 1 } }) as never;

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('each game has an unfinished play of its own', async () => {
  const disk = new Disk();
  const [cults, nim] = [new KeptGames('cults', disk), new KeptGames('nim', disk)];
  await cults.keep(played(['owls']));
  expect(await nim.found()).toBeNull();
  expect(await nim.note()).toBeNull();
  await nim.keep(played([]));
  expect((await cults.found())?.save).toEqual({ log: ['owls'] });
  await nim.forget();
  expect(await nim.found()).toBeNull();
  expect((await cults.note())?.mods).toEqual(['owls']);
});

it('takes over the play that an older page kept, for the first game alone', async () => {
  const disk = new Disk();
  await disk.put({ autosave: played(['owls']), 'autosave-note': { mods: ['owls'], pins: [] } });
  const [cults, nim] = [new KeptGames('cults', disk), new KeptGames('nim', disk)];
  expect((await cults.found())?.save).toEqual({ log: ['owls'] });
  expect((await cults.note())?.mods).toEqual(['owls']);
  expect(await nim.found()).toBeNull();
  await nim.forget();
  expect(await cults.found()).not.toBeNull();
  await cults.keep(played(['bats']));
  expect([...disk.values.keys()].sort()).toEqual(['cults/autosave', 'cults/autosave-note']);
  await cults.forget();
  expect(disk.values.size).toBe(0);
});

it('each game begins like its own last one; the first game knows the one of older pages', () => {
  items.set('rise-of-the-cults/last-game', '{"seats":[]}');
  const [cults, nim] = [new LastGame('cults'), new LastGame('nim')];
  expect(cults.config).toEqual({ seats: [] });
  expect(nim.config).toBeNull();
  nim.note({ heap: 3 });
  expect(cults.config).toEqual({ seats: [] });
  cults.note({ seats: ['dagon'] });
  expect([cults.config, nim.config]).toEqual([{ seats: ['dagon'] }, { heap: 3 }]);
  expect([...items.keys()].sort()).toEqual(['cults/last-game', 'nim/last-game']);
});

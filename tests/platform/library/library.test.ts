import { describe, expect, it } from 'vitest';
import { MemoryStore, type Added, type LibraryMod, type ModLibrary } from '../../../src/platform/library';
import { openMod, pinOf, readZip, writeZip, type ModFiles } from '../../../src/platform/sandbox/mods';
import { bundledMods } from '../../../src/tools/cli/mod-disk';
import { cityMod, libraryWith } from './libraries';

const FILE = { from: 'file' } as const;

function taken(added: Added): LibraryMod {
  if ('problems' in added) throw new Error(JSON.stringify(added.problems));
  return added.mod;
}

const refused = (added: Added): readonly string[] => ('problems' in added ? added.problems.map(({ code }) => code) : []);

const versionsOf = async (library: ModLibrary, id: string): Promise<readonly string[]> =>
  (await library.list())
    .filter(({ pin }) => pin.id === id)
    .map(({ pin, isCurrent }) => `${pin.version}${isCurrent ? ' current' : ''}`);

describe('the library', () => {
  it('lists the bundled mods, which need no warning', async () => {
    const mods = await libraryWith().list();
    expect(mods.map(({ pin }) => pin.id).sort()).toEqual([...bundledMods().keys()].sort());
    expect(mods.every(({ from, isKnown, isCurrent }) => from === 'bundled' && isKnown && isCurrent)).toBe(true);
  });

  it('takes a mod in as a folder or as a zip: the same version, packed to the same bytes', async () => {
    const library = libraryWith();
    const folder = cityMod('fog');
    const zipped = writeZip(folder.content as ModFiles);
    const mod = taken(await library.add(folder, FILE));
    expect(taken(await library.add({ origin: 'again.zip', content: zipped }, FILE)).pin).toEqual(mod.pin);
    expect(await library.zip(mod.pin.hash)).toEqual(zipped);
    expect(mod).toMatchObject({ from: 'file', files: 2, isKnown: false, isCurrent: true, isStored: true });
    expect(await versionsOf(library, 'fog')).toEqual(['1.0.0 current']);
  });

  it('gives back what the table loads', async () => {
    const library = libraryWith();
    const { pin } = taken(await library.add(cityMod('fog'), FILE));
    const [source] = await library.sources(['fog', 'nowhere']);
    expect(pinOf(openMod(source!).manifest, readZip(source!.content as Uint8Array))).toEqual(pin);
  });

  it('refuses a mod whose manifest or cards are broken, with the place, and lists nothing', async () => {
    const library = libraryWith();
    const noZip = await library.add({ origin: 'x.zip', content: new Uint8Array([1, 2, 3]) }, FILE);
    expect(refused(noZip)).toEqual(['notAZip']);
    const wrong = await library.add(cityMod('fog', '1.0.0', {}, "['nowhere']"), FILE);
    expect('problems' in wrong && wrong.problems[0]?.params).toMatchObject({ path: 'cards/fog.js.investigators[0]' });
    expect(await versionsOf(library, 'fog')).toEqual([]);
  });

  it('takes in a mod whose dependency is missing, and says in the order what it lacks', async () => {
    const library = libraryWith();
    taken(await library.add(cityMod('later', '1.0.0', { dependencies: { requires: { fog: '^2.0.0' } } }), FILE));
    expect((await library.ordered(['later'])).refused[0]?.problems[0]?.code).toBe('missingDependency');
    taken(await library.add(cityMod('fog', '2.1.0'), FILE));
    expect((await library.ordered(['later', 'fog'])).loaded.map(({ id }) => id)).toEqual(['base', 'fog', 'later']);
  });

  it('replaces a version by an update, and keeps the old one while a game needs it', async () => {
    let inUse: readonly string[] = [];
    const library = libraryWith({ inUse: async () => inUse });
    const old = taken(await library.add(cityMod('fog', '1.0.0'), FILE));
    inUse = [old.pin.hash];
    taken(await library.add(cityMod('fog', '1.1.0'), FILE));
    expect(await versionsOf(library, 'fog')).toEqual(['1.1.0 current', '1.0.0']);
    const [pinned] = await library.sources([old.pin]);
    expect(openMod(pinned!).pin).toEqual(old.pin);
    const [current] = await library.sources(['fog']);
    expect(openMod(current!).pin.version).toBe('1.1.0');
    inUse = [];
    await library.tidy();
    expect(await versionsOf(library, 'fog')).toEqual(['1.1.0 current']);
  });

  it('puts an added version before the bundled one, which comes back when it is removed', async () => {
    const library = libraryWith();
    const [bundled] = await library.list();
    const { id } = bundled!.pin;
    const mod = taken(await library.add(cityMod(id, '99.0.0'), FILE));
    expect(await versionsOf(library, id)).toEqual(['99.0.0 current', bundled!.pin.version]);
    await library.remove(mod.pin.hash);
    expect(await versionsOf(library, id)).toEqual([`${bundled!.pin.version} current`]);
  });

  it('remembers that the player has read what a mod changes, also when the same content comes again', async () => {
    const library = libraryWith();
    const { pin } = taken(await library.add(cityMod('fog'), FILE));
    await library.know(pin.hash);
    expect(taken(await library.add(cityMod('fog'), FILE)).isKnown).toBe(true);
    expect(taken(await library.add(cityMod('fog', '1.0.1'), FILE)).isKnown).toBe(false);
    expect(taken(await library.add(cityMod('own'), { from: 'workshop' })).isKnown).toBe(true);
  });

  it('keeps a mod until the page is closed if the browser cannot store it', async () => {
    class FullStore extends MemoryStore {
      override async put(): Promise<void> {
        throw new DOMException('full', 'QuotaExceededError');
      }
    }
    const library = libraryWith({ store: new FullStore() });
    const mod = taken(await library.add(cityMod('fog'), FILE));
    expect(mod.isStored).toBe(false);
    expect(await library.sources(['fog'])).toHaveLength(1);
    await library.remove(mod.pin.hash);
    expect(await versionsOf(library, 'fog')).toEqual([]);
  });

  it('lists the bundled mods if the browser does not answer', async () => {
    class SilentStore extends MemoryStore {
      override async all(): Promise<never> {
        throw new Error('no answer');
      }
    }
    expect((await libraryWith({ store: new SilentStore() }).list()).length).toBe(bundledMods().size);
  });

  it('tells listeners of every change', async () => {
    const library = libraryWith();
    let told = 0;
    const stop = library.listen(() => told++);
    const { pin } = taken(await library.add(cityMod('fog'), FILE));
    await library.know(pin.hash);
    await library.choose(pin.hash);
    await library.remove(pin.hash);
    stop();
    await library.add(cityMod('fog'), FILE);
    expect(told).toBe(4);
  });
});

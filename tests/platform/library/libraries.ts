import { join } from 'node:path';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { MemoryStore, ModLibrary, openSource, type LibraryParts } from '../../../src/platform/library';
import { openMod, type ModSource, type Problem } from '../../../src/platform/sandbox/mods';
import { bundledMods, readModFrom } from '../../../src/tools/cli/mod-disk';
import { MODS } from '../../mods/load';

/** A good mod with one City card; other `districts` make its content differ. */
export function cityMod(id: string, version = '1.0.0', fields: object = {}, districts = "['downtown']"): ModSource {
  const manifest = {
    id,
    version,
    api: 2,
    title: { en: `Mod ${id}` },
    description: { en: 'For tests.' },
    authors: ['Nobody'],
    license: 'MIT',
    content: { cards: ['cards/fog.js'] },
    ...fields,
  };
  const card = `import { city } from 'cults';
export default city({ id: 'fog', name: { en: 'Fog of ${id}', pl: 'Mgła ${id}' }, lasts: 'once', investigators: ${districts}, effects: [{ do: 'gain', token: 'initiate', count: 1 }] });
`;
  const encoder = new TextEncoder();
  return {
    origin: `${id}.zip`,
    content: new Map([
      ['mod.json', encoder.encode(JSON.stringify(manifest))],
      ['cards/fog.js', encoder.encode(card)],
    ]),
  };
}

/** Judges a mod as the page does, in this thread. */
async function judge(mod: ModSource, id: string, required: readonly ModSource[]): Promise<readonly Problem[]> {
  const library = await openLibrary([mod, ...required]);
  library.host.dispose();
  return library.leftOut.filter((one) => one.id === id).flatMap(({ problems }) => problems);
}

/** A library with the example mods; its clock counts up, and nothing is in use. */
export function libraryWith(parts: Partial<LibraryParts> = {}): ModLibrary {
  let time = 0;
  return new ModLibrary({
    store: new MemoryStore(),
    base: async () => openMod({ ...readModFrom(join(MODS, 'base')), bundled: true }).manifest,
    bundled: async () => [...bundledMods().values()].map(readModFrom),
    open: async (source) => openSource(source),
    judge,
    inUse: async () => [],
    now: () => ++time,
    ...parts,
  });
}

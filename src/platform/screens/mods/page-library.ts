import { browserStorage, ModLibrary, openInWorker, storeIn, Subscriptions } from '../../library';
import type { PlacedMod, ModText } from '../../sandbox/mods';
import { fetching } from '../frame/fetching';
import { autosave } from '../table/autosave';
import { judge } from './judge';

/** The manifest of the base set; it was checked when the page was built. */
const BASE = import.meta.glob<{ version: string; title: ModText }>('../../../../mods/base/mod.json', {
  import: 'default',
  eager: true,
});

const base: PlacedMod = {
  ...Object.values(BASE)[0]!,
  id: 'base',
  origin: 'base',
  dependencies: { requires: [], optional: [], incompatible: [] },
};

/** Hashes of the mods with which the stored game is played. */
async function inUse(): Promise<readonly string[]> {
  const note = await autosave.note();
  return note?.pins?.map(({ hash }) => hash) ?? [];
}

const storage = browserStorage();

/** The lists of mods to which the player has subscribed. */
export const subscriptions = new Subscriptions(storage);

/** The library of this page. Fetch it with `modLibrary`. */
export const pageLibrary = new ModLibrary({
  store: storeIn(storage),
  base: async () => base,
  bundled: () => fetching(import('./bundled-mods')).then(({ bundledMods }) => bundledMods()),
  open: openInWorker,
  judge,
  inUse,
  now: () => Date.now(),
});

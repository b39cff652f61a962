import type { ModLibrary } from '../../../library';
import { projectOfMod } from '../../../projects/store/project-of-mod';
import type { ProjectStore } from '../../../projects/store/project-store';
import { readZip } from '../../../sandbox/mods';
import { beginImported, beginRemix } from './begin';

/**
 * The project for a mod of the library, as its key: the player's own one, if there is one; else a new one. A mod that the player has
 * made keeps its id in it; a stranger's mod is copied under another id and title. Null if the library has lost the mod.
 */
export async function projectFor(
  store: ProjectStore,
  library: ModLibrary,
  hash: string,
  titled: (title: string) => string,
): Promise<string | null> {
  const mods = await library.list();
  const mod = mods.find(({ pin }) => pin.hash === hash);
  const zip = await library.zip(hash);
  if (mod === undefined || zip === null) return null;
  const own = await projectOfMod(mod.pin.id);
  if (own !== null) return own;
  const files = readZip(zip, mod.pin.id);
  if (mod.from === 'workshop') return beginImported(store, files);
  return beginRemix(
    store,
    files,
    titled,
    mods.map(({ pin }) => pin.id),
  );
}

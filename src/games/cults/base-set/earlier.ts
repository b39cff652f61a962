import { fetchedForMods } from '../../../platform/sandbox/quickjs/not-fetched';
import type { ModFiles } from '../../../platform/sandbox/mods';
import { baseSource } from './library';

/** The files of an earlier base set that have changed since, by path; null for a file that it did not have. */
type Changed = Readonly<Record<string, string | null>>;

/** Earlier base sets by the hash of their contents, so that games which began with them go on with them. */
const EARLIER: Readonly<Record<string, () => Promise<{ readonly default: Changed }>>> = {
  '39cf506765934d6cf228ba63c52659e36db3b7fac53871c74eec6bbd4109f227': () => import('./earlier/1.0.0.json'),
  '77f880f7e8f10387c8a0bee840f9eb859d3fa196146a72fff716e5ac328789de': () => import('./earlier/1.1.0.json'),
};

/** The hashes of all earlier base sets that are kept. */
export const EARLIER_HASHES: readonly string[] = Object.keys(EARLIER);

export const hasEarlierBase = (hash: string): boolean => Object.hasOwn(EARLIER, hash);

/** The files of an earlier base set: those of the present one, with what has changed since. */
export async function earlierBase(hash: string): Promise<ModFiles> {
  const { default: changed } = await fetchedForMods(EARLIER[hash]!());
  return withChanges(baseSource().content, changed);
}

function withChanges(present: ModFiles, changed: Changed): ModFiles {
  const files = new Map(present);
  const encoder = new TextEncoder();
  for (const [path, text] of Object.entries(changed)) {
    if (text === null) files.delete(path);
    else files.set(path, encoder.encode(text));
  }
  return files;
}

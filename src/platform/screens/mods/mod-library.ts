import type { ModLibrary, ModRef } from '../../library';
import type { ModSource } from '../../sandbox/mods';
import { fetching } from '../frame/fetching';

/** The player's mods; the code is fetched on the first call. */
export const modLibrary = async (): Promise<ModLibrary> => (await fetching(import('./page-library'))).pageLibrary;

/** The contents of these mods for a table. Missing mods are left out; the loader reports them. */
export async function sourcesOf(refs: readonly ModRef[]): Promise<readonly ModSource[]> {
  return refs.length === 0 ? [] : (await modLibrary()).sources(refs);
}

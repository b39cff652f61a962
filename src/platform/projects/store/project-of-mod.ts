import { idOf } from '../mod-json';
import { ProjectStoreError } from '../project';
import { ProjectStore } from './project-store';

/** The key of the player's own project that makes this mod; null if there is none, or nothing is stored here. */
export async function projectOfMod(mod: string): Promise<string | null> {
  try {
    const store = await ProjectStore.open();
    try {
      for (const { key } of await store.list()) if (idOf((await store.read(key)).files) === mod) return key;
      return null;
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof ProjectStoreError)) throw error;
    return null;
  }
}

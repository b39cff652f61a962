import { fetching } from '../frame/fetching';
import type { ModFiles, ModSetting, ModSource, Translated } from '../../sandbox/mods';

/** A mod that can be switched on, as its author describes it. */
export interface ShelfMod {
  readonly id: string;
  readonly version: string;
  readonly title: Translated;
  readonly description: Translated;
  readonly authors: readonly string[];
  readonly settings: readonly ModSetting[];
  readonly source: ModSource;
}

let shelf: Promise<readonly ShelfMod[]> | null = null;

/** The mods that come with the game; read on the first call. */
export function modShelf(): Promise<readonly ShelfMod[]> {
  shelf ??= fetching(import('./bundled-mods')).then(({ bundledMods }) => bundledMods().map(described));
  return shelf;
}

/** The sources of the named bundled mods. Ids that are not bundled are left out; the loader reports them as missing. */
export async function sourcesOf(ids: readonly string[]): Promise<readonly ModSource[]> {
  if (ids.length === 0) return [];
  return (await modShelf()).filter(({ id }) => ids.includes(id)).map(({ source }) => source);
}

/** A mod.json as its author wrote it. */
type Written = Omit<ShelfMod, 'source' | 'settings'> & { readonly settings?: Readonly<Record<string, object>> };

/** Describes a bundled mod without checking its manifest: tests check bundled manifests, and the loader checks all others. */
function described(source: ModSource): ShelfMod {
  const text = new TextDecoder().decode((source.content as ModFiles).get('mod.json'));
  const { id, version, title, description, authors, settings = {} } = JSON.parse(text) as Written;
  const named = Object.entries(settings).map(([name, setting]) => ({ ...setting, name }) as ModSetting);
  return { id, version, title, description, authors, settings: named, source };
}

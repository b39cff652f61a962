import type { LibraryMod, StoredMod } from './library-mod';

/** The last chosen version first. */
export const latestFirst = (mods: readonly StoredMod[]): readonly StoredMod[] => [...mods].sort((a, b) => b.chosen - a.chosen);

/** Marks the last chosen version of each mod as its current one; keeps the order of the mods, and lists each version once. */
export function withCurrent(mods: readonly StoredMod[], isStored: (mod: StoredMod) => boolean): readonly LibraryMod[] {
  const ids = [...new Set(mods.map(({ pin }) => pin.id))];
  return ids.flatMap((id) => {
    const seen = new Set<string>();
    const versions = latestFirst(mods.filter(({ pin }) => pin.id === id)).filter(({ pin }) => {
      const isNew = !seen.has(pin.hash);
      seen.add(pin.hash);
      return isNew;
    });
    return versions.map((mod, at) => {
      const { chosen: _, ...known } = mod;
      return { ...known, isCurrent: at === 0, isStored: isStored(mod) };
    });
  });
}

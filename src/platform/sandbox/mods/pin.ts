import { canonical, hashOfBytes } from '../../../kernel';
import type { ModFiles } from './archive/files';
import type { Manifest } from './manifest';
import { problem, type Problem } from './problem';

/** Exactly which mod it was, for saves and for players who join a table. */
export interface Pin {
  readonly id: string;
  readonly version: string;
  readonly hash: string;
}

/** A hash of all files, by path and bytes; the order in which they came does not matter. */
export function contentHash(files: ModFiles): string {
  const hashes = [...files.keys()].sort().map((path) => [path, hashOfBytes(files.get(path)!)]);
  return hashOfBytes(new TextEncoder().encode(canonical(hashes)));
}

/** Worked out once: every save tells them. */
const known = new WeakMap<ModFiles, Readonly<Record<string, string>>>();

/** A short hash of each file: enough to say which ones are no longer the same. */
export function fileHashes(files: ModFiles): Readonly<Record<string, string>> {
  const before = known.get(files);
  if (before !== undefined) return before;
  const paths = [...files.keys()].sort();
  const hashes = Object.fromEntries(paths.map((path) => [path, hashOfBytes(files.get(path)!).slice(0, 16)]));
  known.set(files, hashes);
  return hashes;
}

export function pinOf(manifest: Pick<Manifest, 'id' | 'version'>, files: ModFiles): Pin {
  return { id: manifest.id, version: manifest.version, hash: contentHash(files) };
}

/** What must change so that the mods present are those of the save: in the order of the save, then what is too much. */
export function comparePins(saved: readonly Pin[], present: readonly Pin[]): Problem[] {
  const differing = saved.flatMap((pin) => {
    const other = present.find(({ id }) => id === pin.id);
    return other === undefined ? [problem('pinMissing', { mod: pin.id }, { version: pin.version })] : comparePin(pin, other);
  });
  const extra = present.filter(({ id }) => !saved.some((pin) => pin.id === id));
  return [...differing, ...extra.map(({ id, version }) => problem('pinExtra', { mod: id }, { version }))];
}

function comparePin(saved: Pin, present: Pin): Problem[] {
  const params = { version: saved.version, present: present.version };
  if (saved.version !== present.version) return [problem('pinOtherVersion', { mod: saved.id }, params)];
  return saved.hash === present.hash ? [] : [problem('pinOtherContent', { mod: saved.id }, params)];
}

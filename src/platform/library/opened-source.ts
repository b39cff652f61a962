import { openMod, packMod, type Manifest, type ModSource, type Pin } from '../sandbox/mods';

/** What can be known of a mod without running its scripts. */
export interface OpenedSource {
  readonly manifest: Manifest;
  readonly pin: Pin;
  /** Bytes of all files, unpacked. */
  readonly size: number;
  readonly files: number;
  /** The mod packed as `cults mod pack` packs it: the same files give the same bytes. */
  readonly zip: Uint8Array;
}

/** Opens a mod and packs it again; throws what is wrong with its files or its manifest. */
export function openSource(source: ModSource): OpenedSource {
  const mod = openMod(source);
  const { manifest, pin, files } = mod;
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  return { manifest, pin, size, files: files.size, zip: packMod(mod).bytes };
}

import { GameError } from '../../../../kernel';
import type { Mod } from '../open';
import { pinOf, type Pin } from '../pin';
import { readZip, writeZip } from './zip';

export interface PackedMod {
  /** The name of the file to write. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pin: Pin;
}

/** A zip of a mod: the command line and the page write the same bytes. Reads the zip again before anybody relies on it. */
export function packMod({ manifest, files, pin }: Mod): PackedMod {
  const bytes = writeZip(files);
  const read = pinOf(manifest, readZip(bytes, manifest.origin));
  if (read.hash !== pin.hash) throw new GameError('packedDiffers', { value: manifest.id });
  return { name: `${manifest.id}-${manifest.version}.zip`, bytes, pin };
}

import { GameError, Reader } from '../../../kernel';
import { MANIFEST, readZip, type ModFiles } from '../../sandbox/mods';
import { readContents } from '../../session/contents';

/** A mod that came in a file of the player's. */
export interface CarriedMod {
  /** The name of the zip, or of the mod within the save; for messages. */
  readonly origin: string;
  readonly files: ModFiles;
}

const ZIP = [0x50, 0x4b];

/** The mods in a file: a zip is one mod; a save may carry several. Refuses everything else. */
export function modsInFile(name: string, bytes: Uint8Array): readonly CarriedMod[] {
  if (ZIP.every((byte, at) => bytes[at] === byte)) {
    const files = readZip(bytes, name);
    if (!files.has(MANIFEST)) throw new GameError('noManifest', { mod: name, file: MANIFEST, nearest: '' });
    return [{ origin: name, files }];
  }
  return modsInSave(name, bytes);
}

function modsInSave(name: string, bytes: Uint8Array): readonly CarriedMod[] {
  let save: unknown;
  try {
    save = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new GameError('notAModOrSave', { file: name });
  }
  const contents = new Reader(save, name).field('contents');
  if (!contents.given) throw new GameError('saveCarriesNoMods', { file: name });
  const carried = [...readContents(contents)]
    .map(([origin, files]) => ({ origin, files }))
    .filter(({ origin }) => origin !== 'base');
  if (carried.length === 0) throw new GameError('saveCarriesNoMods', { file: name });
  return carried;
}

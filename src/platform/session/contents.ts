import { GameError, type Reader } from '../../kernel';
import type { Mod, ModFiles } from '../sandbox/mods';
import { LIMITS } from '../sandbox/mods/archive/files';
import { contentHash } from '../sandbox/mods/pin';

/** The files of mods inside a save, by mod and path: text as it is, everything else in base64. */
export type Contents = Readonly<Record<string, Readonly<Record<string, string | { readonly base64: string }>>>>;

/** Most bytes of mods that a save carries, so that it still fits on one line of the headless table. */
export const MOST_CARRIED = 2 * 1024 * 1024;

const sizeOf = (mods: readonly Mod[]): number =>
  mods.flatMap((mod) => [...mod.files.values()]).reduce((sum, bytes) => sum + bytes.length, 0);

export const canCarry = (mods: readonly Mod[]): boolean => sizeOf(mods) <= MOST_CARRIED;

/** Packs whole mods, so that a game can be continued where they are missing or were changed. */
export function contentsOf(mods: readonly Mod[]): Contents {
  if (!canCarry(mods)) throw new GameError('contentsTooBig', { size: sizeOf(mods), max: MOST_CARRIED });
  return Object.fromEntries(
    mods.map(({ manifest, files }) => [
      manifest.id,
      Object.fromEntries([...files].map(([path, bytes]) => [path, written(bytes)])),
    ]),
  );
}

function written(bytes: Uint8Array): string | { readonly base64: string } {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
  }
}

/** The files of every mod that a save carries; their content is checked only when somebody plays with them. */
export function readContents(reader: Reader): ReadonlyMap<string, ModFiles> {
  let size = 0;
  const file = (one: Reader): Uint8Array => {
    const bytes = typeof one.value === 'string' ? new TextEncoder().encode(one.value) : fromBase64(one.only(['base64']));
    size += bytes.length;
    if (size > MOST_CARRIED) reader.fail('contentsTooBig', { size, max: MOST_CARRIED });
    return bytes;
  };
  return new Map(
    reader.entries().map(([id, files]) => {
      const entries = files.entries();
      if (entries.length > LIMITS.files) files.fail('listTooLong', { count: entries.length, max: LIMITS.files });
      return [id, new Map(entries.map(([path, one]) => [path, file(one)]))];
    }),
  );
}

function fromBase64(reader: Reader): Uint8Array {
  const field = reader.field('base64');
  try {
    return Uint8Array.from(atob(field.text(MOST_CARRIED * 2)), (letter) => letter.charCodeAt(0));
  } catch (error) {
    if (error instanceof GameError) throw error;
    return field.fail('notBase64');
  }
}

/** Whether the files are those that the save was played with. */
export const isIntact = (files: ModFiles, hash: string): boolean => contentHash(files) === hash;

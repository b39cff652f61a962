import { deflateSync, Inflate, zipSync, type Zippable } from 'fflate';
import { checkCount, checkSize, checkTotal, isJunk, LIMITS, type ModFiles } from './files';
import { fail } from '../problem';
import { readDirectory, type ZipEntry } from './zip-directory';

/** How many times its packed size a file may have; ordinary texts come to ten or twenty. */
const RATIO = 200;
/** Below this no ratio does harm. */
const HARMLESS = 64 * 1024;
/** The whole archive: what may be in it, and room for the directory. */
const MOST_BYTES = LIMITS.all + 1024 * 1024;
/** Packed bytes inflated at a time: a wrong size in the directory is noticed before it has cost more than a few megabytes. */
const CHUNK = 4096;

const isSuspicious = (packed: number, size: number): boolean => size > HARMLESS && size > packed * RATIO;

/** Unpacks a zip; everything that can be refused before unpacking is. A single top folder is not part of the paths. */
export function readZip(bytes: Uint8Array, mod = 'zip'): ModFiles {
  if (bytes.length > MOST_BYTES) fail('modTooBig', { mod }, { size: bytes.length, max: LIMITS.all });
  const entries = readDirectory(bytes, mod).filter((entry) => !entry.isFolder && !isJunk(entry.name));
  checkEntries(entries, mod);
  const top = topFolder(entries.map((entry) => entry.name));
  return new Map(entries.map((entry) => [entry.name.slice(top.length), unpack(entry, mod)]));
}

function checkEntries(entries: readonly ZipEntry[], mod: string): void {
  checkCount(entries.length, mod);
  const seen = new Set<string>();
  let total = 0;
  for (const { name, packed, size } of entries) {
    const spot = { mod, file: name };
    if (seen.has(name)) fail('zipEntryTwice', spot);
    seen.add(name);
    checkSize(name, size, mod);
    if (isSuspicious(packed, size)) fail('zipRatio', spot, { size, packed, max: RATIO });
    total += size;
  }
  checkTotal(total, mod);
}

/** The folder that everything lies in, with its slash; empty if there is none. */
function topFolder(names: readonly string[]): string {
  const first = names[0] ?? '';
  const top = first.slice(0, first.indexOf('/') + 1);
  return names.every((name) => name.startsWith(top)) ? top : '';
}

function unpack(entry: ZipEntry, mod: string): Uint8Array {
  const spot = { mod, file: entry.name };
  const bytes = entry.method === 0 ? entry.data.slice() : inflate(entry, spot);
  if (crcOf(bytes) !== entry.crc) fail('zipChecksum', spot);
  return bytes;
}

/** Inflates piece by piece, and stops as soon as more comes than was declared. */
function inflate({ data, size }: ZipEntry, spot: { mod: string; file: string }): Uint8Array {
  const out = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((piece) => {
    if (filled + piece.length > size) fail('zipSizeLies', spot, { size, actual: filled + piece.length });
    out.set(piece, filled);
    filled += piece.length;
  });
  try {
    for (let at = 0; at < data.length; at += CHUNK) stream.push(data.subarray(at, at + CHUNK), at + CHUNK >= data.length);
  } catch (error) {
    if (isOfUnpacker(error)) fail('zipDataBroken', spot);
    throw error;
  }
  if (filled !== size) fail('zipSizeLies', spot, { size, actual: filled });
  return out;
}

/** What the unpacker throws has a number for its code; broken data can also lead it to a length that cannot be. */
const isOfUnpacker = (error: unknown): boolean =>
  error instanceof RangeError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'number');

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Zips store local time without a zone, so a local date gives the same bytes on every machine. */
const DATE = new Date(1980, 0, 1, 12);

/** Packs files so that the same files always give the same bytes. */
export function writeZip(files: ModFiles): Uint8Array {
  const tree: Zippable = {};
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path)!;
    // What packs so well that it looks like a bomb is stored as it is: what is written here must be readable here.
    const level = bytes.length > HARMLESS && isSuspicious(deflateSync(bytes).length, bytes.length) ? 0 : 6;
    tree[path] = [bytes, { level, mtime: DATE }];
  }
  return zipSync(tree);
}

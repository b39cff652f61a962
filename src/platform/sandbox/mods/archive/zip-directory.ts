import { checkPath, LIMITS } from './files';
import { fail } from '../problem';

/** What the directory of a zip says about one of its files, checked as far as that is possible without unpacking. */
export interface ZipEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** 0: stored as it is; 8: deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** The packed bytes. */
  readonly data: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;

/** A coarse bound, before any entry is read: folders have entries, too. `readZip` counts the files themselves (`checkCount`). */
const MOST_ENTRIES = 2 * LIMITS.files;

interface Archive {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly mod: string;
}

/** An entry with the bytes that it takes up in the archive. */
interface Placed extends ZipEntry {
  readonly from: number;
  readonly to: number;
}

/** The directory of a zip. It is read here because the unpacker (fflate) trusts the sizes and offsets in the file. */
export function readDirectory(bytes: Uint8Array, mod: string): ZipEntry[] {
  const archive = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), mod };
  const end = findEnd(archive);
  const { view } = archive;
  const [disk, startDisk, here, count] = [4, 6, 8, 10].map((at) => view.getUint16(end + at, true)) as [
    number,
    number,
    number,
    number,
  ];
  const [size, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  if (disk !== 0 || startDisk !== 0 || here !== count || count === 0xffff || start === 0xffffffff)
    fail('zipUnsupported', { mod });
  if (count > MOST_ENTRIES) fail('tooManyFiles', { mod }, { count, max: LIMITS.files });
  if (start + size !== end) fail('zipDamaged', { mod });
  const entries: Placed[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL_SIZE > end || view.getUint32(at, true) !== CENTRAL) fail('zipDamaged', { mod });
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    const next = at + CENTRAL_SIZE + lengths[0] + lengths[1] + lengths[2];
    if (next > end) fail('zipDamaged', { mod });
    entries.push(readEntry(archive, at, start));
    at = next;
  }
  if (at !== end) fail('zipDamaged', { mod });
  checkOverlap(entries, mod);
  return entries;
}

/** The end record stands last, but for a comment whose length it tells. */
function findEnd({ bytes, view, mod }: Archive): number {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) === bytes.length) return at;
  }
  if (bytes.length < 4 || view.getUint32(0, true) !== LOCAL) fail('notAZip', { mod });
  fail('zipTruncated', { mod });
}

function nameOf({ bytes, mod }: Archive, from: number, to: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(from, to));
  } catch {
    fail('zipNameNotUtf8', { mod, file: new TextDecoder('latin1').decode(bytes.subarray(from, to)) });
  }
}

function readEntry(archive: Archive, at: number, start: number): Placed {
  const { view, mod } = archive;
  const written = nameOf(archive, at + CENTRAL_SIZE, at + CENTRAL_SIZE + view.getUint16(at + 28, true));
  const isFolder = written.endsWith('/') && written !== '/';
  const name = isFolder ? written.slice(0, -1) : written;
  checkPath(name, mod);
  const spot = { mod, file: name };
  if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) fail('zipEncrypted', spot);
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) fail('zipCompression', spot, { method });
  checkType(view.getUint32(at + 38, true), spot);
  const [crc, packed, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [number, number, number];
  const offset = view.getUint32(at + 42, true);
  if (packed === 0xffffffff || size === 0xffffffff || offset === 0xffffffff) fail('zipUnsupported', spot);
  if ((method === 0 && packed !== size) || (isFolder && size !== 0)) fail('zipSizeLies', spot, { size, actual: packed });
  const from = readLocal(archive, offset, start, { written, method, packed, name });
  return {
    name,
    isFolder,
    method,
    crc,
    packed,
    size,
    data: archive.bytes.subarray(from, from + packed),
    from: offset,
    to: from + packed,
  };
}

/** Encrypted, strongly encrypted, or with a masked directory. */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;

/** Systems that know links and devices say so in the upper half of the attributes. */
function checkType(attributes: number, spot: { mod: string; file: string }): void {
  const type = (attributes >>> 16) & 0o170000;
  if (type === 0o120000) fail('zipSymlink', spot);
  if (type !== 0 && type !== 0o100000 && type !== 0o040000) fail('zipSpecialFile', spot);
}

interface Expected {
  readonly written: string;
  readonly name: string;
  readonly method: number;
  readonly packed: number;
}

/** The header before the packed bytes must tell the same as the directory: other programs read one or the other. */
function readLocal(archive: Archive, at: number, start: number, { written, name, method, packed }: Expected): number {
  const { view, mod } = archive;
  const spot = { mod, file: name };
  if (at + LOCAL_SIZE > start || view.getUint32(at, true) !== LOCAL) fail('zipDamaged', spot);
  const [nameLength, extraLength] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
  const from = at + LOCAL_SIZE + nameLength + extraLength;
  if (from + packed > start) fail('zipDamaged', spot);
  if ((view.getUint16(at + 6, true) & ENCRYPTED) !== 0) fail('zipEncrypted', spot);
  const same = nameOf(archive, at + LOCAL_SIZE, at + LOCAL_SIZE + nameLength) === written;
  if (!same || view.getUint16(at + 8, true) !== method) fail('zipHeadersDiffer', spot);
  return from;
}

/** Entries that share their packed bytes make a small zip unpack to a huge one. */
function checkOverlap(entries: readonly Placed[], mod: string): void {
  const byPlace = [...entries].sort((a, b) => a.from - b.from);
  byPlace.forEach((entry, i) => {
    const before = byPlace[i - 1];
    if (before !== undefined && entry.from < before.to) fail('zipOverlap', { mod, file: entry.name }, { other: before.name });
  });
}

import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { GameError } from '../../../../src/kernel';
import type { ModFiles, ModSource } from '../../../../src/platform/sandbox/mods';

/** Mods and zips for tests, good ones and ones that are broken in just one way. */

/** How random tests run: always with the same seed. */
export const RUNS = { seed: 1926, numRuns: 200 };

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

type Fields = Readonly<Record<string, unknown>>;
/** Text or bytes by path; null takes a file away. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

export const manifestOf = (id: string, fields: Fields = {}): Fields => ({
  id,
  version: '1.2.3',
  api: 1,
  title: { en: 'A mod', pl: 'Mod' },
  description: { en: 'For tests.' },
  authors: ['Nobody'],
  license: 'MIT',
  content: { cards: ['cards/one.js'], texts: ['texts/en.json'], pictures: ['pictures/one.png'] },
  ...fields,
});

/** The files of a good mod, with changes. */
export function filesOf(id: string, fields: Fields = {}, changes: Changes = {}): ModFiles {
  const files = new Map<string, Uint8Array>([
    ['mod.json', bytesOf(JSON.stringify(manifestOf(id, fields), null, 2))],
    ['cards/one.js', bytesOf('export default { id: "one" };\n')],
    ['texts/en.json', bytesOf('{ "one": "One" }')],
    ['pictures/one.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255])],
    ['README.md', bytesOf('# Zażółć gęślą jaźń\n')],
  ]);
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) files.delete(path);
    else files.set(path, typeof content === 'string' ? bytesOf(content) : content);
  }
  return files;
}

export const folder = (id: string, fields: Fields = {}, changes: Changes = {}): ModSource => ({
  origin: id,
  content: filesOf(id, fields, changes),
});

/** One entry of a hand-made zip; whatever is left out is as it should be. */
export interface RawEntry {
  readonly name: string | Uint8Array;
  readonly data?: Uint8Array;
  readonly method?: number;
  /** The packed bytes, where they are not those of the data. */
  readonly body?: Uint8Array;
  readonly flags?: number;
  readonly attributes?: number;
  readonly crc?: number;
  readonly size?: number;
  readonly packed?: number;
  readonly localName?: string;
  readonly offset?: number;
}

function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Numbers of two or four bytes, least byte first. */
const le = (...fields: readonly (readonly [value: number, size: 2 | 4])[]): number[] =>
  fields.flatMap(([value, size]) => Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 0xff));

/** The end record of a zip, with whatever it should lie about. */
export interface RawEnd {
  readonly disk?: number;
  readonly count?: number;
  readonly start?: number;
  readonly comment?: string;
}

/** Writes a zip by hand, so that every field can lie. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Uint8Array {
  const out: number[] = [];
  const directory: number[] = [];
  for (const entry of entries) {
    const name = typeof entry.name === 'string' ? bytesOf(entry.name) : entry.name;
    const data = entry.data ?? bytesOf('text');
    const method = entry.method ?? 0;
    const body = entry.body ?? (method === 8 ? deflateSync(data) : data);
    const localName = entry.localName === undefined ? name : bytesOf(entry.localName);
    const [flags, crc] = [entry.flags ?? 0x0800, entry.crc ?? crcOf(data)];
    const [packed, size] = [entry.packed ?? body.length, entry.size ?? data.length];
    const offset = entry.offset ?? out.length;
    const common = le([20, 2], [flags, 2], [method, 2], [0, 2], [0x21, 2], [crc, 4], [packed, 4], [size, 4]);
    for (const byte of [...le([0x04034b50, 4]), ...common, ...le([localName.length, 2], [0, 2]), ...localName]) out.push(byte);
    for (const byte of body) out.push(byte);
    const rest = le([name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [entry.attributes ?? 0, 4], [offset, 4]);
    for (const byte of [...le([0x02014b50, 4], [0x0314, 2]), ...common, ...rest, ...name]) directory.push(byte);
  }
  const [start, count, comment] = [end.start ?? out.length, end.count ?? entries.length, bytesOf(end.comment ?? '')];
  const disk = end.disk ?? 0;
  const last = le([0x06054b50, 4], [disk, 2], [disk, 2], [count, 2], [count, 2], [directory.length, 4], [start, 4]);
  return Uint8Array.from([...out, ...directory, ...last, ...le([comment.length, 2]), ...comment]);
}

/** A good mod as entries of a zip, with more of them. */
export function rawMod(id: string, ...more: readonly RawEntry[]): Uint8Array {
  const good = [...filesOf(id)].map(([name, data]) => ({ name, data, method: 8 }));
  return rawZip([...good, ...more]);
}

/** The same in every order in which it can be given, as far as a few shuffles show. */
export function shuffles<T>(items: readonly T[]): readonly T[][] {
  return fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), RUNS).slice(0, 20);
}

/** The code with which something is refused. */
export function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof GameError) return error.code;
    throw error;
  }
  return 'nothing';
}

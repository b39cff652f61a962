import parseVersion from 'semver/functions/parse.js';
import newerThan from 'semver/functions/gt.js';
import { GameError, MOD_ID_LIKE, Reader, readWords } from '../../kernel';
import { readTranslated, type ModText } from '../sandbox/mods/words';

/** A list of mods at an address, from which a player can install: a static file, made by `cults mod index`. */
export interface ModIndex {
  readonly format: typeof INDEX_FORMAT;
  readonly version: 1;
  readonly title: ModText;
  readonly mods: readonly IndexedMod[];
}

export interface IndexedMod {
  readonly id: string;
  readonly title: ModText;
  readonly description: ModText;
  readonly authors: readonly string[];
  readonly license: string;
  /** The address of a PNG or WebP picture; addresses are relative to that of the index. */
  readonly preview?: string;
  /** Newest first. */
  readonly versions: readonly IndexedVersion[];
}

export interface IndexedVersion {
  readonly version: string;
  readonly api: number;
  /** The address of the zip. */
  readonly url: string;
  /** Bytes of the zip. */
  readonly size: number;
  /** The SHA-256 of the zip. */
  readonly sha256: string;
  /** Mods that it needs, with their versions. */
  readonly requires?: Readonly<Record<string, string>>;
}

export const INDEX_FORMAT = 'cults-mod-index';
/** Most bytes of an index and of a preview, most mods and versions in an index. */
export const INDEX_LIMITS = { bytes: 2 * 1024 * 1024, preview: 256 * 1024, mods: 1000, versions: 50 } as const;

const ID = new RegExp(MOD_ID_LIKE);

/** Reads an index; throws with the path of what is wrong in it. */
export function readIndex(bytes: Uint8Array): ModIndex {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new GameError('indexNotJson');
  }
  const reader = new Reader(json, 'index');
  if (reader.field('format').value !== INDEX_FORMAT) throw new GameError('notAnIndex', { value: INDEX_FORMAT });
  if (reader.field('version').value !== 1) reader.field('version').fail('indexTooNew');
  reader.only(['$schema', 'format', 'version', 'title', 'mods']);
  return {
    format: INDEX_FORMAT,
    version: 1,
    title: readTranslated(reader.field('title'), 80),
    mods: reader.field('mods').items(INDEX_LIMITS.mods).map(readMod),
  };
}

function readMod(reader: Reader): IndexedMod {
  reader.only(['id', 'title', 'description', 'authors', 'license', 'preview', 'versions']);
  const id = reader.field('id').text(40);
  if (!ID.test(id)) reader.field('id').fail('badModId', { value: id });
  const preview = reader.field('preview');
  const versions = reader.field('versions').items(INDEX_LIMITS.versions).map(readVersion);
  if (versions.length === 0) reader.field('versions').fail('wrongLength', { count: 0, max: INDEX_LIMITS.versions });
  return {
    id,
    title: readTranslated(reader.field('title'), 80),
    description: readTranslated(reader.field('description'), 2000, { lines: true }),
    authors: reader
      .field('authors')
      .items(50)
      .map((author) => readWords(author, 80, { anyScript: true })),
    license: readWords(reader.field('license'), 100),
    ...(preview.given ? { preview: preview.text(2000) } : {}),
    versions: [...versions].sort((a, b) => (newerThan(a.version, b.version) ? -1 : 1)),
  };
}

function readVersion(reader: Reader): IndexedVersion {
  reader.only(['version', 'api', 'url', 'size', 'sha256', 'requires']);
  const version = reader.field('version').text(60);
  if (parseVersion(version) === null) reader.field('version').fail('badVersion', { value: version });
  const sha256 = reader.field('sha256').text(64);
  if (!/^[0-9a-f]{64}$/.test(sha256)) reader.field('sha256').fail('badSha256', { value: sha256 });
  const requires = reader.field('requires');
  return {
    version,
    api: reader.field('api').integer(1, Number.MAX_SAFE_INTEGER),
    url: reader.field('url').text(2000),
    size: reader.field('size').integer(1, Number.MAX_SAFE_INTEGER),
    sha256,
    ...(requires.given ? { requires: Object.fromEntries(requires.entries().map(([id, range]) => [id, range.text(100)])) } : {}),
  };
}

/** Whether a version is newer than another. */
export const isNewer = (version: string, than: string): boolean => newerThan(version, than);

import parseVersion from 'semver/functions/parse.js';
import validRange from 'semver/ranges/valid.js';
import { MOD_ID_LIKE, nearestOf, Reader, readEach, readFields, readWords, type FieldReaders } from '../../../kernel';
import type { ModFiles } from './archive/files';
import { readJson } from './json';
import { fail, within } from './problem';
import { readSettings, type ModSetting } from './settings';
import { needed, readTranslated, UNKNOWN, type ModText } from './words';

/**
 * The version of what the game offers to mods; raised when a mod could need something that an older game lacks, or when the game
 * refuses what it took before. A mod is judged by the version that it names.
 */
export const API = 2;

export const MANIFEST = 'mod.json';

/** What a mod brings, and which endings it has. */
export const CONTENT = {
  cards: ['.js'],
  cults: ['.js'],
  setups: ['.js'],
  objectives: ['.js'],
  npc: ['.js'],
  rules: ['.js'],
  puzzles: ['.json'],
  lessons: ['.json'],
  texts: ['.json'],
  pictures: ['.png', '.webp', '.svg'],
  sounds: ['.ogg', '.mp3', '.wav', '.webm'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ContentKind = keyof typeof CONTENT;

const RELATIONS = ['requires', 'optional', 'incompatible'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Another mod, and which of its versions are meant. */
export interface Dependency {
  readonly id: string;
  readonly range: string;
}

/** A mod.json that has been read and checked. */
export interface Manifest {
  /** Where the mod came from: the name of its folder or zip, for messages. */
  readonly origin: string;
  readonly id: string;
  readonly version: string;
  readonly api: number;
  readonly title: ModText;
  readonly description: ModText;
  readonly authors: readonly string[];
  readonly license: string;
  /** The picture that stands for the mod, by its path among its pictures. */
  readonly cover?: string;
  readonly dependencies: Readonly<Record<Relation, readonly Dependency[]>>;
  readonly content: Readonly<Record<ContentKind, readonly string[]>>;
  readonly settings: readonly ModSetting[];
}

const ID = new RegExp(MOD_ID_LIKE);

/** Reads mod.json; throws everything that is wrong with it. Only the bundled mod may have the id of the base. */
export function readManifest(files: ModFiles, origin: string, bundled = false): Manifest {
  if (!files.has(MANIFEST)) fail('noManifest', { mod: origin, file: MANIFEST }, { nearest: misplaced(files) });
  const json = readJson(files, MANIFEST, origin);
  return within({ mod: origin, file: MANIFEST }, () => readManifestIn(new Reader(json, ''), files, origin, bundled));
}

/** A manifest under another name or in another folder. */
function misplaced(files: ModFiles): string {
  return [...files.keys()].find((path) => path.toLowerCase().split('/').at(-1) === MANIFEST) ?? '';
}

function readManifestIn(reader: Reader, files: ModFiles, origin: string, bundled: boolean): Manifest {
  // First of all: a newer game may know fields that this one does not.
  const api = readApi(needed(reader.field('api')));
  let pictures: readonly string[] | null = null;
  const fields = readFields<Omit<Manifest, 'origin' | 'api'>>(
    reader,
    {
      id: (field) => readOwnId(needed(field), bundled),
      version: (field) => readVersion(needed(field)),
      title: (field) => readTranslated(needed(field), 80),
      description: (field) => readTranslated(needed(field), 2000, { lines: true }),
      authors: (field) => readAuthors(needed(field)),
      license: (field) => readWords(needed(field), 100),
      dependencies: (field) => readDependencies(field, reader.field('id').value),
      content(field) {
        const content = readContent(field, files);
        pictures = content.pictures;
        return content;
      },
      cover: (field) => (field.given ? readCover(field, pictures) : undefined),
      settings: readSettings,
    },
    // Editors find the schema of the file by `$schema`.
    { also: ['api', '$schema'], ...UNKNOWN },
  );
  return { origin, api, ...fields };
}

function readApi(reader: Reader): number {
  const api = reader.integer(1, Number.MAX_SAFE_INTEGER);
  if (api > API) reader.fail('apiTooNew', { value: api, max: API });
  return api;
}

function readOwnId(reader: Reader, bundled: boolean): string {
  const id = readId(reader);
  if (id === 'base' && !bundled) reader.fail('reservedModId', { value: id });
  return id;
}

function readId(reader: Reader): string {
  const id = reader.text(40);
  if (!ID.test(id)) reader.fail('badModId', { value: id });
  return id;
}

/** Exactly as it is meant: the parser would also take "v1.2.3". */
function readVersion(reader: Reader): string {
  const version = reader.text(60);
  if (!/^\d\S*$/.test(version) || parseVersion(version) === null) reader.fail('badVersion', { value: version });
  return version;
}

function readAuthors(reader: Reader): readonly string[] {
  const authors = readEach(reader.items(50), (item) => readWords(item, 80, { anyScript: true }));
  if (authors.length === 0) reader.fail('noAuthors');
  return authors;
}

function readDependencies(reader: Reader, own: unknown): Manifest['dependencies'] {
  const seen = new Map<string, Relation>();
  const readIn =
    (relation: Relation) =>
    (field: Reader): Dependency[] =>
      readEach(field.entries(), ([name, range]) => {
        const id = readId(new Reader(name, range.path));
        if (id === own) range.fail('dependsOnItself', { value: id });
        const other = seen.get(id);
        if (other !== undefined) range.fail('dependencyTwice', { value: id, other });
        seen.set(id, relation);
        return { id, range: readRange(range) };
      });
  return readFields<Manifest['dependencies']>(
    reader,
    { requires: readIn('requires'), optional: readIn('optional'), incompatible: readIn('incompatible') },
    UNKNOWN,
  );
}

function readRange(reader: Reader): string {
  const range = readWords(reader, 100);
  if (validRange(range) === null) reader.fail('badRange', { value: range });
  return range;
}

function readContent(reader: Reader, files: ModFiles): Manifest['content'] {
  const seen = new Map<string, string>();
  const readIn =
    (kind: ContentKind) =>
    (field: Reader): readonly string[] =>
      readEach(field.items(500), (item) => {
        const path = readPath(item, kind, files);
        const other = seen.get(path);
        if (other !== undefined) item.fail('contentTwice', { value: path, other });
        seen.set(path, item.path);
        return path;
      });
  const kinds = Object.keys(CONTENT) as ContentKind[];
  const fields = Object.fromEntries(kinds.map((kind) => [kind, readIn(kind)])) as FieldReaders<Manifest['content']>;
  return readFields(reader, fields, UNKNOWN);
}

/** A cover is one of the listed pictures, so that it is checked like them; `pictures` is null if the list itself is refused. */
function readCover(reader: Reader, pictures: readonly string[] | null): string {
  const path = readWords(reader, 200);
  if (pictures?.includes(path) === false) reader.fail('coverMissing', { value: path, nearest: nearestOf(path, pictures) });
  return path;
}

function readPath(reader: Reader, kind: ContentKind, files: ModFiles): string {
  const path = readWords(reader, 200);
  if (!files.has(path)) reader.fail('contentMissing', { value: path, nearest: nearestOf(path, files.keys()) });
  if (!CONTENT[kind].some((ending) => path.endsWith(ending))) reader.fail('contentEnding', { value: path, known: CONTENT[kind] });
  return path;
}

import { isRecord } from '../../kernel';
import { API, CONTENT, isTestFile, MANIFEST, type ContentKind } from '../sandbox/mods';
import type { Translated } from '../i18n/translated';
import type { ProjectFiles } from './project';

/** A mod.json as its author has written it so far: any field may be missing or wrong. */
export interface WrittenManifest {
  readonly id?: unknown;
  readonly version?: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly authors?: unknown;
  readonly license?: unknown;
  readonly cover?: unknown;
  readonly content?: unknown;
  readonly settings?: unknown;
  readonly dependencies?: unknown;
}

/** What the form for a new mod asks. */
export interface ModCard {
  readonly name: string;
  readonly author: string;
  readonly license: string;
}

export function newManifest(id: string, { name, author, license }: ModCard): string {
  return written({
    id,
    version: '0.1.0',
    api: API,
    title: { en: name, pl: name },
    description: { en: name, pl: name },
    authors: [author],
    license,
    dependencies: { requires: { base: '^1.0.0' } },
    content: { cards: [] },
  });
}

const written = (manifest: object): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** The manifest as it is written; null while it is no JSON object. */
export function readWritten(files: ProjectFiles): WrittenManifest | null {
  const bytes = files.get(MANIFEST);
  if (bytes === undefined) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The languages of a text, as far as they are written. */
export function translatedIn(value: unknown): Translated {
  if (!isRecord(value)) return {};
  const { en, pl } = value;
  return { ...(typeof en === 'string' ? { en } : {}), ...(typeof pl === 'string' ? { pl } : {}) };
}

export const idOf = (files: ProjectFiles): string => textIn(readWritten(files)?.id);
export const versionOf = (files: ProjectFiles): string => textIn(readWritten(files)?.version);

/** The title in one language or the other; the id if there is none. */
export function titleOf(files: ProjectFiles, lang: 'en' | 'pl'): string {
  const { en, pl } = translatedIn(readWritten(files)?.title);
  return (lang === 'en' ? (en ?? pl) : (pl ?? en)) || idOf(files);
}

/** The content lists that name scripts, in the order in which the tabs show them. */
export const SCRIPT_KINDS = (Object.keys(CONTENT) as ContentKind[]).filter((kind) =>
  (CONTENT[kind] as readonly string[]).includes('.js'),
);

/** The content lists that name texts to be read as data: puzzles, lessons, words. */
const DATA_KINDS = (Object.keys(CONTENT) as ContentKind[]).filter((kind) =>
  (CONTENT[kind] as readonly string[]).includes('.json'),
);

const listed = (content: unknown, kind: string): readonly string[] => {
  const list = isRecord(content) ? content[kind] : undefined;
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
};

/** The files in one of the lists of mod.json. */
export const listedIn = (files: ProjectFiles, kind: ContentKind): readonly string[] => listed(readWritten(files)?.content, kind);

/** The scripts that mod.json lists and that are there. */
export function scriptsOf(files: ProjectFiles): readonly string[] {
  const content = readWritten(files)?.content;
  return SCRIPT_KINDS.flatMap((kind) => listed(content, kind)).filter((path) => files.has(path));
}

/** The JSON files that mod.json lists and that are there. */
export function dataOf(files: ProjectFiles): readonly string[] {
  const content = readWritten(files)?.content;
  return DATA_KINDS.flatMap((kind) => listed(content, kind)).filter((path) => files.has(path));
}

/** The tests of cards that are there, by name; mod.json does not list them. */
const testsOf = (files: ProjectFiles): readonly string[] => [...files.keys()].filter(isTestFile).sort();

/** The files that can be opened: scripts, then JSON files as mod.json lists them, then tests. */
export function textsOf(files: ProjectFiles): readonly string[] {
  const listed = [...scriptsOf(files), ...dataOf(files)];
  return [...listed, ...testsOf(files).filter((path) => !listed.includes(path))];
}

/** The list of mod.json in which a file stands; null if it stands in none. */
export const kindOfFile = (files: ProjectFiles, path: string): ContentKind | null =>
  (Object.keys(CONTENT) as ContentKind[]).find((kind) => listedIn(files, kind).includes(path)) ?? null;

/** The manifest with other fields; null if it cannot be read now. */
export function withFields(files: ProjectFiles, fields: Readonly<Record<string, unknown>>): string | null {
  const manifest = readWritten(files);
  return manifest === null ? null : written({ ...manifest, ...fields });
}

/** The content lists of a manifest without these files. */
function listsWithout({ content }: WrittenManifest, paths: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const before = isRecord(content) ? content : {};
  return Object.fromEntries(
    Object.keys(before).map((name) => [name, listed(before, name).filter((one) => !paths.includes(one))]),
  );
}

/** The manifest with a file in one of its content lists; null if it cannot be read now. */
export function withListed(files: ProjectFiles, path: string, kind: ContentKind): string | null {
  const manifest = readWritten(files);
  if (manifest === null) return null;
  const without = listsWithout(manifest, [path]);
  return written({ ...manifest, content: { ...without, [kind]: [...listed(without, kind), path] } });
}

/** The manifest without these files in any of its content lists; null if it cannot be read now. */
export function withoutListed(files: ProjectFiles, paths: readonly string[]): string | null {
  const manifest = readWritten(files);
  return manifest === null ? null : written({ ...manifest, content: listsWithout(manifest, paths) });
}

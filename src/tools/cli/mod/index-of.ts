import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { GameError, hashOfBytes } from '../../../kernel';
import {
  INDEX_FORMAT,
  isNewer,
  readIndex,
  type IndexedMod,
  type IndexedVersion,
  type ModIndex,
} from '../../../platform/library/mod-index';
import { openMod, packMod, type Mod } from '../../../platform/sandbox/mods';
import type { Translated } from '../../../platform/i18n/translated';
import { sayJson } from '../process/output';
import { readModFrom } from '../mod-disk';
import { readWords } from './paths';

/** A mod with the zip in which it is offered. */
export interface Offered {
  readonly mod: Mod;
  /** The zip's name beside the index. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The mods in a folder: zips as they are, and folders packed as `mod pack` packs them. */
export function offeredIn(folder: string): readonly Offered[] {
  return readdirSync(folder)
    .sort()
    .filter((name) => extname(name) === '.zip' || isMod(join(folder, name)))
    .map((name) => {
      const source = readModFrom(join(folder, name));
      const mod = openMod(source);
      return source.content instanceof Uint8Array ? { mod, name, bytes: source.content } : { mod, ...packMod(mod) };
    });
}

const isMod = (path: string): boolean => statSync(path).isDirectory() && readdirSync(path).includes('mod.json');

/** The index of these mods: several versions of a mod become one entry, the newest first. */
export function indexOf(offered: readonly Offered[], title: Translated): ModIndex {
  const mods = new Map<string, IndexedMod>();
  for (const one of offered) {
    const { id, title: name, description, authors, license, version } = one.mod.manifest;
    const known = mods.get(id);
    const versions = [...(known?.versions ?? []), versionOf(one)].sort((a, b) => (isNewer(a.version, b.version) ? -1 : 1));
    // What is said of a mod is what its newest version says.
    const isNewest = versions[0]!.version === version;
    mods.set(id, isNewest ? { id, title: name, description, authors, license, versions } : { ...known!, versions });
  }
  return { format: INDEX_FORMAT, version: 1, title, mods: [...mods.values()] };
}

function versionOf({ mod: { manifest }, name, bytes }: Offered): IndexedVersion {
  const requires = Object.fromEntries(manifest.dependencies.requires.map(({ id, range }) => [id, range]));
  return {
    version: manifest.version,
    api: manifest.api,
    url: name,
    size: bytes.length,
    sha256: hashOfBytes(bytes),
    ...(Object.keys(requires).length === 0 ? {} : { requires }),
  };
}

/** The text of an index as it is written to a file. */
export const indexText = (index: ModIndex): string => `${JSON.stringify(index, null, 2)}\n`;

/** `cults mod index DIR`: writes the list of the mods in a folder, from which players can install. */
export function indexCommand(args: readonly string[]): void {
  const usage = 'mod index DIR [--out FILE] [--zips DIR] [--title TEXT] [--title-pl TEXT]';
  const { words, args: options } = readWords(args, {
    out: 'value',
    zips: 'value',
    title: 'value',
    'title-pl': 'value',
    lang: 'value',
  });
  const [folder, ...more] = words;
  if (folder === undefined || more.length > 0) throw new GameError('toolNeedsPath', { usage });
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new GameError('noModHere', { value: folder });
  const offered = offeredIn(folder);
  const pl = options.get('title-pl');
  const index = indexOf(offered, { en: options.get('title') ?? basename(resolve(folder)), ...(pl === undefined ? {} : { pl }) });
  // What the page would refuse is refused here.
  readIndex(new TextEncoder().encode(indexText(index)));
  const out = options.get('out') ?? join(folder, 'index.json');
  written(out, indexText(index));
  const zips = options.get('zips');
  if (zips !== undefined) {
    mkdirSync(zips, { recursive: true });
    for (const { name, bytes } of offered) written(join(zips, name), bytes);
  }
  sayJson({ file: out, mods: index.mods.length, versions: offered.length });
}

function written(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new GameError('fileNotWritten', { path: file, why: error instanceof Error ? error.message : String(error) });
  }
}

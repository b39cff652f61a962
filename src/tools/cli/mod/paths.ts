import { existsSync } from 'node:fs';
import { GameError } from '../../../kernel';
import type { Mod, ModSource } from '../../../platform/sandbox/mods';
import { openLibrary, type CultsLibrary } from '../../../games/cults/base-set/library';
import { readArguments } from '../process/arguments';
import { bundledMods, readModFrom, refuseLeftOut } from '../mod-disk';

/** A parsed command line: paths (or other words) and `--arguments`. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly args: ReadonlyMap<string, string>;
}

/** Separates words from `--arguments` and their values. */
export function readWords(args: readonly string[], known: Readonly<Record<string, 'value' | 'flag'>>): CommandLine {
  const words: string[] = [];
  const options: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    options.push(arg);
    const next = args[i + 1];
    if (known[arg.slice(2)] === 'value' && next !== undefined) {
      options.push(next);
      i++;
    }
  }
  return { words, args: readArguments(options, known) };
}

/** A mod on disk; a bundled one may be named by its id. */
export interface ModPlace {
  readonly path: string;
  readonly source: ModSource;
}

export function placesOf(words: readonly string[], usage: string): ModPlace[] {
  if (words.length === 0) throw new GameError('toolNeedsPath', { usage });
  return words.map((word) => {
    const path = existsSync(word) ? word : (bundledMods().get(word) ?? word);
    if (!existsSync(path)) throw new GameError('noModHere', { value: word });
    return { path, source: readModFrom(path) };
  });
}

/** Required bundled mods that were not named, so that an author need not know where they lie. */
export function requiredSources(mods: readonly Mod[]): ModSource[] {
  const bundled = bundledMods();
  const present = new Set(mods.map((mod) => mod.manifest.id));
  const wanted = mods.flatMap((mod) => mod.manifest.dependencies.requires.map(({ id }) => id));
  return [...new Set(wanted)].flatMap((id) => {
    const path = bundled.get(id);
    return present.has(id) || path === undefined ? [] : [readModFrom(path)];
  });
}

/** Opens the base set with these mods; throws if one does not load. */
export async function libraryWith(places: readonly ModPlace[], mods: readonly Mod[]): Promise<CultsLibrary> {
  const library = await openLibrary([...places.map((place) => place.source), ...requiredSources(mods)]);
  refuseLeftOut(library);
  return library;
}

import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { GAMES } from '../../games';
import { GameError, errorOf, type FlowState } from '../../kernel';
import { projectRoot } from '../project-root';
import { LIMITS, type ModSource } from '../../platform/sandbox/mods';
import type { CultsLibrary } from '../../games/cults/base-set/library';
import type { Game } from '../../platform/session/game';
import type { Library } from '../../platform/session/game-saves';

/** The folder of the example mods. */
const EXAMPLES = join(projectRoot(), 'mods', 'examples');

/** All files below a folder; symbolic links are not followed. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() && !lstatSync(path).isSymbolicLink() ? [path] : [];
  });
}

/** Reads a mod from a folder or a zip. */
export function readModFrom(path: string): ModSource {
  const origin = basename(path);
  if (statSync(path).isFile()) return { origin, content: new Uint8Array(readFileSync(path)) };
  const files = filesBelow(path);
  if (files.length > LIMITS.files)
    throw new GameError('tooManyFiles', { mod: origin, path: origin, count: files.length, max: LIMITS.files });
  return {
    origin,
    content: new Map(files.map((file) => [relative(path, file).split(sep).join('/'), new Uint8Array(readFileSync(file))])),
  };
}

/** The example mods that come with the game, by id. */
export function bundledMods(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(EXAMPLES)) return found;
  for (const entry of readdirSync(EXAMPLES, { withFileTypes: true }))
    if (entry.isDirectory()) found.set(entry.name, join(EXAMPLES, entry.name));
  return found;
}

/** Reads `base,some-mod,path/to/other.zip`: the base set is always included; a name is a bundled mod, anything else a path. */
export function sourcesFor(list: string | undefined): ModSource[] {
  const bundled = bundledMods();
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'base')
    .map((name) => {
      const path = bundled.get(name) ?? name;
      if (!existsSync(path)) throw new GameError('noModHere', { path: '--mods', value: name, known: [...bundled.keys()] });
      return readModFrom(path);
    });
}

/** Throws everything for which mods of a library are left out. */
export function refuseLeftOut({ leftOut }: Pick<Library<unknown>, 'leftOut'>): void {
  const problems = leftOut.flatMap((mod) => mod.problems);
  if (problems.length > 0) throw errorOf(problems);
}

/** Opens the mods asked for of Rise of the Cults. */
export const libraryFor = async (list: string | undefined): Promise<CultsLibrary> => opened(await GAMES.cults(), list);

/** Opens the mods asked for; broken ones end the command with everything that is wrong with them. */
export async function opened<S extends FlowState, B, L extends Library<B>>(
  game: Game<S, B, L>,
  list: string | undefined,
): Promise<L> {
  const library = await game.open(sourcesFor(list));
  refuseLeftOut(library);
  return library;
}

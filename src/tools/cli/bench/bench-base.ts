import { existsSync } from 'node:fs';
import '../../../platform/sandbox/quickjs/node';
import { GameError } from '../../../kernel';
import { openExactly, type CultsLibrary } from '../../../games/cults/base-set/library';
import type { ModSource } from '../../../platform/sandbox/mods';
import { readModFrom } from '../mod-disk';

/** The base set in a folder: that of another revision, so that the bench can play the very games that the other plays. */
export function baseIn(folder: string): ModSource {
  if (!existsSync(folder)) throw new GameError('noModHere', { path: '--base', value: folder, known: [] });
  return { ...readModFrom(folder), origin: 'base', bundled: true };
}

/** Opens these contents, a base set among them; one that is broken ends the bench with its problem. */
export async function libraryOf(sources: readonly ModSource[]): Promise<CultsLibrary> {
  const library = await openExactly(sources);
  const [problem] = library.leftOut.flatMap((mod) => mod.problems);
  if (problem !== undefined) throw new GameError(problem.code, problem.params);
  return library;
}

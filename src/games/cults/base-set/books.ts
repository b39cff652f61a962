import '../../../platform/sandbox/quickjs/node';
import { type Catalogue } from '../rules';
import { GameError } from '../../../kernel';
import { openLibrary, type CultsLibrary } from './library';

async function openBase(): Promise<CultsLibrary> {
  const library = await openLibrary([]);
  const [problem] = library.leftOut.flatMap((mod) => mod.problems);
  if (problem !== undefined) throw new GameError(problem.code, problem.params);
  return library;
}

const base = await openBase();

/** The base set alone, opened once. */
export const baseLibrary = (): CultsLibrary => base;

/** Its card book. */
export const baseBook = (): Catalogue => base.book;

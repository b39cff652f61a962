import { isTestFile } from '../../../platform/sandbox/mods';
import { found, problem, type CheckFinding } from './finding';
import { spotAt, type LoadedMod } from './loaded';
import { unboundedLoops } from './loops';

/** Whether a file is for people and editors only; the game never opens it. */
const isForPeople = (path: string): boolean =>
  /\.(md|txt|d\.ts)$/.test(path) || /(^|\/)(jsconfig|tsconfig|package)\.json$/.test(path);

/** Scripts that the manifest names or that those import. */
function usedFiles({ mod, imports }: LoadedMod): Set<string> {
  const used = new Set(Object.values(mod.manifest.content).flat());
  for (const file of used) for (const target of imports.get(file) ?? []) used.add(target);
  return used;
}

export function unusedFiles(loaded: LoadedMod): CheckFinding[] {
  const used = usedFiles(loaded);
  const isUsed = (path: string): boolean => used.has(path) || path === 'mod.json' || isForPeople(path) || isTestFile(path);
  return [...loaded.mod.files.keys()]
    .filter((path) => !isUsed(path))
    .sort()
    .map((path) => found('warning', { file: path, line: 1, column: 1 }, problem('fileUnused', { value: path })));
}

export function endlessLoops({ sources }: LoadedMod): CheckFinding[] {
  return [...sources].flatMap(([file, source]) =>
    unboundedLoops(source).map((at) => found('error', spotAt(file, source, at), problem('endlessLoop'))),
  );
}

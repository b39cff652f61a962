import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const withoutComments = (text: string): string =>
  text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Every way in which a file names another: imports and re-exports, `import()`, URLs of Workers, globs. */
const NAMED = [
  /^(?:import|export)\b[^;'"]*?\bfrom\s+['"]([^'"]+)['"]/gm,
  /^import\s+['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g,
];

/** What a file names, as paths from the root of the project or names of packages. */
export function importsOf(file: string): string[] {
  const text = withoutComments(read(file));
  const found = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!));
  return found.map((target) => pathFrom(file, target));
}

/** An import's target as a path from the root of the project, or the name of a package. */
export const pathFrom = (file: string, target: string): string => (target.startsWith('.') ? fromRoot(file, target) : target);

/** Of a glob only the folder in which it begins. */
function fromRoot(file: string, target: string): string {
  const [fixed] = target.split('*');
  return relative(root, resolve(root, dirname(file), fixed!));
}

/** The folders that paths inside of template strings begin with: keys of globs, which no compiler checks. */
export function foldersInTemplates(file: string): string[] {
  const paths = [...withoutComments(read(file)).matchAll(/`(\.\.?\/[^`$]*\/)/g)].map((match) => match[1]!);
  return paths.map((path) => relative(root, resolve(root, dirname(file), path)));
}

export const isFolder = (path: string): boolean => existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();

/** The file that an import means; null for packages, globs and files that are no code. */
export function fileOf(target: string): string | null {
  const candidates = [target, `${target}.ts`, `${target}.mjs`, `${target}/index.ts`];
  const isFile = (path: string): boolean => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  return candidates.find((path) => /\.(ts|mjs|js)$/.test(path) && isFile(path)) ?? null;
}

/** Groups of files that import each other in a ring (Tarjan's strongly connected components with more than one file). */
export function cyclesAmong(files: readonly string[]): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of importsOf(file)) {
      const next = fileOf(target);
      if (next === null) continue;
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file)!, low.get(next)!));
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, index.get(next)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return cycles;
}

import { GameError } from '../../../kernel';
import { readDeclaration } from '../vocabulary/declaration';
import { CULTS_GUEST, newGuest } from '../vocabulary/guest';
import { textOf, type Mod, type Problem } from '../../../platform/sandbox/mods';
import { running } from '../../../platform/sandbox/running';
import { checkSource, placeOf } from '../../../platform/sandbox/source/source';
import { scriptsOf } from '../base-set/library';
import { found, type CheckFinding, type FilePlace } from './finding';
import { placeOfPath } from './text-places';

/** A script as its author wrote it, with its declaration. */
export interface Script {
  readonly file: string;
  readonly source: string;
  readonly doc: Readonly<Record<string, unknown>>;
}

export interface LoadedMod {
  readonly mod: Mod;
  /** Source texts of all scripts by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Direct imports of each script that could be parsed. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly scripts: readonly Script[];
  readonly findings: readonly CheckFinding[];
}

export const spotAt = (file: string, source: string, at: number): FilePlace => ({ file, ...placeOf(source, at) });
export const spotOf = (file: string, source: string, path: string): FilePlace => ({
  ...spotAt(file, source, placeOfPath(source, path)),
  path,
});

const textParam = (problem: Problem, key: string): string => {
  const value = problem.params[key];
  return typeof value === 'string' ? value : '';
};

/** The field at fault for problems that do not name one. */
const FIELDS: Readonly<Record<string, string>> = {
  declaredTwice: 'id',
  deckUnknownCard: 'deck',
  deckWrongSize: 'deck',
  signatureMisplaced: 'signature',
  modsConflict: 'id',
  namesAlike: 'name',
  nameScript: 'name',
};

/** Where a problem is: its line, else the place of its field, else the start of the file. */
export function spotOfProblem(problem: Problem, sources: ReadonlyMap<string, string>, standard: string): FilePlace {
  const { line, column } = problem.params;
  const path = textParam(problem, 'path');
  const named = textParam(problem, 'file') || [...sources.keys()].find((file) => path.startsWith(file)) || standard;
  if (typeof line === 'number' && line > 0) return { file: named, line, column: typeof column === 'number' ? column : 1 };
  const source = sources.get(named);
  if (source === undefined) return { file: named, line: 1, column: 1 };
  // Problems of imports name the target path, so look for the import statement.
  if (problem.code.startsWith('import')) return spotAt(named, source, importOf(source, path));
  const place = textParam(problem, 'place') || (path.startsWith(`${named}.`) ? path.slice(named.length + 1) : '');
  const spot = spotOf(named, source, place || (FIELDS[problem.code] ?? ''));
  return isThere(source, place) ? spot : { ...spot, absent: place };
}

/** Whether the place is the field itself rather than the parent that lacks it. */
function isThere(source: string, place: string): boolean {
  const field = /(?:^|\.)([\w-]+)$/.exec(place)?.[1];
  if (field === undefined) return true;
  const text = source.slice(placeOfPath(source, place));
  return [field, `'${field}'`, `"${field}"`].some((start) => text.startsWith(start));
}

function importOf(source: string, path: string): number {
  const name = path.split('/').at(-1)!;
  const lines = [...source.matchAll(/^import\b.*$/gm)];
  return lines.find(([text]) => text.includes(name))?.index ?? 0;
}

/** Resolves an import to a path from the mod's root. */
function resolved(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Runs the static check on every script, including unused ones. */
function readSources(sources: ReadonlyMap<string, string>): Pick<LoadedMod, 'imports' | 'findings'> {
  const imports = new Map<string, readonly string[]>();
  const findings: CheckFinding[] = [];
  for (const [file, source] of sources) {
    const error = gameErrorOf(() => {
      const targets = checkSource(source, file, CULTS_GUEST.apiName)
        .imports.map(({ path }) => path)
        .filter((target) => target.startsWith('.'));
      imports.set(
        file,
        targets.map((target) => resolved(file, target)),
      );
    });
    if (error !== null) findings.push(found('error', spotOfProblem(error, sources, file), error));
  }
  return { imports, findings };
}

function gameErrorOf(act: () => void): GameError | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/** Runs every declaring script by itself, so that a mistake in one file does not hide those of others. */
async function runScripts(mod: Mod, sources: ReadonlyMap<string, string>): Promise<Pick<LoadedMod, 'scripts' | 'findings'>> {
  const scripts: Script[] = [];
  const findings: CheckFinding[] = [];
  let guest = await newGuest(checkSource);
  for (const file of scriptsOf(mod).entries) {
    const source = sources.get(file) ?? '';
    const error = gameErrorOf(() => {
      const { id, api } = mod.manifest;
      const doc = running(id, () => {
        const value = JSON.parse(guest.load(file, (path) => sources.get(path))) as Script['doc'];
        readDeclaration(value, id, file, api, (problem) =>
          findings.push(found('warning', spotOfProblem(problem, sources, file), problem)),
        );
        return value;
      });
      scripts.push({ file, source, doc });
    });
    if (error === null) continue;
    for (const problem of error.all) findings.push(found('error', spotOfProblem(problem, sources, file), problem));
    if (!guest.broken) continue;
    guest.dispose();
    guest = await newGuest(checkSource);
  }
  guest.dispose();
  return { scripts, findings };
}

/** Parses and runs all scripts of a mod; a fault in one does not keep the others from being checked. */
export async function loadScripts(mod: Mod): Promise<LoadedMod> {
  const paths = [...mod.files.keys()].filter((path) => path.endsWith('.js')).sort();
  const sources = new Map(paths.map((path) => [path, textOf(mod.files, path, mod.manifest.id)]));
  const read = readSources(sources);
  const run = await runScripts(mod, sources);
  // Loading repeats the refusals of the static check for every importing file: leave these out.
  const isNew = (one: CheckFinding): boolean =>
    !read.findings.some((other) => other.file === one.file && other.code === one.code);
  const findings = [...read.findings, ...run.findings.filter(isNew)];
  return { mod, sources, imports: read.imports, scripts: run.scripts, findings };
}

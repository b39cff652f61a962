import { MANIFEST, openMod, problemsFrom, type Mod, type ModSource, type Problem } from '../../../platform/sandbox/mods';
import { openLibrary, type CultsLibrary } from '../base-set/library';
import { found, isError, sortFindings, type CheckFinding } from './finding';
import { CALL_CODES, wrongCalls } from './calls/lint-calls';
import { lintCards } from './lint-cards';
import { lintFit } from './lint-fit';
import { endlessLoops, unusedFiles } from './lint-files';
import { lintStudies, misreadStudies } from './lint-studies';
import { lintTexts } from './lint-texts';
import { goneNames } from './lint-world';
import { loadScripts, spotOfProblem, type LoadedMod } from './loaded';

/** The result of checking one mod. */
export interface CheckedMod {
  /** Null if not even the manifest could be read. */
  readonly mod: Mod | null;
  readonly findings: readonly CheckFinding[];
}

/** What the command line can do beside: it has a disk and a compiler. */
export interface Also {
  /** Mods that the checked ones require and that were not given. */
  readonly required?: (mods: readonly Mod[]) => readonly ModSource[];
  readonly types?: (loaded: LoadedMod) => readonly CheckFinding[];
}

/** The text files of a mod that could not be opened, used to locate problems. */
function textsIn({ content }: ModSource): Map<string, string> {
  if (content instanceof Uint8Array) return new Map();
  const decoder = new TextDecoder();
  return new Map(
    [...content].filter(([path]) => /\.(js|json)$/.test(path)).map(([path, bytes]) => [path, decoder.decode(bytes)]),
  );
}

function open(source: ModSource): CheckedMod {
  try {
    return { mod: openMod(source), findings: [] };
  } catch (error) {
    const texts = textsIn(source);
    const findings = problemsFrom(error).map((problem) => found('error', spotOfProblem(problem, texts, MANIFEST), problem));
    return { mod: null, findings: sortFindings(findings) };
  }
}

let opened: Promise<CultsLibrary> | null = null;

/** The base set alone, opened once; its scripts are not needed. */
const baseAlone = (): Promise<CultsLibrary> =>
  (opened ??= openLibrary([]).then((library) => {
    library.host.dispose();
    return library;
  }));

function lint(loaded: LoadedMod, base: CultsLibrary, types: Also['types']): CheckFinding[] {
  const own = [
    ...loaded.findings,
    ...endlessLoops(loaded),
    ...goneNames(loaded),
    ...wrongCalls(loaded),
    ...lintCards(loaded, base.book),
    ...lintTexts(loaded),
    ...lintFit(loaded, base),
    ...unusedFiles(loaded),
  ];
  const compiled = types?.(loaded) ?? [];
  const isSaid = (one: CheckFinding, by: readonly CheckFinding[]): boolean =>
    by.some(({ file, line }) => one.file === file && one.line === line);
  const calls = own.filter(({ code }) => CALL_CODES.includes(code));
  // Of two findings on a line, ours says it in plainer words than the compiler; but a warning of ours gives way to an error.
  const strict = compiled.filter((one) => isError(one) && !isSaid(one, own.filter(isError)));
  const lenient = compiled.filter((one) => !isError(one) && !isSaid(one, [...own.filter(isError), ...calls]));
  return [...own.filter((one) => isError(one) || !calls.includes(one) || !isSaid(one, strict)), ...strict, ...lenient];
}

/** What is found only where mods are open together. */
interface Together {
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** Of puzzles and lessons, which are played. */
  readonly played: ReadonlyMap<string, readonly CheckFinding[]>;
}

/** A mod that could be opened, and what it was opened from. */
interface Opened {
  readonly source: ModSource;
  readonly mod: Mod;
}

/** The source of a mod and those of all mods that it needs, of those that are there. */
function neededBy(id: string, there: readonly Opened[], found = new Set<ModSource>()): Set<ModSource> {
  for (const { source, mod } of there) {
    if (mod.manifest.id !== id || found.has(source)) continue;
    found.add(source);
    for (const needed of mod.manifest.dependencies.requires) neededBy(needed.id, there, found);
  }
  return found;
}

/** Plays the puzzles and lessons of a mod as its players have it: with what it needs, without other mods that happen to be checked. */
async function playedAlone(mod: Mod, there: readonly Opened[], all: CultsLibrary): Promise<readonly CheckFinding[]> {
  const { id, content } = mod.manifest;
  if (content.puzzles.length + content.lessons.length === 0) return [];
  const needed = neededBy(id, there);
  if (needed.size === there.length) return lintStudies(mod, all);
  const library = await openLibrary([...needed]);
  const findings = lintStudies(mod, library);
  library.host.dispose();
  return findings;
}

/** Finds problems between mods and with the base set: dependencies, duplicate declarations, puzzles and lessons that do not play. */
async function together(sources: readonly ModSource[], mods: readonly Mod[]): Promise<Together> {
  try {
    const library = await openLibrary(sources);
    const there = sources.flatMap((source): Opened[] => {
      const { mod } = open(source);
      return mod === null ? [] : [{ source, mod }];
    });
    const played = new Map<string, readonly CheckFinding[]>();
    for (const mod of mods) played.set(mod.manifest.id, await playedAlone(mod, there, library));
    library.host.dispose();
    return { problems: new Map(library.leftOut.map((mod) => [mod.id, mod.problems])), played };
  } catch (error) {
    const problems = problemsFrom(error);
    // Usually only one mod has this file; with equal file names, report it for all of them.
    const blamed = mods.filter((mod) => problems.some(({ params }) => mod.files.has(String(params['file']))));
    return { problems: new Map(blamed.map((mod) => [mod.manifest.id, problems])), played: new Map() };
  }
}

/** Checks mods separately and together, without playing; the results are in the order of the sources. */
export async function checkMods(sources: readonly ModSource[], { required, types }: Also = {}): Promise<CheckedMod[]> {
  const opened = sources.map(open);
  const mods = opened.flatMap(({ mod }) => (mod === null ? [] : [mod]));
  const { problems: quarrels, played } = await together([...sources, ...(required?.(mods) ?? [])], mods);
  const all: CheckedMod[] = [];
  for (const one of opened) {
    if (one.mod === null) {
      all.push(one);
      continue;
    }
    const loaded = await loadScripts(one.mod);
    const texts = new Map([...loaded.sources, ...textsIn({ origin: '', content: one.mod.files })]);
    const findings = [...lint(loaded, await baseAlone(), types), ...misreadStudies(one.mod, texts)];
    const more = (quarrels.get(one.mod.manifest.id) ?? []).map((problem) =>
      found('error', spotOfProblem(problem, texts, MANIFEST), problem),
    );
    // Leave out what the separate check has already found.
    const fresh = more.filter(({ code, file }) => !findings.some((own) => own.code === code && own.file === file));
    all.push({ ...one, findings: sortFindings([...findings, ...fresh, ...(played.get(one.mod.manifest.id) ?? [])]) });
  }
  return all;
}

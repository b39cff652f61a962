import { GameError } from '../../../kernel';
import { MANIFEST, openMod, type Mod, type Problem } from '../../../platform/sandbox/mods';
import { openLibrary } from '../../../games/cults/base-set/library';
import type { Lang } from '../../../platform/i18n/lang';
import type { Words } from '../../../games/cults/words';
import { readLang } from '../process/arguments';
import { say, sayJson } from '../process/output';
import { wordsOf } from '../words';
import { docOf, found, isError, sayFinding, sortFindings, type Finding } from './finding';
import { lintCards } from './lint/lint-cards';
import { endlessLoops, unusedFiles } from './lint/lint-files';
import { lintTexts } from './lint/lint-texts';
import { loadScripts, spotOfProblem, type LoadedMod } from './loaded';
import { placesOf, readWords, requiredSources, type Place } from './paths';
import { checkTypes } from './types';

/** The result of checking one mod. */
export interface Checked {
  readonly path: string;
  /** Null if not even the manifest could be read. */
  readonly mod: Mod | null;
  readonly findings: readonly Finding[];
}

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof GameError)) throw error;
  return { code: error.code, params: error.params };
};

/** The text files of a mod that could not be opened, used to locate problems. */
function textsIn({ content }: Place['source']): Map<string, string> {
  if (content instanceof Uint8Array) return new Map();
  const decoder = new TextDecoder();
  return new Map(
    [...content].filter(([path]) => /\.(js|json)$/.test(path)).map(([path, bytes]) => [path, decoder.decode(bytes)]),
  );
}

function open(place: Place): Checked {
  try {
    return { path: place.path, mod: openMod(place.source), findings: [] };
  } catch (error) {
    const problem = problemOf(error);
    const spot = spotOfProblem(problem, textsIn(place.source), MANIFEST);
    return { path: place.path, mod: null, findings: [found('error', spot, problem)] };
  }
}

function lint(loaded: LoadedMod, lang: Lang): Finding[] {
  const own = [...loaded.findings, ...endlessLoops(loaded), ...lintCards(loaded), ...lintTexts(loaded), ...unusedFiles(loaded)];
  // Drop compiler errors on lines with a finding of our own, which says the same in plainer words.
  const isNew = ({ file, line }: Finding): boolean => !own.some((one) => isError(one) && one.file === file && one.line === line);
  return [...own, ...(checkTypes(loaded, lang) ?? []).filter(isNew)];
}

/** Finds problems between mods and with the base set: dependencies and duplicate declarations. */
async function together(places: readonly Place[], mods: readonly Mod[]): Promise<ReadonlyMap<string, readonly Problem[]>> {
  try {
    const library = await openLibrary([...places.map((place) => place.source), ...requiredSources(mods)]);
    library.host.dispose();
    return new Map(library.leftOut.map((mod) => [mod.id, mod.problems]));
  } catch (error) {
    const problem = problemOf(error);
    const { file } = problem.params;
    // Usually only one mod has this file; with equal file names, report it for all of them.
    return new Map(mods.filter((mod) => mod.files.has(String(file))).map((mod) => [mod.manifest.id, [problem]]));
  }
}

/** Checks mods separately and together. */
export async function checkMods(places: readonly Place[], lang: Lang): Promise<Checked[]> {
  const opened = places.map(open);
  const mods = opened.flatMap(({ mod }) => (mod === null ? [] : [mod]));
  const quarrels = await together(places, mods);
  const all: Checked[] = [];
  for (const one of opened) {
    if (one.mod === null) {
      all.push(one);
      continue;
    }
    const loaded = await loadScripts(one.mod);
    const findings = lint(loaded, lang);
    const texts = new Map([...loaded.sources, ...textsIn({ origin: '', content: one.mod.files })]);
    const more = (quarrels.get(one.mod.manifest.id) ?? []).map((problem) =>
      found('error', spotOfProblem(problem, texts, MANIFEST), problem),
    );
    // Leave out what the separate check has already found.
    const fresh = more.filter(({ code }) => !loaded.findings.some((finding) => finding.code === code));
    all.push({ ...one, findings: sortFindings([...findings, ...fresh]) });
  }
  return all;
}

/** Prints findings; returns true if none is an error. */
export function report(checked: readonly Checked[], words: Words, print = say): boolean {
  const findings = checked.flatMap((one) => one.findings);
  for (const { path, findings: own } of checked) for (const finding of own) print(sayFinding(finding, path, words));
  const errors = findings.filter(isError).length;
  print(words.error('checkSummary', { mods: checked.length, errors, warnings: findings.length - errors }));
  return errors === 0;
}

/** `cults mod check PATH…`: checks mods without playing. */
export async function checkCommand(args: readonly string[]): Promise<void> {
  const { words: given, args: options } = readWords(args, { lang: 'value', json: 'flag' });
  const lang = readLang(options.get('lang'));
  const words = wordsOf(lang);
  const checked = await checkMods(placesOf(given, 'mod check PATH… [--lang en|pl] [--json]'), lang);
  const findings = checked.flatMap((one) => one.findings);
  if (options.has('json')) {
    const mods = checked.map(({ path, mod, findings: own }) => ({
      path,
      id: mod?.manifest.id ?? null,
      findings: own.map((finding) => docOf(finding, words)),
    }));
    const errors = findings.filter(isError).length;
    sayJson({ ok: errors === 0, errors, warnings: findings.length - errors, mods });
  } else report(checked, words);
  if (findings.some(isError)) process.exitCode = 1;
}

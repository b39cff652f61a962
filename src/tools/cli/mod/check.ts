import type { Mod } from '../../../platform/sandbox/mods';
import { checkMods as checkSources } from '../../../games/cults/checks/check-mods';
import { docOf, isError, sayFinding, type CheckFinding } from '../../../games/cults/checks/finding';
import type { Lang } from '../../../platform/i18n/lang';
import type { Words } from '../../../games/cults/words';
import { readLang } from '../process/arguments';
import { say, sayJson } from '../process/output';
import { wordsOf } from '../words';
import { placesOf, readWords, requiredSources, type ModPlace } from './paths';
import { checkTypes } from './types';

/** The result of checking one mod. */
export interface CheckedPath {
  readonly path: string;
  /** Null if not even the manifest could be read. */
  readonly mod: Mod | null;
  readonly findings: readonly CheckFinding[];
}

/** Checks mods separately and together, and the types of their scripts. */
export async function checkMods(places: readonly ModPlace[], lang: Lang): Promise<CheckedPath[]> {
  const checked = await checkSources(
    places.map(({ source }) => source),
    { required: requiredSources, types: (loaded) => checkTypes(loaded, lang) ?? [] },
  );
  return checked.map((one, i) => ({ path: places[i]!.path, ...one }));
}

/** Prints findings; returns true if none is an error. */
export function report(checked: readonly CheckedPath[], words: Words, print = say): boolean {
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

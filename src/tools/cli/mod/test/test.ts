import { GameError } from '../../../../kernel';
import type { Words } from '../../../../games/cults/words';
import { openMod, readJson, type Mod } from '../../../../platform/sandbox/mods';
import type { Library } from '../../../../games/cults/base-set/library';
import { readLang } from '../../process/arguments';
import { say } from '../../process/output';
import { wordsOf } from '../../words';
import { libraryWith, placesOf, readWords } from '../paths';
import { isTestFile } from './test-files';
import { runTests, type Result } from './test-run';

/** A test result with its file. */
interface Ran extends Result {
  readonly file: string;
}

function runFile(mod: Mod, file: string, library: Library): Ran[] {
  try {
    return runTests(readJson(mod.files, file, mod.manifest.id), library.book).map((result) => ({ ...result, file }));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return [{ file, name: '', error, step: 0 }];
  }
}

/** Runs all card tests of a mod in file order. */
export function testMod(mod: Mod, library: Library): Ran[] {
  const all: Ran[] = [];
  for (const file of [...mod.files.keys()].filter(isTestFile).sort()) all.push(...runFile(mod, file, library));
  return all;
}

/** Formats `FAILED my-mod/tests/a.json › It draws: step 3: …`. */
function line({ file, name, error, step }: Ran, mod: string, words: Words): string {
  const where = `${mod}/${file}${name === '' ? '' : ` › ${name}`}`;
  if (error === null) return `ok ${where}`;
  const place = step === 0 ? '' : `${words.error('testStep', { step }).replace(/\.$/, '')}: `;
  return `FAILED ${where}: ${place}${words.error(error.code, error.params)}`;
}

/** `cults mod test PATH…`: runs the card tests of mods. */
export async function testCommand(args: readonly string[]): Promise<void> {
  const { words: given, args: options } = readWords(args, { lang: 'value' });
  const places = placesOf(given, 'mod test PATH… [--lang en|pl]');
  const mods = places.map((place) => openMod(place.source));
  const library = await libraryWith(places, mods);
  const words = wordsOf(readLang(options.get('lang')), library);
  let [passed, failed] = [0, 0];
  for (const [i, mod] of mods.entries()) {
    const { path } = places[i]!;
    const results = testMod(mod, library);
    for (const result of results) say(line(result, path, words));
    if (results.length === 0) say(words.error('testNone', { value: path }));
    failed += results.filter(({ error }) => error !== null).length;
    passed += results.filter(({ error }) => error === null).length;
  }
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

import { GameError } from '../../../../kernel';
import type { Names, Words } from '../../../../games/cults/words';
import { isTestFile, openMod, readJson, type Mod } from '../../../../platform/sandbox/mods';
import type { CultsLibrary } from '../../../../games/cults/base-set/library';
import type { ScriptNote } from '../../../../games/cults/vocabulary/book';
import { runTests, ScriptCancelled, type HowToRun, type Result } from '../../../../games/cults/card-tests/run';
import { readLang } from '../../process/arguments';
import { say } from '../../process/output';
import { namesOf, wordsOf } from '../../words';
import { libraryWith, placesOf, readWords } from '../paths';
import { noteLines, traceLine } from './trace-lines';

/** A test result with its file. */
interface Ran extends Result {
  readonly file: string;
  /** The last error of a script, in its own words; empty where there was none. */
  readonly said: string;
}

/** How tests are run; `tell` is called with each note that their scripts write. */
interface HowToTest extends HowToRun {
  readonly tell?: (note: ScriptNote) => void;
}

function runFile(mod: Mod, file: string, library: CultsLibrary, { tell, ...how }: HowToTest): Ran[] {
  const ran: Ran[] = [];
  let said = '';
  library.host.onNote = (note) => {
    said = note.failed ?? said;
    tell?.(note);
  };
  const ended = (result: Result): void => {
    ran.push({ ...result, file, said });
    said = '';
  };
  try {
    runTests(readJson(mod.files, file, mod.manifest.id), library.book, { ...how, ended });
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    ran.push({ file, name: '', error, step: 0, said });
  } finally {
    library.host.onNote = null;
  }
  return ran;
}

/** Runs all card tests of a mod in file order. */
export function testMod(mod: Mod, library: CultsLibrary, how: HowToTest = {}): Ran[] {
  return [...mod.files.keys()]
    .filter(isTestFile)
    .sort()
    .flatMap((file) => runFile(mod, file, library, how));
}

/** The failure in words; for a cancelled script, the sentence of its event and its own error. */
function failureText({ error, said }: Ran, words: Words): string {
  if (error instanceof ScriptCancelled) return words.error(error.code, { found: words.event(error.event), why: said });
  return error === null ? '' : words.error(error.code, error.params);
}

/** Formats `FAILED my-mod/tests/a.json › It draws: step 3: …`. */
function line(ran: Ran, mod: string, words: Words): string {
  const { file, name, error, step } = ran;
  const where = `${mod}/${file}${name === '' ? '' : ` › ${name}`}`;
  if (error === null) return `ok ${where}`;
  const place = step === 0 ? '' : `${words.error('testStep', { step }).replace(/\.$/, '')}: `;
  return `FAILED ${where}: ${place}${failureText(ran, words)}`;
}

/** Tells everything that a test asks, answers and causes, under its name, and what scripts write with `game.log`. */
const traced = (words: Words, names: Names): HowToTest => ({
  follow(name) {
    say(`── ${name}`);
    return (one) => say(traceLine(one, words, names));
  },
  tell(note) {
    for (const text of noteLines(note, names)) say(`       · ${text}`);
  },
});

/** `cults mod test PATH…`: runs the card tests of mods. */
export async function testCommand(args: readonly string[]): Promise<void> {
  const { words: given, args: options } = readWords(args, { lang: 'value', trace: 'flag', only: 'value' });
  const places = placesOf(given, 'mod test PATH… [--trace] [--only TEXT] [--lang en|pl]');
  const mods = places.map((place) => openMod(place.source));
  const library = await libraryWith(places, mods);
  const lang = readLang(options.get('lang'));
  const words = wordsOf(lang, library);
  const how = { ...(options.has('trace') ? traced(words, namesOf(lang, library)) : {}), only: options.get('only') ?? '' };
  let [passed, failed] = [0, 0];
  for (const [i, mod] of mods.entries()) {
    const { path } = places[i]!;
    const results = testMod(mod, library, how);
    for (const result of results) say(line(result, path, words));
    if (results.length === 0) say(words.error('testNone', { value: path }));
    failed += results.filter(({ error }) => error !== null).length;
    passed += results.filter(({ error }) => error === null).length;
  }
  say(words.error('testSummary', { passed, failed }));
  if (failed > 0) process.exitCode = 1;
}

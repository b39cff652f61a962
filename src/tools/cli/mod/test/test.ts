import type { Names, Words } from '../../../../games/cults/words';
import { openMod } from '../../../../platform/sandbox/mods';
import type { CultsLibrary } from '../../../../games/cults/base-set/library';
import { failureOf, failureText } from '../../../../games/cults/card-tests/failure';
import { runModTest, testsOf, type FoundTest, type Listeners, type Ran } from '../../../../games/cults/card-tests/mod-tests';
import { readLang } from '../../process/arguments';
import { say } from '../../process/output';
import { namesOf, wordsOf } from '../../words';
import { libraryWith, placesOf, readWords } from '../paths';
import { noteLines, traceLine } from './trace-lines';

/** Formats `FAILED my-mod/tests/a.json › It draws: step 3: …`. */
function line(ran: Ran, mod: string, words: Words): string {
  const { file, name } = ran;
  const failure = failureOf(ran);
  // Errors are whole sentences; here they are the beginning of one.
  const came = words.error(failure === null ? 'testPassed' : 'testFailed', {}).replace(/\.$/, '');
  const where = `${mod}/${file}${name === '' ? '' : ` › ${name}`}`;
  return failure === null ? `${came} ${where}` : `${came} ${where}: ${failureText(failure, words)}`;
}

/** Tells everything that a test asks, answers and causes, under its name, and what scripts write with `game.log`. */
function traced({ name }: FoundTest, words: Words, names: Names): Listeners {
  say(`── ${name}`);
  return {
    follow: (one) => say(traceLine(one, words, names)),
    tell(note) {
      for (const text of noteLines(note, names)) say(`       · ${text}`);
    },
  };
}

/** Runs the tests whose name has a text, and tells the result of each. */
function runAll(
  tests: readonly FoundTest[],
  library: CultsLibrary,
  { only, listen, tell }: { only: string; listen: (test: FoundTest) => Listeners; tell: (ran: Ran) => void },
): readonly Ran[] {
  return tests
    .filter((test) => 'broken' in test || test.name.toLowerCase().includes(only.toLowerCase()))
    .map((test) => {
      const ran = runModTest(test, library, listen(test));
      tell(ran);
      return ran;
    });
}

/** `cults mod test PATH…`: runs the card tests of mods. */
export async function testCommand(args: readonly string[]): Promise<void> {
  const { words: given, args: options } = readWords(args, { lang: 'value', trace: 'flag', only: 'value' });
  const places = placesOf(given, 'mod test PATH… [--trace] [--only TEXT] [--lang en|pl]');
  const mods = places.map((place) => openMod(place.source));
  const library = await libraryWith(places, mods);
  const lang = readLang(options.get('lang'));
  const words = wordsOf(lang, library);
  const only = options.get('only') ?? '';
  const listen = (test: FoundTest): Listeners => (options.has('trace') ? traced(test, words, namesOf(lang, library)) : {});
  let [passed, failed] = [0, 0];
  for (const [i, mod] of mods.entries()) {
    const { path } = places[i]!;
    const results = runAll(testsOf(mod), library, { only, listen, tell: (ran) => say(line(ran, path, words)) });
    if (results.length === 0) say(words.error('testNone', { value: path }));
    failed += results.filter(({ error }) => error !== null).length;
    passed += results.filter(({ error }) => error === null).length;
  }
  say(words.error('testSummary', { passed, failed }));
  if (failed > 0) process.exitCode = 1;
}

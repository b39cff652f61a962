import '../words/all';
import { GameError, isRecord } from '../../../kernel';
import type { Mod } from '../../../platform/sandbox/mods';
import type { Start } from '../../../platform/session/session';
import type { CultsLibrary } from '../base-set/library';
import { failureOf, failureText } from '../card-tests/failure';
import { runModTest, testsOf, type FoundTest, type ModTest, type Ran } from '../card-tests/mod-tests';
import { namesFrom, wordsFor } from '../words';
import { named, type WrittenAnswer } from './lead';
import type { BenchCourse } from './course';

/** The result of a card test as it crosses to the page. */
export interface TestRan {
  /** Why it failed; null if it passed. */
  readonly why: { readonly en: string; readonly pl: string } | null;
  /** Where it ended, and the card that it is about; null if it did not begin. */
  readonly ended: (BenchCourse & { readonly card: string }) | null;
}

/** The card tests of a mod in the order in which they run. */
export const listedTests = (library: CultsLibrary, mod: string): readonly ModTest[] =>
  testsOf(modIn(library, mod)).map(({ file, at, name }) => ({ file, at, name }));

/** Runs the test that stands at this place of a file. */
export function ranTest(library: CultsLibrary, mod: string, file: string, at: number): TestRan {
  const test = testsOf(modIn(library, mod)).find((one) => one.file === file && one.at === at);
  if (test === undefined) throw new GameError('testNone', { value: file });
  const answers: WrittenAnswer[] = [];
  let hasBegun = false;
  const ran = runModTest(test, library, {
    follow(traced) {
      hasBegun = true;
      if (traced.what !== 'answered') return;
      const { decision, ids } = traced;
      const options = decision.options.filter(({ id }) => ids.includes(id)).map(named);
      answers.push({ kind: decision.kind, seat: decision.seat, options });
    },
  });
  const start = hasBegun ? startOf(test) : null;
  const ended = start === null ? null : { start, answers, card: cardOf(test, library, mod) };
  return { why: whyOf(ran, library), ended };
}

/** Worded here: the page has no words for tools. */
function whyOf(ran: Ran, { printed }: CultsLibrary): TestRan['why'] {
  const failure = failureOf(ran);
  if (failure === null) return null;
  const inLang = (lang: 'en' | 'pl'): string =>
    failureText(
      failure,
      wordsFor(
        lang,
        namesFrom(lang, (id) => printed.get(id)),
      ),
    );
  return { en: inLang('en'), pl: inLang('pl') };
}

/** The mod among those in play; refuses a mod that did not load with what is wrong with it. */
function modIn({ mods, leftOut }: CultsLibrary, id: string): Mod {
  const found = mods.find(({ manifest }) => manifest.id === id);
  if (found !== undefined) return found;
  const [problem] = leftOut.find((one) => one.id === id || one.id === '')?.problems ?? [];
  throw new GameError(problem?.code ?? 'noModHere', problem?.params ?? { value: id });
}

function startOf(test: FoundTest): Start | null {
  const written = 'written' in test ? test.written : null;
  if (!isRecord(written)) return null;
  const { scenario, config } = written;
  return scenario === undefined ? { config } : { scenario };
}

/** What the file is called after, else what the test names first, else what the mod declares first. */
function cardOf({ file, ...test }: FoundTest, { book }: CultsLibrary, mod: string): string {
  const { cards, cults, rules } = book.book;
  const all = [...cards.map(({ id }) => id), ...cults.map(({ id }) => id), ...rules.flatMap(({ source }) => source ?? [])];
  const own = all.filter((id) => id.startsWith(`${mod}:`));
  const called = file.replace(/^.*\//, '').replace(/(-\d+)?(\.test)?\.json$/, '');
  const text = JSON.stringify(test);
  return (
    own.find((id) => id.slice(id.search(/[:/][^/]*$/) + 1).replace(/\.js$/, '') === called) ??
    own.find((id) => text.includes(`"${id}"`)) ??
    own[0] ??
    ''
  );
}

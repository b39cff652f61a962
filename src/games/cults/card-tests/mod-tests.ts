import { GameError, Reader } from '../../../kernel';
import { isTestFile, readJson, type Mod } from '../../../platform/sandbox/mods';
import type { CultsLibrary } from '../base-set/library';
import type { ScriptNote } from '../vocabulary/book';
import { runTest, type Result } from './run';
import type { Follow } from './trace';

/** A card test of a mod: its file, and its place from 0 among the tests of that file. */
export interface ModTest {
  readonly file: string;
  readonly at: number;
  /** Empty if the test has none, or if its file cannot be read. */
  readonly name: string;
}

/** A test as its file has it, or why the file cannot be read. */
export type FoundTest = ModTest & ({ readonly written: unknown } | { readonly broken: GameError });

/** A test result with its place. */
export interface Ran extends Result, ModTest {
  /** The last error of a script, in its own words; empty where there was none. */
  readonly said: string;
}

/** Who listens while a test runs. */
export interface Listeners {
  /** Called with everything that is asked, answered and happens. */
  readonly follow?: Follow;
  /** Called with each note that scripts write. */
  readonly tell?: (note: ScriptNote) => void;
}

const MOST_IN_FILE = 500;

/** All card tests of a mod, in the order of files and within them. A file that cannot be read is one test, which fails. */
export function testsOf(mod: Mod): FoundTest[] {
  return [...mod.files.keys()]
    .filter(isTestFile)
    .sort()
    .flatMap((file) => testsIn(mod, file));
}

function testsIn(mod: Mod, file: string): FoundTest[] {
  try {
    const doc = readJson(mod.files, file, mod.manifest.id);
    const reader = new Reader(doc, '');
    const tests = Array.isArray(doc) ? reader.items(MOST_IN_FILE) : [reader];
    return tests.map(({ value }, at) => ({ file, at, name: nameOf(value), written: value }));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return [{ file, at: 0, name: '', broken: error }];
  }
}

function nameOf(test: unknown): string {
  const { name } = (test ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** Runs one test. `library` has the mod in play. */
export function runModTest(test: FoundTest, { book, host }: CultsLibrary, { follow, tell }: Listeners = {}): Ran {
  const { file, at, name } = test;
  if ('broken' in test) return { file, at, name, error: test.broken, step: 0, said: '' };
  let said = '';
  host.onNote = (note) => {
    said = note.failed ?? said;
    tell?.(note);
  };
  try {
    return { ...runTest(test.written, book, follow), file, at, said };
  } finally {
    host.onNote = null;
  }
}

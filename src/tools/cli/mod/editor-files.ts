import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GameError } from '../../../kernel';
import { projectRoot } from '../../project-root';
import { readLang } from '../process/arguments';
import { say } from '../process/output';
import { schemaNamed } from '../schemas/schema';
import { wordsOf } from '../words';
import { placesOf, readWords } from './paths';
import { SCRIPT_OPTIONS } from './types';

/** What lets a plain editor find a wrong field while an author writes: types for scripts, schemas for JSON. The game never reads it. */

const JSCONFIG = {
  compilerOptions: SCRIPT_OPTIONS,
  include: ['**/*.js', '.cults/*.d.ts'],
};

/** Which schema lies in which file. */
const SCHEMAS = { mod: 'mod', cardTests: 'tests', puzzle: 'puzzle', lesson: 'lesson' };

const typesOf = (file: string): string => readFileSync(join(projectRoot(), 'mods', file), 'utf8');

/** All files by path in the mod. */
export const editorFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['jsconfig.json', `${JSON.stringify(JSCONFIG, null, 2)}\n`],
    ['.cults/cults.d.ts', `${typesOf('api.d.ts')}\n${typesOf('api-effects.d.ts')}`],
    ...Object.entries(SCHEMAS).map(
      ([name, file]) => [`.cults/${file}.schema.json`, `${JSON.stringify(schemaNamed(name))}\n`] as const,
    ),
  ]);

export function writeFiles(folder: string, files: ReadonlyMap<string, string>, flag: 'w' | 'wx'): void {
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { flag });
    }
  } catch (error) {
    throw new GameError('fileNotWritten', { path: folder, why: error instanceof Error ? error.message : String(error) });
  }
}

/** `cults mod types PATH…`: writes the types and schemas for editors into the folders of mods. */
export function typesCommand(args: readonly string[]): void {
  const { words: given, args: options } = readWords(args, { lang: 'value' });
  const words = wordsOf(readLang(options.get('lang')));
  for (const { path } of placesOf(given, 'mod types PATH… [--lang en|pl]')) {
    if (statSync(path).isFile()) throw new GameError('notAFolder', { value: path });
    const files = editorFiles();
    writeFiles(path, files, 'w');
    for (const file of files.keys()) say(join(path, file));
    say(words.error('typesWritten', { value: path }));
  }
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GameError } from '../../../kernel';
import { openMod } from '../../../platform/sandbox/mods';
import { readLang } from '../process/arguments';
import { say } from '../process/output';
import { wordsOf } from '../words';
import { readWords } from './paths';
import { filesOfNewMod } from './template';

/** `cults mod new ID`: creates a folder of that name, in the current one or in `--dir`, with a mod that passes all checks. */
export function newCommand(args: readonly string[]): void {
  const { words: given, args: options } = readWords(args, { dir: 'value', lang: 'value' });
  const [id, ...more] = given;
  if (id === undefined || more.length > 0) throw new GameError('toolNeedsId', { usage: 'mod new ID [--dir PATH]' });
  const files = filesOfNewMod(id);
  const encoder = new TextEncoder();
  // Check before writing anything: the id must be valid in a manifest.
  openMod({ origin: id, content: new Map([...files].map(([path, text]) => [path, encoder.encode(text)])) });
  const folder = join(options.get('dir') ?? '.', id);
  if (existsSync(folder)) throw new GameError('folderExists', { value: folder });
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { flag: 'wx' });
    }
  } catch (error) {
    throw new GameError('fileNotWritten', { path: folder, why: error instanceof Error ? error.message : String(error) });
  }
  for (const path of files.keys()) say(join(folder, path));
  say(wordsOf(readLang(options.get('lang'))).error('modMade', { value: id, folder }));
}

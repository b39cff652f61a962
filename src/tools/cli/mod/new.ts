import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GameError } from '../../../kernel';
import { openMod } from '../../../platform/sandbox/mods';
import { readLang } from '../process/arguments';
import { say } from '../process/output';
import { wordsOf } from '../words';
import { editorFiles, writeFiles } from './editor-files';
import { readWords } from './paths';
import { filesOfNewMod, NEW_KINDS, type NewKind } from './template';

function readKind(value: string | undefined): NewKind | undefined {
  if (value === undefined) return undefined;
  const kind = NEW_KINDS.find((known) => known === value);
  if (kind === undefined) throw new GameError('unknownId', { path: '--kind', value, known: NEW_KINDS });
  return kind;
}

/** `cults mod new ID`: creates a folder of that name, in the current one or in `--dir`, with a mod that passes all checks. */
export function newCommand(args: readonly string[]): void {
  const { words: given, args: options } = readWords(args, { dir: 'value', kind: 'value', lang: 'value' });
  const [id, ...more] = given;
  if (id === undefined || more.length > 0)
    throw new GameError('toolNeedsId', { usage: 'mod new ID [--kind KIND] [--dir PARENT]' });
  const folder = join(options.get('dir') ?? '.', id);
  const files = filesOfNewMod(id, readKind(options.get('kind')), folder);
  const encoder = new TextEncoder();
  // Check before writing anything: the id must be valid in a manifest.
  openMod({ origin: id, content: new Map([...files].map(([path, text]) => [path, encoder.encode(text)])) });
  if (existsSync(folder)) throw new GameError('folderExists', { value: folder });
  const all = new Map([...files, ...editorFiles()]);
  writeFiles(folder, all, 'wx');
  for (const path of all.keys()) say(join(folder, path));
  say(wordsOf(readLang(options.get('lang'))).error('modMade', { value: id, folder }));
}

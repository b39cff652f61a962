import { writeFileSync } from 'node:fs';
import { GameError } from '../../../kernel';
import { packMod } from '../../../platform/sandbox/mods';
import { readLang } from '../process/arguments';
import { complain, sayJson } from '../process/output';
import { wordsOf } from '../words';
import { checkMods, report } from './check';
import { placesOf, readWords } from './paths';

/** `cults mod pack PATH`: writes a reproducible zip of a mod without errors. */
export async function packCommand(args: readonly string[]): Promise<void> {
  const usage = 'mod pack PATH [--out FILE] [--lang en|pl]';
  const { words: given, args: options } = readWords(args, { out: 'value', lang: 'value' });
  const [place, ...more] = placesOf(given, usage);
  if (place === undefined || more.length > 0) throw new GameError('toolNeedsPath', { usage });
  const lang = readLang(options.get('lang'));
  const checked = await checkMods([place], lang);
  const [{ mod }] = checked as [(typeof checked)[number]];
  if (!report(checked, wordsOf(lang), complain) || mod === null) {
    process.exitCode = 1;
    return;
  }
  const { name, bytes, pin } = packMod(mod);
  const file = options.get('out') ?? name;
  try {
    writeFileSync(file, bytes);
  } catch (error) {
    throw new GameError('fileNotWritten', { path: file, why: error instanceof Error ? error.message : String(error) });
  }
  sayJson({ file, bytes: bytes.length, pin });
}

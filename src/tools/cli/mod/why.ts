import { whyOrder } from '../../../platform/sandbox/mods';
import { openLibrary } from '../../../games/cults/base-set/library';
import { readArguments, readLang } from '../process/arguments';
import { sourcesFor } from '../mod-disk';
import { wordsOf } from '../words';
import { say } from '../process/output';

/** `cults mod why`: prints the load order of mods with reasons, and the problems of those that do not load. */
export async function whyCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { mods: 'value', lang: 'value' });
  const words = wordsOf(readLang(given.get('lang')));
  const library = await openLibrary(sourcesFor(given.get('mods')));
  const loaded = library.mods.map((mod) => mod.manifest);
  loaded.forEach(({ id, version }, i) => {
    say(`${i + 1}. ${id} ${version}`);
    for (const { code, params } of whyOrder({ loaded, refused: library.leftOut }, id)) say(`   ${words.error(code, params)}`);
  });
  for (const { id, origin, problems } of library.leftOut) {
    say(words.error('modLeftOut', { value: id === '' ? origin : id }));
    for (const { code, params } of problems) say(`   ${words.error(code, params)}`);
  }
  if (library.leftOut.length > 0) process.exitCode = 1;
}

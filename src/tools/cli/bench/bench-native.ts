import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CardBook, ScriptCall, ScriptHost } from '../../../games/cults/rules';
import type { ModScripts } from '../../../games/cults/vocabulary/book';
import { CULTS_GUEST } from '../../../games/cults/vocabulary/guest';
import { programOf, unpack } from '../../../platform/sandbox/guest/program';

/** What the guest's card API (code/guest.js) hands to its host. */
interface NativeApi {
  readonly api: object;
  seats(names: string): void;
  types(names: string): void;
  opened(store: string): void;
  kept(): string;
  settings(text: string): void;
  run(script: number, me: number): number;
}

type Make = (host: (first: number, second?: number) => number, internalError: object) => NativeApi;

/** Global name under which the module `cults` finds the card makers while V8 imports a mod. */
const MAKERS = 'cultsOfTheBench';

/** Imports a mod's files with V8, from a temporary folder in which `cults` is a package. */
async function importAll({ files, entries }: ModScripts, cults: object): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cults-native-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    write('package.json', '{"type":"module"}');
    write('node_modules/cults/package.json', '{"type":"module","exports":"./index.js"}');
    write('node_modules/cults/index.js', `export const { ${CULTS_GUEST.makers.join(', ')} } = globalThis.${MAKERS};`);
    for (const [path, text] of files) write(path, text);
    Object.defineProperty(globalThis, MAKERS, { value: cults, configurable: true });
    for (const path of entries) await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
  } finally {
    Reflect.deleteProperty(globalThis, MAKERS);
    rmSync(folder, { recursive: true });
  }
}

/** Runs the same scripts in V8 without a sandbox, as the reference for the sandbox's cost. Never use it for mods of others. */
export async function nativeHost(mod: ModScripts, book: CardBook): Promise<ScriptHost> {
  // oxlint-disable-next-line typescript/no-implied-eval -- the very same text that the guest runs, from our own files
  const make = new Function(`return ${programOf(CULTS_GUEST)}`)() as Make;
  let current: ScriptCall = () => -1;
  const guest = make((first, second) => unpack(current, first, second), Error);
  await importAll(mod, guest.api);
  guest.types(
    book.cards
      .filter((card) => ['starting', 'guardian', 'action', 'disorganization'].includes(card.kind))
      .map((card) => card.id)
      .join(','),
  );
  const told = { seats: '', store: '{}', settings: '{}' };
  return {
    run(_card, script, seats, me, call, papers) {
      const names = seats.join(',');
      if (names !== told.seats) guest.seats(names);
      if (papers.store !== told.store) guest.opened(papers.store);
      if (papers.settings !== told.settings) guest.settings(papers.settings);
      current = call;
      guest.run(script, me);
      if (papers.wrote) papers.store = guest.kept();
      Object.assign(told, { seats: names, store: papers.store, settings: papers.settings });
      return null;
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameError } from '../../../kernel';
import { projectRoot } from '../../project-root';
import { newGuest } from '../../../games/cults/vocabulary/guest';
import { checkSource } from '../../../platform/sandbox/source/source';
import { abilityFile, loadFile } from '../mod/attack/attack-files';

/** Where the corpora of hostile scripts and mods lie. */
const CORPORA = ['tests/platform/sandbox/guest/hostile', 'tests/attacks/mods'];
const ROOT = projectRoot();

function scripts(): [name: string, source: string][] {
  return CORPORA.flatMap((corpus) =>
    readdirSync(join(ROOT, corpus), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .flatMap((path): [string, string][] => {
        const body = readFileSync(join(ROOT, corpus, path), 'utf8');
        // A mod is run as it is; a script is run both when its file is loaded and as an ability.
        if (corpus !== CORPORA[0]) return [[path, body]];
        return [
          [`${path} as load`, loadFile(body)],
          [`${path} as ability`, abilityFile(body)],
        ];
      }),
  );
}

const timed = (act: () => void): number => {
  const begun = performance.now();
  act();
  return performance.now() - begun;
};

/** The longest single load or function call of a file, in milliseconds. */
async function longestOf(source: string): Promise<number> {
  const guest = await newGuest(checkSource);
  let functions = 0;
  let longest = timed(() => {
    try {
      functions = guest.load('cards/hostile.js', () => source).split('"do":"script"').length - 1;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
    }
  });
  if (guest.broken || functions === 0) return longest;
  guest.seal(['hostile']);
  for (let script = 0; script < functions; script++) {
    const papers = { settings: '{}', store: '{}', wrote: false };
    longest = Math.max(
      longest,
      timed(() => void guest.run(script, 'cards/hostile.js', ['cthulhu', 'hastur'], 0, () => 1, papers)),
    );
  }
  return longest;
}

/** Runs per file; the fastest counts, because other processes disturb the measurement. */
const TRIES = 3;

/** The longest single call or load of any hostile script, and which one it is. */
export async function worstScript(): Promise<{ readonly ms_worst_script: number; readonly worst_script: string }> {
  let [worst, name] = [0, ''];
  for (const [path, source] of scripts()) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES; i++) least = Math.min(least, await longestOf(source));
    if (least > worst) [worst, name] = [least, path];
  }
  return { ms_worst_script: Math.round(worst), worst_script: name };
}

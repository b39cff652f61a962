import { openAsk } from '../../../src/kernel';
import type { CultsSession } from '../../../src/games/cults/game';
import { join } from 'node:path';
import { RandomBot } from '../../../src/platform/bots';
import { readModFrom } from '../../../src/tools/cli/mod-disk';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { openExactly, openLibrary, type CultsLibrary } from '../../../src/games/cults/base-set/library';
import type { ModFiles, ModSource } from '../../../src/platform/sandbox/mods';

const EXAMPLES = join(import.meta.dirname, '../../../mods/examples');

/** An example mod, with some of its files put in the place of others. */
export function example(id: string, changes: Readonly<Record<string, string | Uint8Array | null>> = {}): ModSource {
  return { origin: id, content: changed(readModFrom(join(EXAMPLES, id)).content as ModFiles, changes) };
}

function changed(files: ModFiles, changes: Readonly<Record<string, string | Uint8Array | null>>): ModFiles {
  const all = new Map(files);
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) all.delete(path);
    else all.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }
  return all;
}

export const textIn = (source: ModSource, path: string): string =>
  new TextDecoder().decode((source.content as ModFiles).get(path));

export const withExamples = (...ids: readonly string[]): Promise<CultsLibrary> => openLibrary(ids.map((id) => example(id)));

/** The present base set with some of its files changed: what an update of the game may bring. */
export function updatedBase(
  changes: Readonly<Record<string, string | null>>,
  ...mods: readonly ModSource[]
): Promise<CultsLibrary> {
  const { files } = baseLibrary().mods[0]!;
  return openExactly([{ origin: 'base', content: changed(files, changes), bundled: true }, ...mods]);
}

/** Answers at random so many times, or to the end. */
export function playOn(session: CultsSession, seed: string, answers = Infinity): CultsSession {
  const bot = new RandomBot(seed);
  for (let i = 0; i < answers && session.decision !== null; i++) {
    const { options } = session.decision;
    session.answer(bot.choose(openAsk(session.state)!).map((at) => options[at]!.id));
  }
  return session;
}

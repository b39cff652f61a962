import '../../../../src/platform/sandbox/quickjs/browser';
import type { CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { openExamples, playGame, type GameSpec, type PlayedGame } from '../../support/replays';

/** Zips of the example mods, by name. */
export type Zips = Readonly<Record<string, Uint8Array>>;

export interface Job {
  readonly games: readonly GameSpec[];
  readonly zips: Zips;
}

async function play({ games, zips }: Job): Promise<PlayedGame[]> {
  const libraries = new Map<string, CultsLibrary>();
  const played: PlayedGame[] = [];
  for (const game of games) {
    const key = game.mods.join(',');
    const library = libraries.get(key) ?? (await openExamples(game.mods, (name) => ({ origin: name, content: zips[name]! })));
    libraries.set(key, library);
    played.push(playGame(game, library));
  }
  return played;
}

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  play(data).then(
    (played) => postMessage({ played }),
    (error: unknown) => postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

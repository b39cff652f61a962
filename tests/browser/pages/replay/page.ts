import type { GameSpec, PlayedGame } from '../../support/replays';
import type { Job } from './worker';

declare global {
  /** Plays games in a Worker, as the game's own page does. Mods come as zips in base 64. */
  var playGames: (games: readonly GameSpec[], zips: Readonly<Record<string, string>>) => Promise<PlayedGame[]>;
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

globalThis.playGames = (games, zips) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const job: Job = { games, zips: Object.fromEntries(Object.entries(zips).map(([name, text]) => [name, bytesOf(text)])) };
  return new Promise<PlayedGame[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ played?: PlayedGame[]; error?: string }>) =>
      data.played === undefined ? reject(new Error(data.error)) : resolve(data.played);
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
};

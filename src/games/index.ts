import { GameError } from '../kernel';
import type { Game } from '../platform/session/game';
import { FIRST_GAME } from './first-game';

/** All games. Only here do users of the platform choose one; each is loaded on first use. */
export const GAMES = {
  cults: async () => (await import('./cults/game')).cultsGame,
} as const satisfies Readonly<Record<string, () => Promise<Game>>>;

const registered = new Map<string, () => Promise<Game>>(Object.entries(GAMES));

/** Adds a game; tests register games of their own. */
export function register(name: string, load: () => Promise<Game>): void {
  registered.set(name, load);
}

export function gameNamed(name: string = FIRST_GAME): Promise<Game> {
  const load = registered.get(name);
  if (load === undefined) throw new GameError('unknownGame', { path: '--game', value: name, known: [...registered.keys()] });
  return load();
}

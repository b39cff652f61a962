import type { Save } from '../../session/saving';
import type { Stamp } from '../journal';
import { storage } from './database';

const GAME = 'autosave';
/** What the title reads: it need not know the game itself. */
const NOTE = 'autosave-note';

/** Where a game stands, for the title. */
export interface Whereabouts {
  readonly round: number;
  readonly rounds: number;
  readonly cult: string;
}

/** What the browser keeps: the game itself, the mods that its table was opened with, and where it stands. */
export interface KeptGame {
  readonly save: Save;
  readonly mods: readonly string[];
  readonly at: Whereabouts;
  readonly stamp: Stamp;
}

/** What a page may know of the game that the browser keeps. */
export interface Note {
  readonly mods: readonly string[];
  readonly at?: Whereabouts;
}

/** A game as it was found: nothing in it has been checked. */
export interface Found {
  readonly save: unknown;
  /** Null: an older version of the page has kept it. */
  readonly stamp: Stamp | null;
}

export const keepGame = (game: KeptGame): Promise<unknown> =>
  storage.put({ [GAME]: game, [NOTE]: { mods: game.mods, at: game.at } });

export const forgetGame = (): Promise<unknown> => storage.remove([GAME, NOTE]);

/** The note on the game that is kept; null: there is none. */
export async function keptNote(): Promise<Note | null> {
  const found = (await storage.get(NOTE)) ?? (await storage.get(GAME));
  return found === undefined ? null : noteOf(found);
}

/** The game that is kept, unread: what is wrong with it shows when it is restored. */
export async function keptGame(): Promise<Found | null> {
  const found = await storage.get(GAME);
  if (found === undefined) return null;
  const { save, stamp } = fieldsOf<KeptGame>(found);
  const isStamp = typeof stamp?.game === 'string' && typeof stamp.count === 'number';
  return { save, stamp: isStamp ? stamp : null };
}

function noteOf(found: unknown): Note {
  const { mods, at } = fieldsOf<KeptGame>(found);
  return {
    mods: Array.isArray(mods) ? mods.filter((mod): mod is string => typeof mod === 'string') : [],
    ...(typeof at?.round === 'number' && typeof at.rounds === 'number' ? { at } : {}),
  };
}

const fieldsOf = <T>(found: unknown): Partial<T> => (typeof found === 'object' && found !== null ? found : {});

import type { Save } from '../../session/saving';
import type { Stamp } from '../journal';
import { storage } from './database';

const GAME = 'autosave';
/** Key of the note for the title screen, which must not read the game itself. */
const NOTE = 'autosave-note';

/** Where a game stands, for the title screen. */
export interface Whereabouts {
  readonly round: number;
  readonly rounds: number;
  readonly cult: string;
}

/** What the browser stores: the save, the mods of its table, and where it stands. */
export interface KeptGame {
  readonly save: Save;
  readonly mods: readonly string[];
  readonly at: Whereabouts;
  readonly stamp: Stamp;
}

/** What a page may know of the stored game. */
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

/** The note on the stored game; null if there is none. */
export async function keptNote(): Promise<Note | null> {
  const found = (await storage.get(NOTE)) ?? (await storage.get(GAME));
  return found === undefined ? null : noteOf(found);
}

/** The stored game, unchecked; restoring it reports what is wrong. */
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

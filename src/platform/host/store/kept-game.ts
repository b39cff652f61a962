import type { Whereabouts } from '../../session/game';
import type { Save } from '../../session/saving';
import type { Pin } from '../../sandbox/mods';
import type { Stamp } from '../journal';
import { storage } from './database';

const GAME = 'autosave';
/** Key of the note for the title screen, which must not read the game itself. */
const NOTE = 'autosave-note';

/** What the browser stores: the save, the mods of its table, the exact versions in play, and where it stands. */
export interface KeptGame {
  readonly save: Save;
  readonly mods: readonly string[];
  readonly pins: readonly Pin[];
  /** Undefined in a game without rounds. */
  readonly at: Whereabouts | undefined;
  readonly stamp: Stamp;
}

/** What a page may know of the stored game. */
export interface Note {
  readonly mods: readonly string[];
  /** Missing if an older version of the page has stored the game. */
  readonly pins?: readonly Pin[];
  readonly at?: Whereabouts;
}

/** A game as it was found: nothing in it has been checked. */
export interface FoundGame {
  readonly save: unknown;
  /** Null: an older version of the page has kept it. */
  readonly stamp: Stamp | null;
}

export const keepGame = (game: KeptGame): Promise<unknown> =>
  storage.put({ [GAME]: game, [NOTE]: { mods: game.mods, pins: game.pins, at: game.at } });

export const forgetGame = (): Promise<unknown> => storage.remove([GAME, NOTE]);

/** The note on the stored game; null if there is none. */
export async function keptNote(): Promise<Note | null> {
  const found = (await storage.get(NOTE)) ?? (await storage.get(GAME));
  return found === undefined ? null : noteOf(found);
}

/** The stored game, unchecked; restoring it reports what is wrong. */
export async function keptGame(): Promise<FoundGame | null> {
  const found = await storage.get(GAME);
  if (found === undefined) return null;
  const { save, stamp } = fieldsOf<KeptGame>(found);
  const isStamp = typeof stamp?.game === 'string' && typeof stamp.count === 'number';
  return { save, stamp: isStamp ? stamp : null };
}

function noteOf(found: unknown): Note {
  const { mods, pins, at } = fieldsOf<KeptGame>(found);
  return {
    mods: Array.isArray(mods) ? mods.filter((mod): mod is string => typeof mod === 'string') : [],
    ...(Array.isArray(pins) ? { pins: pins.filter(isPin) } : {}),
    ...(typeof at?.round === 'number' && typeof at.rounds === 'number' ? { at } : {}),
  };
}

/** Whether a value names a mod in one exact version. */
export const isPin = (found: unknown): found is Pin => {
  const { id, version, hash } = fieldsOf<Pin>(found);
  return [id, version, hash].every((field) => typeof field === 'string');
};

const fieldsOf = <T>(found: unknown): Partial<T> => (typeof found === 'object' && found !== null ? found : {});

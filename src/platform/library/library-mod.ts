import type { Manifest, Pin } from '../sandbox/mods';

/** How a mod came into the library: with the game, or by the player's own act. */
export type ModOrigin = 'bundled' | 'file' | 'address' | 'link' | 'save' | 'workshop';

/** A version of a mod in the library. */
export interface LibraryMod {
  readonly pin: Pin;
  readonly manifest: Manifest;
  /** Bytes of all files, unpacked. */
  readonly size: number;
  /** How many files it has. */
  readonly files: number;
  readonly from: ModOrigin;
  /** The address from which it was fetched. */
  readonly address?: string;
  /** The address of the index that named it. */
  readonly index?: string;
  /** Whether new games use this version; others stay for the games that were begun with them. */
  readonly isCurrent: boolean;
  /** Whether the player need not be told any more what it changes: the game or the player brought it, or the player has read it. */
  readonly isKnown: boolean;
  /** False if the browser could not store it: it is gone when the page is closed. */
  readonly isStored: boolean;
}

/** A version of a mod as it is stored, without its files. */
export interface StoredMod extends Omit<LibraryMod, 'isCurrent' | 'isStored'> {
  /** When the player last chose this version, in milliseconds; of all versions of a mod the last chosen one is current. */
  readonly chosen: number;
}

/** As players look for them: what they made or added themselves, then what comes with the game. */
export const ownFirst = (mods: readonly LibraryMod[]): readonly LibraryMod[] => [
  ...mods.filter(({ from }) => from !== 'bundled'),
  ...mods.filter(({ from }) => from === 'bundled'),
];

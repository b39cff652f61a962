import type { Option } from '../../kernel';

/** Where an option is offered: on the board, as a tile in the tray, as a row of a menu at a place, or as a plain button. */
export type Spot = BoardSpot | TileSpot | RowSpot | ButtonSpot;

/** A piece or an empty field of the board. */
export interface BoardSpot {
  readonly on: 'board';
  /** The name that the game's board gives it. */
  readonly place: string;
}

export interface TileSpot {
  readonly on: 'tile';
  readonly look: TileFace;
  /** The tile's form, where its look does not determine it. */
  readonly form?: TileForm;
  /** Tiles of one group stand together on one plate. */
  readonly group?: string;
  /** Tiles with the same key are one tile that leads to several options; without a key a tile stands for its option. */
  readonly key?: string;
}

/** One row of the menu beside a place. */
export interface RowSpot {
  readonly on: 'row';
  readonly at: string;
  readonly row: string;
}

export interface ButtonSpot {
  readonly on: 'button';
}

/** How a tile of the tray looks. */
export type TileForm = 'card' | 'ability' | 'token' | 'die' | 'turn' | 'piece' | 'words' | 'choice' | 'pass' | 'refused';

/** What a tile shows; a frame may bear the colours of a seat. */
export type TileFace =
  | { readonly card: string }
  | { readonly frame: string; readonly seat?: string }
  | { readonly words: string };

export const board = (place: string): BoardSpot => ({ on: 'board', place });
export const tile = (look: TileFace, more: Pick<TileSpot, 'form' | 'group' | 'key'> = {}): TileSpot => ({
  on: 'tile',
  look,
  ...more,
});
export const BUTTON: ButtonSpot = { on: 'button' };

/** Spots with the same key are one spot that leads to several options. */
export function keyOf(spot: Spot, option: Option): string {
  switch (spot.on) {
    case 'board':
      return spot.place;
    case 'row':
      return `${spot.at}:${spot.row}`;
    case 'tile':
      return `tile:${spot.key ?? option.id}`;
    case 'button':
      return `button:${option.id}`;
  }
}

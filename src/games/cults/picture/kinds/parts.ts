import { board, tile, type BoardSpot, type Spot, type TileSpot } from '../../../../platform/prompts/spots';
import type { District, Token } from '../../contract/ids';
import type { Option, TableView } from '../../contract/view-types';
import type { BoardLayer } from '../board/pieces';

/** Shared by the pictures of several decision kinds. */

export const passes = (options: readonly Option[]): boolean => options.some(({ pass }) => pass === true);

/** The district of the Plan, Confrontation or Terror in progress. */
export const sceneOf = (view: TableView): string => view.fight?.district ?? view.turn?.district ?? '';

/** The Ritual or the Dominance marker of a district that an option means: the option tells which one it is. */
export const ritualSpot = (district: District, { at }: { readonly at: number }): BoardSpot => board(`${district}/ritual/${at}`);
export const dominanceSpot = (district: District, { at }: { readonly at: number }): BoardSpot =>
  board(`${district}/dominance/${at}`);

interface OfCard {
  readonly card: string;
}
interface OfToken {
  readonly token: Token;
}

export const cardTile = ({ card }: OfCard): TileSpot => tile({ card });

/** The tile of a token; equal ones are grouped. */
function tokenTile({ token }: OfToken): TileSpot {
  const frame = `token-${token}`;
  return tile({ frame }, { form: 'token', group: frame });
}

export const cardStages = (option: OfCard): readonly Spot[] => [cardTile(option)];
export const tokenStages = (option: OfToken): readonly Spot[] => [tokenTile(option)];
export const itemStages = (option: OfCard | OfToken): readonly Spot[] => [
  'card' in option ? cardTile(option) : tokenTile(option),
];

/** The layers of a cult's marker. */
export const marker = (shape: string, size: number, y: number): readonly BoardLayer[] => [
  { frame: shape, tint: 'cult' },
  { frame: `${shape}-trim` },
  { frame: 'emblem', size, y },
];

import { board, tile, type BoardSpot, type Spot, type TileSpot } from '../../../../platform/prompts/spots';
import type { Option, TableView } from '../../contract/view-types';
import type { Layer } from '../board/pieces';

/** Shared by the pictures of several decision kinds. */

export const text = (option: Option | undefined, key: string): string => {
  const value = option?.[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
export const number = (option: Option | undefined, key: string): number => {
  const value = option?.[key];
  return typeof value === 'number' ? value : 0;
};
export const total = (options: readonly Option[], key: string): number =>
  options.reduce((sum, option) => sum + number(option, key), 0);

export const passes = (options: readonly Option[]): boolean => options.some(({ pass }) => pass === true);

/** The district of the Plan, Confrontation or Terror in progress. */
export const sceneOf = (view: TableView): string => view.fight?.district ?? view.turn?.district ?? '';

/** The Ritual or the Dominance marker of a district that an option means: the option tells which one it is. */
export const ritualSpot = (district: string, option: Option): BoardSpot => board(`${district}/ritual/${number(option, 'at')}`);
export const dominanceSpot = (district: string, option: Option): BoardSpot =>
  board(`${district}/dominance/${number(option, 'at')}`);

export const cardTile = (option: Option): TileSpot => tile({ card: text(option, 'card') });

/** The tile of a token; equal ones are grouped. */
export function tokenTile(option: Option): TileSpot {
  const frame = `token-${text(option, 'token')}`;
  return tile({ frame }, { form: 'token', group: frame });
}

export const cardStages = (option: Option): readonly Spot[] => [cardTile(option)];
export const tokenStages = (option: Option): readonly Spot[] => [tokenTile(option)];
export const itemStages = (option: Option): readonly Spot[] => [
  option['card'] === undefined ? tokenTile(option) : cardTile(option),
];

/** The layers of a cult's marker. */
export const marker = (shape: string, size: number, y: number): readonly Layer[] => [
  { frame: shape, tint: 'cult' },
  { frame: `${shape}-trim` },
  { frame: 'emblem', size, y },
];

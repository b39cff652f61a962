import type { Game } from '../../rules';
import { PLAIN_TASTE, type Taste } from './taste';
import tuned from './tuned.json';

/** The kinds of table: what is good play differs between them. */
export const TABLES = ['solo', 'two', 'more'] as const;
export type Table = (typeof TABLES)[number];

export const tableOf = ({ state }: Game): Table =>
  state.setting.npc !== null ? 'solo' : state.seats.length === 2 ? 'two' : 'more';

/** By kind of table: what self-play has found; `npm run -s cults -- tune` writes it. */
export const TASTES: Readonly<Record<Table, Taste>> = {
  solo: { ...PLAIN_TASTE, ...tuned.solo },
  two: { ...PLAIN_TASTE, ...tuned.two },
  more: { ...PLAIN_TASTE, ...tuned.more },
};

export const tasteAt = (game: Game): Taste => TASTES[tableOf(game)];

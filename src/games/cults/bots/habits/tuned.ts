import type { CultsPlay } from '../../rules';
import { PLAIN_TASTE, type Taste } from './taste';
import tuned from './tuned.json';

/** The company of a game by its seats: what is good play differs with it. */
export const COMPANIES = ['solo', 'two', 'more'] as const;
export type Company = (typeof COMPANIES)[number];

export const companyOf = ({ state }: CultsPlay): Company =>
  state.setting.npc !== null ? 'solo' : state.seats.length === 2 ? 'two' : 'more';

/** By company: what self-play has found; `npm run -s cults -- tune` writes it. */
export const TASTES: Readonly<Record<Company, Taste>> = {
  solo: { ...PLAIN_TASTE, ...tuned.solo },
  two: { ...PLAIN_TASTE, ...tuned.two },
  more: { ...PLAIN_TASTE, ...tuned.more },
};

export const tasteAt = (game: CultsPlay): Taste => TASTES[companyOf(game)];

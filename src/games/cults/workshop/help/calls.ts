import type { Said } from '../../contract/language';
import { GAME_CALLS, type DescribedCall } from '../../vocabulary/game-calls';
import { CALLS_PL } from './calls-pl';

/** One call or value of `game`, as the authors' types describe it. */
export interface GameCall extends Omit<DescribedCall, 'doc'> {
  readonly doc: Said | null;
}

const said = (calls: readonly DescribedCall[], prefix: string): GameCall[] =>
  calls.map(({ doc, ...call }) => ({
    ...call,
    doc: doc === null ? null : { en: doc, pl: CALLS_PL[`${prefix}${call.name}`] ?? doc },
  }));

/** By the object that has them. */
export const CALLS: Readonly<Record<string, readonly GameCall[]>> = {
  game: said(GAME_CALLS.game, ''),
  store: said(GAME_CALLS.store, 'store.'),
};

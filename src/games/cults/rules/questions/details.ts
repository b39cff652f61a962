import type { Option } from '../../../../kernel';
import { DISTRICTS } from '../../contract/ids';
import { idOf } from '../cards/cards';
import type { Game } from '../state/state';

/** What the options of several kinds tell. */

export const districtName = (district: number): string => DISTRICTS[district]!;
export const cultOf = (game: Game, seat: number): string => game.state.seats[seat]!.cult;

/** A district is its own ref. */
export const districtOption = (_: Game, ref: number): Option => ({ id: districtName(ref), district: districtName(ref) });

/** A copy of a card is its own ref. */
export const cardOption = (game: Game, ref: number): { readonly id: string; readonly card: string } => ({
  id: idOf(game, ref),
  card: idOf(game, ref),
});

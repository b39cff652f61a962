import type { OptionOf } from '../../contract/decisions';
import { districtId, type District } from '../../contract/ids';
import { idOf } from '../cards/cards';
import { ritual, type CultsPlay } from '../state/state';
import { seatAt, districtAt } from '../state/at';

/** What the options of several kinds tell. */

export const districtName = (district: number): District => districtId(district);
export const cultOf = (game: CultsPlay, seat: number): string => seatAt(game.state, seat).cult;

/** A district is its own ref. */
export const districtOption = (_: CultsPlay, ref: number): OptionOf<'chooseDistrict'> => ({
  id: districtName(ref),
  district: districtName(ref),
});

/** A copy of a card is its own ref. */
export const cardOption = (game: CultsPlay, ref: number): OptionOf<'destroyDiscard'> => ({
  id: idOf(game, ref),
  card: idOf(game, ref),
});

/** Where in a district's list of Rituals the marker lies that would be moved or removed: of equal ones the first. */
export const ritualAt = (game: CultsPlay, district: number, seat: number, level: number): number =>
  districtAt(game.state, district).rituals.indexOf(ritual(seat, level));

/** Where in a district's list of Dominance markers the one of a seat lies that would go: of several the first. */
export const dominanceAt = (game: CultsPlay, district: number, seat: number): number =>
  districtAt(game.state, district).dominance.indexOf(seat);

import type { OptionOf } from '../../../contract/decisions';
import type { CultsPlay } from '../../state/state';
import { districtName } from '../details';

/** A stack among options: the type of its cards and its district. */
const DISTRICTS_PER_TYPE = 4;
export const stackRef = (type: number, district: number): number => type * DISTRICTS_PER_TYPE + district;
export const typeIn = (ref: number): number => Math.floor(ref / DISTRICTS_PER_TYPE);
export const districtIn = (ref: number): number => ref % DISTRICTS_PER_TYPE;

export function stackOption(game: CultsPlay, ref: number): OptionOf<'placeStack'> {
  const card = game.state.types[typeIn(ref)]!;
  const district = districtName(districtIn(ref));
  return { id: `${card}@${district}`, card, district };
}

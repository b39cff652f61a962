import type { Option } from '../../../../../kernel';
import type { Game } from '../../state/state';
import { districtName } from '../details';

/** An own Ritual that may come here (R8.7, R9.2): the district that it leaves and its level. */
const LEVELS_PER_DISTRICT = 4;
export const arrivalRef = (from: number, level: number): number => from * LEVELS_PER_DISTRICT + level;
export const fromIn = (ref: number): number => Math.floor(ref / LEVELS_PER_DISTRICT);
export const levelIn = (ref: number): number => ref % LEVELS_PER_DISTRICT;

export function arrivalOption(_: Game, ref: number): Option {
  const [from, level] = [districtName(fromIn(ref)), levelIn(ref)];
  return { id: `${from}:${level}`, from, level };
}

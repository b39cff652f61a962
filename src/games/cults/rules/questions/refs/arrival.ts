import type { OptionOf } from '../../../contract/decisions';
import { levelsHere } from '../../state/on-board';
import type { CultsPlay } from '../../state/state';
import { districtName, ritualAt } from '../details';
import { districtOf, type OpenQuestion } from '../kind';
import { districtAt } from '../../state/at';

/** An own Ritual that may come here (R8.7, R9.2): the district that it leaves and its level. */
const LEVELS_PER_DISTRICT = 4;
export const arrivalRef = (from: number, level: number): number => from * LEVELS_PER_DISTRICT + level;
export const fromIn = (ref: number): number => Math.floor(ref / LEVELS_PER_DISTRICT);
export const levelIn = (ref: number): number => ref % LEVELS_PER_DISTRICT;

/** The Ritual, and the levels of the own Rituals here after the move. */
export function arrivalOption(game: CultsPlay, ref: number, ask: OpenQuestion): OptionOf<'oppose'> {
  const [from, level] = [fromIn(ref), levelIn(ref)];
  return {
    id: `${districtName(from)}:${level}`,
    from: districtName(from),
    level,
    at: ritualAt(game, from, ask.seat, level),
    levelsHere: levelsAfter(game, ask, level),
  };
}

export const levelsAfter = (game: CultsPlay, ask: OpenQuestion, level: number): number =>
  levelsHere(districtAt(game.state, districtOf(ask)), ask.seat) + level;

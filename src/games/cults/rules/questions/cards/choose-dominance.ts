import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { cultOf, districtName, dominanceAt } from '../details';
import type { AskingFrame, QuestionKind } from '../kind';

/** Whose marker, and where. */
export interface Marked {
  readonly seat: number;
  readonly district: number;
}

const DISTRICTS_PER_SEAT = 4;
const refOf = ({ seat, district }: Marked): number => seat * DISTRICTS_PER_SEAT + district;
const markedOf = (ref: number): Marked => ({
  seat: Math.floor(ref / DISTRICTS_PER_SEAT),
  district: ref % DISTRICTS_PER_SEAT,
});

/** A cult's Dominance markers in a district: equal ones are one option. */
export const chooseDominance = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, markers: readonly Marked[]): void {
    if (markers.length > 0) askOne(game, frame, seat, 'chooseDominance', markers.map(refOf));
  },
  read: ([ref]: readonly number[]): Marked => markedOf(ref!),
  describe(game, ref) {
    const { seat, district } = markedOf(ref);
    const details = { cult: cultOf(game, seat), district: districtName(district) };
    return { id: `${details.cult}@${details.district}`, ...details, at: dominanceAt(game, district, seat) };
  },
} satisfies QuestionKind<'chooseDominance'>;

import { ritual, type CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { cultOf, districtName, ritualAt } from '../details';
import type { AskingFrame, ScriptedQuestion } from '../kind';
import { districtAt } from '../../state/at';

/** Whose Ritual, where and of which level. The guest API of the sandbox packs it in the same way. */
export interface RitualOn {
  readonly seat: number;
  readonly district: number;
  readonly level: number;
}

const refOf = ({ seat, district, level }: RitualOn): number => seat * 16 + district * 4 + level;
const ritualOf = (ref: number): RitualOn => ({ seat: ref >> 4, district: (ref >> 2) & 3, level: ref & 3 });

export const chooseRitual = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, rituals: readonly RitualOn[]): void {
    if (rituals.length > 0) askOne(game, frame, seat, 'chooseRitual', rituals.map(refOf));
  },
  read: ([ref]: readonly number[]): RitualOn => ritualOf(ref!),
  describe(game, ref) {
    const { seat, district, level } = ritualOf(ref);
    const details = { cult: cultOf(game, seat), level, district: districtName(district) };
    return { id: `${details.cult}:${level}@${details.district}`, ...details, at: ritualAt(game, district, seat, level) };
  },
  fromScript(script, option) {
    const { seat, district, level } = ritualOf(option);
    script.seat(seat);
    const { rituals } = districtAt(script.game.state, district);
    return rituals.includes(ritual(seat, level)) ? option : script.refuse('scriptNoRitual', { ritual: option });
  },
} satisfies ScriptedQuestion<'chooseRitual'>;

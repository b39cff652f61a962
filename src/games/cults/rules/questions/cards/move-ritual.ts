import { ritual, type CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { districtName, ritualAt } from '../details';
import type { AskingFrame, ScriptedQuestion } from '../kind';
import { districtAt } from '../../state/at';

/** An own Ritual's district, its level and where it goes. The guest API of the sandbox packs it in the same way. */
export interface Move {
  readonly from: number;
  readonly level: number;
  readonly to: number;
}

const refOf = ({ from, level, to }: Move): number => from * 16 + level * 4 + to;
const moveOf = (ref: number): Move => ({ from: ref >> 4, level: (ref >> 2) & 3, to: ref & 3 });

export const moveRitual = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, moves: readonly Move[]): void {
    if (moves.length > 0) askOne(game, frame, seat, 'moveRitual', moves.map(refOf));
  },
  read: ([ref]: readonly number[]): Move => moveOf(ref!),
  describe(game, ref, ask) {
    const { from, level, to } = moveOf(ref);
    const details = { from: districtName(from), level, to: districtName(to) };
    return { id: `${details.from}:${level}>${details.to}`, ...details, at: ritualAt(game, from, ask.seat, level) };
  },
  fromScript(script, option, seat) {
    const { from, level, to } = moveOf(option);
    script.openDistrict(to);
    const { rituals } = districtAt(script.game.state, script.openDistrict(from));
    return rituals.includes(ritual(seat, level)) ? option : script.refuse('scriptNoRitual', { ritual: option });
  },
} satisfies ScriptedQuestion<'moveRitual'>;

import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, ScriptedQuestion } from '../kind';

export const chooseNumber = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, from: number, to: number): void {
    const refs = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
    if (refs.length > 0) askOne(game, frame, seat, 'chooseNumber', refs);
  },
  describe: (_, ref) => ({ id: String(ref), number: ref }),
  fromScript: (_, option) => option,
  tell: (_, ref) => ({ number: ref }),
} satisfies ScriptedQuestion<'chooseNumber'>;

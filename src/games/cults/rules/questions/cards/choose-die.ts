import { faceId, FACES } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';

/** A die and the face to turn it to. */
export interface Turned {
  readonly die: number;
  readonly face: number;
}

const refOf = ({ die, face }: Turned): number => die * FACES.length + face;
const turnedOf = (ref: number): Turned => ({ die: Math.floor(ref / FACES.length), face: ref % FACES.length });

/** R7.3: a die that an ability turns. */
export const chooseDie = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, turns: readonly Turned[]): void {
    if (turns.length > 0) askOne(game, frame, seat, 'chooseDie', turns.map(refOf));
  },
  read: ([ref]: readonly number[]): Turned => turnedOf(ref!),
  describe(_, ref) {
    const { die, face: shown } = turnedOf(ref);
    const face = faceId(shown);
    return { id: `die-${die}:${face}`, die, face };
  },
} satisfies QuestionKind<'chooseDie'>;

import { BLANK, faceId } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import { where } from '../habits';
import type { AskingFrame, QuestionKind } from '../kind';
import { numberAt } from '../../state/at';

/** R7.3: any of the dice, by their places; none of them ends it. */
export const reroll = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, count: number): void {
    const dice: number[] = [];
    for (let die = 0; die < count; die++) dice.push(die);
    ask(game, frame, seat, 'reroll', dice, 0, count);
  },
  describe: (game, ref) => ({ id: `die-${ref}`, die: ref, face: faceId(numberAt(game.state.dice!.faces, ref)) }),
  suggest: (game, asked) => where(asked, (die) => game.state.dice!.faces[die] === BLANK),
} satisfies QuestionKind<'reroll'>;

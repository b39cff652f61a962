import { isDisorganization } from '../../cards/cards';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { cardOption } from '../details';
import { best } from '../habits';
import type { AskingFrame, QuestionKind } from '../kind';

/** R8.5, R8.7: one of these discards. */
export const destroyDiscard = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, copies: readonly number[]): void {
    if (copies.length > 0) askOne(game, frame, seat, 'destroyDiscard', [...copies]);
  },
  describe: cardOption,
  suggest: (game, ask) => best(ask, (copy) => (isDisorganization(game, copy) ? 1 : 0)),
} satisfies QuestionKind<'destroyDiscard'>;

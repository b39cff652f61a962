import type { CardCopy, CultsPlay } from '../../state/state';
import { ask } from '../ask';
import { cardOption } from '../details';
import type { AskingFrame, ScriptedQuestion, ScriptSide } from '../kind';
import { seatAt } from '../../state/at';

/** Cards of the own hand, or of the discard pile. */
export const chooseCard = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, copies: readonly CardCopy[], min: number, max: number): void {
    if (max > 0) ask(game, frame, seat, 'chooseCard', copies, min, max);
  },
  describe: (game, ref, asked) => ({
    ...cardOption(game, ref),
    zone: seatAt(game.state, asked.seat).hand.includes(ref) ? 'hand' : 'discard',
  }),
  /** A script names a card of its owner's hand by its place. */
  fromScript(script, option, seat) {
    if (seat !== script.context.seat) script.refuse('scriptSecret', { count: 'hand' });
    return seatAt(script.game.state, seat).hand[option] ?? script.refuse('scriptNoCard', { at: option });
  },
} satisfies ScriptedQuestion<'chooseCard'>;

/** Or a card of the discard pile. */
export const discardFromScript = (script: ScriptSide, option: number): number =>
  seatAt(script.game.state, script.context.seat).discard[option] ?? script.refuse('scriptNoCard', { at: option });

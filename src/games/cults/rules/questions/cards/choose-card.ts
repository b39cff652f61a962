import type { CardCopy, Game } from '../../state/state';
import { ask } from '../ask';
import { cardOption } from '../details';
import type { AskingFrame, ScriptedQuestion, ScriptSide } from '../kind';

/** Cards of the own hand, or of the discard pile. */
export const chooseCard = {
  ask(game: Game, frame: AskingFrame, seat: number, copies: readonly CardCopy[], min: number, max: number): void {
    if (max > 0) ask(game, frame, seat, 'chooseCard', copies, min, max);
  },
  describe: (game, ref, asked) => ({
    ...cardOption(game, ref),
    zone: game.state.seats[asked.seat]!.hand.includes(ref) ? 'hand' : 'discard',
  }),
  /** A script names a card of its owner's hand by its place. */
  fromScript(script, option, seat) {
    if (seat !== script.context.seat) script.refuse('scriptSecret', { count: 'hand' });
    return script.game.state.seats[seat]!.hand[option] ?? script.refuse('scriptNoCard', { at: option });
  },
} satisfies ScriptedQuestion;

/** Or a card of the discard pile. */
export const discardFromScript = (script: ScriptSide, option: number): number =>
  script.game.state.seats[script.context.seat]!.discard[option] ?? script.refuse('scriptNoCard', { at: option });

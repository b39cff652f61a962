import { thenDo } from '../../../../kernel';
import { countOf } from '../questions/refs/tokens';
import { discardTokens } from '../questions/round/discard-tokens';
import { discardFromHand } from '../cards/cards';
import { emit } from '../state/emit';
import { TOKENS } from '../../contract/ids';
import { shuffleNpcDeck } from '../npc/verbs';
import { loseTokens } from '../state/pieces';
import { humansInOrder } from './round';
import { rule } from '../state/numbers';
import type { CultsPlay, CultsFrame } from '../state/state';
import type { SeatFrame, AbilitiesFrame } from '../state/frames';
import { seatAt, numberAt } from '../state/at';

/** The questions asked here. */
export const hidingQuestions = { discardTokens };

export const hidingSteps = {
  /** R11.1: in turn order; then the round ends. R12.7: the NPC shuffles its deck. */
  hiding: {
    run(game: CultsPlay): void {
      thenDo(
        game,
        ...humansInOrder(game).map((seat): CultsFrame => ({ step: 'hide', seat })),
        { step: 'npcHides' },
        { step: 'roundEnd' },
      );
    },
  },
  hide: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      game.state.active = seat;
      const abilities: AbilitiesFrame = { step: 'abilities', seat, keyword: 'hiding', moment: 'open', district: -1 };
      thenDo(game, abilities, { step: 'discardHand', seat }, { step: 'discardTokens', seat });
    },
  },
  /** R11.1: the hand is discarded but for what an ability keeps. */
  discardHand: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const owner = seatAt(game.state, seat);
      for (const copy of owner.hand.slice()) if (!owner.kept.includes(copy)) discardFromHand(game, seat, copy);
      owner.kept = [];
    },
  },
  /** R11.1: down to five tokens, unless a City card changes it. */
  discardTokens: {
    run(game: CultsPlay, frame: SeatFrame): void {
      const { tokens } = seatAt(game.state, frame.seat);
      const over = numberAt(tokens, 0) + numberAt(tokens, 1) + numberAt(tokens, 2) - rule(game, 'tokensKept', frame.seat, -1);
      if (over > 0) discardTokens.ask(game, frame, frame.seat, over);
    },
    answered(game: CultsPlay, { seat }: SeatFrame, chosen: readonly number[]): void {
      for (let token = 0; token < TOKENS.length; token++) loseTokens(game, seat, token, countOf(chosen, token), 'hiding');
    },
  },
  npcHides: {
    run(game: CultsPlay): void {
      if (game.state.setting.npc === null) return;
      shuffleNpcDeck(game);
      emit(
        game,
        'npcDeckShuffled',
        game.state.seats.findIndex((seat) => seat.npc),
        -1,
      );
    },
  },
};

import type { Ask } from '../../../../kernel';
import { tokenOf } from './asking';
import { emit } from '../state/emit';
import type { Game } from '../state/state';
import type { EventDetails } from '../../contract/events';
import { tokenId } from '../../contract/ids';

/** What was chosen, where no effect shows it by itself. */
type Tell = (game: Game, ref: number, words: readonly string[] | null) => Partial<EventDetails<'choiceMade'>>;

const TOLD: Readonly<Record<string, Tell>> = {
  chooseOne: (_, ref, words) => ({ choice: words?.[ref] ?? '' }),
  chooseNumber: (_, ref) => ({ number: ref }),
  chooseSeat: (game, ref) => ({ cult: game.state.seats[ref]!.cult }),
  chooseTokens: (_, ref) => ({ token: tokenId(tokenOf(ref)) }),
};

/**
 * The table is told what somebody answered to a card. Choices in a hand stay secret, and of choices on the board the
 * effects tell.
 */
export function announce(
  game: Game,
  question: Pick<Ask, 'kind' | 'refs' | 'seat' | 'words'>,
  chosen: readonly number[],
  source: string,
): void {
  const { kind, refs, seat, words } = question;
  const tell = TOLD[kind];
  if (tell === undefined || chosen.length === 0) return;
  emit(game, 'choiceMade', seat, -1, { card: source, ...tell(game, refs[chosen[0]!]!, words) });
}

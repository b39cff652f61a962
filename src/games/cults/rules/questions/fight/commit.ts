import { THUG } from '../../../contract/ids';
import { typeOf, type CardCopy, type CultsPlay } from '../../state/state';
import { ask } from '../ask';
import { where } from '../habits';
import type { AskingFrame, QuestionKind } from '../kind';
import { itemOption } from '../refs/items';
import { isToken, pushTokens } from '../refs/tokens';
import { numberAt } from '../../state/at';

/** R9.3: any number of hand cards, also without Attack, and of Thugs. */
export const commit = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, cards: readonly CardCopy[], thugs: number): void {
    const refs = [...cards];
    pushTokens(refs, THUG, thugs);
    ask(game, frame, seat, 'commit', refs, 0, refs.length);
  },
  read(chosen: readonly number[]): { readonly cards: CardCopy[]; readonly thugs: number } {
    const cards = chosen.filter((ref) => !isToken(ref));
    return { cards, thugs: chosen.length - cards.length };
  },
  describe: (game, ref) => itemOption(game, ref, 'thug', { attack: isToken(ref) ? 1 : numberAt(game.book.attack, typeOf(ref)) }),
  suggest: (game, asked) => where(asked, (ref) => isToken(ref) || numberAt(game.book.attack, typeOf(ref)) > 0),
} satisfies QuestionKind<'commit'>;

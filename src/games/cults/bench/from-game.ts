import { GameError } from '../../../kernel';
import { imagine, type Catalogue, type RulesView, type State } from '../rules';
import type { Session } from '../../../platform/session/session';

/**
 * The position of a running game as one of its seats knows it, with the card on the bench in that seat's hand. What the seat may not
 * know (other hands, decks, screens) is imagined, so that trying a card tells nothing about the game.
 */
export function takenFrom(session: Session<State, Catalogue, RulesView>, book: Catalogue, card: string, seed: string): State {
  const asked = session.decision;
  if (asked === null) throw new GameError('gameOver');
  const view = session.view(asked.seat);
  checkCards(view, book);
  return imagine(withCard(view, asked.seat, book, card), seed, book);
}

/** The running game was opened with other mods than the bench, and its cards keep their names. */
function withCard(view: RulesView, seat: string, book: Catalogue, card: string): RulesView {
  const before = view.resume?.before;
  const hand = view.hands[seat];
  const isHeld = book.typeById.has(card) && Array.isArray(hand);
  return {
    ...view,
    mods: book.book.mods,
    hands: isHeld ? { ...view.hands, [seat]: [...(hand as readonly string[]), card] } : view.hands,
    ...(view.resume === null || before === undefined
      ? {}
      : { resume: { ...view.resume, before: withCard(before, seat, book, card) } }),
  };
}

/** Cards of a mod that the bench was not opened with cannot be dealt. */
function checkCards({ hands, discards, fight }: RulesView, book: Catalogue): void {
  const lists = [...Object.values(hands), ...Object.values(discards), ...(fight?.sides ?? []).map(({ cards }) => cards)];
  const named = lists.flatMap((list) => ('count' in list ? [] : list));
  const strange = named.find((card) => !book.typeById.has(card));
  if (strange !== undefined) throw new GameError('unknownCard', { path: 'card', value: strange, known: [] });
}

import { button, element, freshId } from '../../../../platform/workshop/dom/element';
import type { Names } from '../../words';
import type { BoardWords } from './words/bench-words';

export interface CardListOptions {
  readonly label: string;
  readonly names: Names;
  readonly words: BoardWords;
  /** Ids of the cards that can be added. */
  readonly known: readonly string[];
  readonly cards: readonly string[];
  readonly change: (cards: readonly string[]) => void;
}

/** Cards of a zone in their order: each can be taken out, and any can be added at the end. */
export function makeCardList({ label, names, words, known, cards, change }: CardListOptions): HTMLElement {
  const id = freshId();
  const sorted = [...known].sort((a, b) => names.card(a).localeCompare(names.card(b)));
  const added = element('select', { id }, ...sorted.map((card) => element('option', { value: card }, names.card(card))));
  const items = cards.map((card, at) =>
    element(
      'li',
      {},
      names.card(card),
      button('×', () => change(cards.filter((_, i) => i !== at)), { 'aria-label': words.takeOut(names.card(card)) }),
    ),
  );
  return element(
    'div',
    { class: 'board-cards', role: 'group', 'aria-label': label },
    element('label', { for: id }, `${label} (${cards.length})`),
    element('ul', {}, ...items),
    element(
      'div',
      { class: 'bench-row' },
      added,
      button(words.add, () => change([...cards, added.value])),
    ),
  );
}

import { Container, type Text } from 'pixi.js';
import { CARD } from '../config/card-layout';
import type { TableView } from '../../contract/view-types';
import { shown } from '../../../../platform/ui/shown';
import { makeText, setWords } from '../../../../platform/ui/text';
import { CardView, makeCardBack } from './card-view';
import type { CultsPart, TableContext } from '../context';
import { explained, pressable } from '../facts/explained';
import { lookingSeat } from '../facts/facts';

/** The viewer's deck and discard pile at the right of the hand, with their counts. */
export class Piles implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #browse: (cult: string) => void;
  readonly #deck = new Container();
  readonly #discard = new Container();
  readonly #counts: readonly [Text, Text];
  #seat = '';
  #top: string | null = null;

  constructor(context: TableContext, browse: (cult: string) => void) {
    this.#context = context;
    this.#browse = browse;
    const { piles, unit } = context.layout;
    const { panels } = context.app;
    this.#counts = [0.27, 0.73].map((part, at) => {
      const pile = at === 0 ? this.#deck : this.#discard;
      pile.position.set(piles.x + piles.width * part, piles.y + (piles.height - 24 * unit) / 2);
      const text = makeText('', 'strong', { unit, anchor: [0.5, 0.5] });
      text.position.set(pile.x, piles.y + piles.height - 11 * unit);
      this.root.addChild(pile, shown(text, at === 0 ? 'ownDeck' : 'ownDiscard'));
      return text;
    }) as [Text, Text];
    explained(this.#deck, context, () => ({ topic: 'deck', params: { cult: this.#seat } }));
    explained(this.#discard, context, () => ({
      topic: 'discard',
      params: { cult: this.#seat },
      ...(this.#top === null ? {} : { card: this.#top }),
    }));
    pressable(this.#discard, panels.discardOf(''), () => this.#browse(this.#seat));
  }

  #width(): number {
    const { piles, unit } = this.#context.layout;
    return Math.min(piles.width * 0.42, ((piles.height - 28 * unit) * CARD.width) / CARD.height);
  }

  show(view: TableView): void {
    const seat = lookingSeat(view);
    if (seat !== this.#seat) this.#build(seat);
    const { panels } = this.#context.app;
    const pile = view.discards[seat] ?? [];
    const left = view.decks[seat]?.count ?? 0;
    this.#deck.alpha = left === 0 ? 0.3 : 1;
    setWords(this.#counts[0], panels.ownDeck(left));
    setWords(this.#counts[1], panels.ownDiscard(pile.length));
    this.#showTop(pile.at(-1) ?? null);
  }

  #build(seat: string): void {
    this.#seat = seat;
    const look = this.#context.books.cult(seat);
    // The background of an empty pile has the cult's colour too.
    for (const child of [...this.#deck.removeChildren(), ...this.#discard.removeChildren()]) child.destroy({ children: true });
    // Draw a few cards' edges, so that it looks like a pile.
    for (const at of [2, 1, 0]) {
      const back = makeCardBack(look, this.#width());
      back.position.set(at * 2, at * 2);
      this.#deck.addChild(back);
    }
    this.#discard.accessibleTitle = this.#context.app.panels.discardOf(look.name);
  }

  #showTop(card: string | null): void {
    if (card === this.#top && this.#discard.children.length > 0) return;
    this.#top = card;
    for (const child of this.#discard.removeChildren()) child.destroy({ children: true });
    const width = this.#width();
    const view =
      card === null
        ? makeCardBack(this.#context.books.cult(this.#seat), width)
        : shown(new CardView(card, this.#context, width, 'small'), 'ownDiscardTop');
    if (card === null) view.alpha = 0.12;
    this.#discard.addChild(view);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

import type { CultsEvent } from '../../contract/events';
import { cardIn, type Tally } from './tally';

/**
 * Counts the plays of cards. A play is one stay of a card in a hand, or one card that joins a fight from the deck, in which its owner
 * used it: for its icons (it paid, was committed, or was spent on a Terror) or for an ability. A card that Hiding or another card
 * discards unused was not played. A play counts as used once its owner used an ability of the card, even if the card
 * paid for something later.
 */
export class CardPlays {
  readonly #tally: Tally;
  #phase = '';
  /** By cult and card: copies in hand whose ability was used, so that their play is counted already. */
  readonly #shown = new Map<string, number>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  hear(event: CultsEvent): void {
    switch (event.type) {
      case 'phaseBegun':
        this.#phase = event.phase;
        break;
      case 'abilityUsed':
        this.#used(event.seat, event.card, event.zone === undefined || event.zone === 'hand');
        break;
      case 'triggered':
        // A trigger may be that of a house rule, which is no card.
        if (event.seat !== undefined && this.#tally.cards[event.card] !== undefined) this.#used(event.seat, event.card, true);
        break;
      case 'cardDiscarded':
      case 'cardDestroyed':
        if (event.from === 'hand') this.#left(event.seat, event.card);
        break;
      case 'forcesRevealed':
        for (const card of event.cards) this.#left(event.seat, card);
        break;
      case 'cardJoined':
        cardIn(this.#tally, event.card).plays++;
        break;
      default:
        break;
    }
  }

  #used(cult: string, card: string, isInHand: boolean): void {
    const counts = cardIn(this.#tally, card);
    counts.used++;
    // A committed or spent card has left the hand: that was its play.
    if (!isInHand) return;
    counts.plays++;
    this.#shown.set(`${cult}/${card}`, (this.#shown.get(`${cult}/${card}`) ?? 0) + 1);
  }

  #left(cult: string, card: string): void {
    const shown = this.#shown.get(`${cult}/${card}`) ?? 0;
    if (shown > 0) this.#shown.set(`${cult}/${card}`, shown - 1);
    else if (this.#phase === 'action') cardIn(this.#tally, card).plays++;
  }
}

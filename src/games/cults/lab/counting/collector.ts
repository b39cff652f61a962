import type { GameEvent } from '../../../../kernel';
import { PointsTrack } from '../../chronicle/points-track';
import type { CultsEvent } from '../../contract/events';
import type { OutcomeView } from '../../contract/view-types';
import type { OnOffer } from './chances';
import { CardPlays } from './plays';
import { RoundChances } from './rounds';
import { addShare, cardIn, noRound, noShare, type Tally } from './tally';

/** A card in the district of an Augmentation. */
export interface Lying {
  readonly card: string;
  /** Whether it could be paid for, and whether it was bought. */
  readonly offered: boolean;
  readonly bought: boolean;
}

/** Counts one game from its questions and events. It reads nothing of the state, so it counts any table's stream. */
export class Collector {
  readonly #tally: Tally;
  /** The cults in the order of play. */
  readonly #seats: readonly string[];
  /** By cult: the cards that it could have bought, and those that it acquired. */
  readonly #offered = new Map<string, Set<string>>();
  readonly #acquired = new Map<string, Set<string>>();
  readonly #points: PointsTrack;
  readonly #plays: CardPlays;
  readonly #rounds: RoundChances;

  constructor(tally: Tally, seats: readonly string[]) {
    this.#tally = tally;
    this.#seats = seats;
    this.#points = new PointsTrack(seats);
    this.#plays = new CardPlays(tally);
    this.#rounds = new RoundChances(tally);
  }

  /**
   * An Augmentation of the fast player where these cards lay, which a cult could pay for or not. What was bought by chance says nothing about what
   * players would buy.
   */
  augmented(cult: string, cards: readonly Lying[], isByChance: boolean): void {
    for (const { card, offered, bought } of cards) {
      if (offered) note(this.#offered, cult, card);
      if (isByChance) continue;
      const counts = cardIn(this.#tally, card);
      counts.seen++;
      if (offered) counts.chances++;
      if (bought) counts.bought++;
    }
  }

  /** A turn in which a bot could execute Augmentation where these cards lay. */
  met(cult: string, offers: readonly OnOffer[]): void {
    this.#rounds.met(cult, offers);
    for (const { card, canPay } of offers) if (canPay) note(this.#offered, cult, card);
  }

  /** An ability of these cards could be used. */
  couldUse(cards: ReadonlySet<string>): void {
    for (const card of cards) cardIn(this.#tally, card).usable++;
  }

  heard(told: GameEvent): void {
    const event = told as CultsEvent;
    this.#points.hear(event);
    this.#plays.hear(event);
    switch (event.type) {
      case 'cardAcquired':
        if (!event.free) this.#rounds.bought(event.seat, event.card);
        note(this.#acquired, event.seat, event.card);
        break;
      case 'roundEnded':
        this.#rounds.end();
        break;
      case 'cityRevealed':
        cardIn(this.#tally, event.card).revealed++;
        break;
      default:
        break;
    }
  }

  /** The game is over. */
  end({ winners, scores }: OutcomeView, decisions: number): void {
    const tally = this.#tally;
    this.#rounds.end();
    tally.games++;
    tally.decisions += decisions;
    for (const [place, cult] of this.#seats.entries()) {
      const credit = winners.includes(cult) ? 1 / winners.length : 0;
      addShare((tally.seats[place] ??= noShare()), credit);
      addShare((tally.cults[cult] ??= noShare()), credit);
      this.#endCards(cult, credit);
      this.#endRounds(cult, credit > 0);
      const { dominance, sites, mostRituals, total } = scores[cult]!;
      const { points } = tally;
      points.seats++;
      points.dominance += dominance;
      points.sites += sites;
      points.mostRituals += mostRituals;
      points.total += total;
    }
  }

  #endCards(cult: string, credit: number): void {
    const acquired = this.#acquired.get(cult) ?? new Set();
    for (const card of acquired) addShare(cardIn(this.#tally, card).with, credit);
    for (const card of this.#offered.get(cult) ?? [])
      if (!acquired.has(card)) addShare(cardIn(this.#tally, card).without, credit);
  }

  #endRounds(cult: string, hasWon: boolean): void {
    for (const [at, points] of this.#points.rounds.entries()) {
      const round = (this.#tally.rounds[at] ??= noRound());
      const own = points[cult] ?? 0;
      round.seats++;
      round.points += own;
      if (!hasWon) continue;
      round.winners++;
      round.winnersPoints += own;
    }
  }
}

function note(sets: Map<string, Set<string>>, cult: string, card: string): void {
  const set = sets.get(cult);
  if (set === undefined) sets.set(cult, new Set([card]));
  else set.add(card);
}

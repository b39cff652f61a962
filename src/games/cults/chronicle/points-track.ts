import type { CultsEvent } from '../contract/events';

/** Points by cult. */
export type Points = Readonly<Record<string, number>>;

/** Follows everybody's points from event to event: every event that changes points tells those after it. */
export class PointsTrack {
  #now: Points;
  readonly #rounds: Points[] = [];

  constructor(cults: readonly string[]) {
    this.#now = Object.fromEntries(cults.map((cult) => [cult, 0]));
  }

  hear(event: CultsEvent): void {
    if ('scores' in event) this.#now = totals(event.scores);
    if (event.type === 'roundEnded' || event.type === 'lastRoundEnded') this.#rounds.push(this.#now);
  }

  /** Points after the last event. */
  get now(): Points {
    return this.#now;
  }

  /** Points at the end of each round that is over. */
  get rounds(): readonly Points[] {
    return this.#rounds;
  }
}

const totals = (scores: Readonly<Record<string, { readonly total: number }>>): Points =>
  Object.fromEntries(Object.entries(scores).map(([cult, { total }]) => [cult, total]));

import { GameError, type GameEvent, type SeatView } from '../../../kernel';
import type { Session } from '../../session/session';
import type { LinkRequest, News, Since } from './messages';
import { SeatStream } from './seat-stream';

/** A page, later also a socket. */
export interface Client<T = SeatView> {
  tell(news: News<T>): void;
}

interface Link<T> {
  readonly client: Client<T>;
  readonly link: number;
  readonly stream: SeatStream<T>;
}

/** The links of one game: each belongs to one client and carries what one seat, or a spectator, may know. */
export class Links<T = SeatView> {
  readonly #session: Session;
  /** Name of this game's streams, so that a position in another game's stream is not mistaken for one in these. */
  readonly #name: string;
  /** A seat's view, or for null a spectator's, as these links carry it. */
  readonly #viewFor: (seat: string | null) => T;
  readonly #streams = new Map<string | null, SeatStream<T>>();
  #links: readonly Link<T>[] = [];
  /** How often links were told: streams of one game have the same numbers. */
  #number = 0;
  /** The events that stood when links were last told. */
  #log: readonly GameEvent[] | null = null;

  constructor(session: Session, name: string, viewFor: (seat: string | null) => T) {
    this.#session = session;
    this.#name = name;
    this.#viewFor = viewFor;
  }

  join(client: Client<T>, { link, seat, since }: Extract<LinkRequest, { ask: 'join' }>): Since {
    const view = this.#viewFor(seat);
    const stream = this.#streams.get(seat) ?? new SeatStream<T>(seat, this.#number);
    this.#streams.set(seat, stream);
    this.leave(client, link);
    this.#links = [...this.#links, { client, link, stream }];
    const missed = since?.stream === this.#name ? stream.since(since.number) : null;
    this.#log ??= this.#session.standing;
    const passages = missed ?? [stream.whole(this.#log, lastAnswerOf(this.#session), view)];
    for (const passage of passages) client.tell({ told: { link, ...passage } });
    return { stream: this.#name, number: stream.number };
  }

  leave(client: Client<T>, link: number): void {
    this.#links = this.#links.filter((one) => one.client !== client || one.link !== link);
  }

  /** The seat that a client may speak for over a link. */
  seatOf(client: Client<T>, link: number): string {
    const found = this.#links.find((one) => one.client === client && one.link === link);
    if (found === undefined) throw new GameError('notAtTable', { path: 'link', value: String(link), known: [] });
    const { seat } = found.stream;
    if (seat === null) throw new GameError('notYourSeat');
    return seat;
  }

  /** Tells every link the events of an answer or of another change. */
  tell(events: readonly GameEvent[], by: string | null): void {
    this.#number++;
    if (this.#streams.size === 0) return;
    const before = this.#log ?? [];
    const log = this.#session.standing;
    const past = sameUntil(before, log);
    this.#log = log;
    for (const stream of this.#streams.values()) {
      const passage = stream.add({ events, by, past, log }, this.#viewFor(stream.seat));
      for (const { client, link, stream: heard } of this.#links) {
        if (heard === stream) client.tell({ told: { link, ...passage } });
      }
    }
  }
}

function sameUntil(before: readonly GameEvent[], now: readonly GameEvent[]): number {
  let at = 0;
  while (at < before.length && before[at] === now[at]) at++;
  return at;
}

/** The seat of the last answer in the log, or null. */
export function lastAnswerOf({ log }: Session): string | null {
  const last = log.at(-1);
  return last !== undefined && 'answer' in last ? last.seat : null;
}

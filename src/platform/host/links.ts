import { GameError, type GameEvent } from '../../kernel';
import type { LinkRequest, News, Since } from './messages';
import { SeatStream } from './seat-stream';
import { viewFor, type TableSession } from './table-view';

/** A page, or later somebody at the other end of a socket. */
export interface Client {
  tell(news: News): void;
}

interface Link {
  readonly client: Client;
  readonly link: number;
  readonly stream: SeatStream;
}

/** Who listens to one game: each link belongs to one client and tells what one seat may know, or a spectator. */
export class Links {
  readonly #session: TableSession;
  /** Names the streams of this game, so that a place in those of another one is not taken for a place in these. */
  readonly #name: string;
  readonly #streams = new Map<string | null, SeatStream>();
  #links: readonly Link[] = [];
  /** The events that stand, as they were last told. */
  #log: readonly GameEvent[] | null = null;

  constructor(session: TableSession, name: string) {
    this.#session = session;
    this.#name = name;
  }

  join(client: Client, { link, seat, since }: Extract<LinkRequest, { ask: 'join' }>): Since {
    const view = viewFor(this.#session, seat);
    const stream = this.#streams.get(seat) ?? new SeatStream(seat);
    this.#streams.set(seat, stream);
    this.leave(client, link);
    this.#links = [...this.#links, { client, link, stream }];
    const missed = since?.stream === this.#name ? stream.since(since.number) : null;
    this.#log ??= this.#session.standing;
    const entries = missed ?? [stream.whole(this.#log, lastAnswerOf(this.#session), view)];
    for (const entry of entries) client.tell({ told: { link, ...entry } });
    return { stream: this.#name, number: stream.number };
  }

  leave(client: Client, link: number): void {
    this.#links = this.#links.filter((one) => one.client !== client || one.link !== link);
  }

  /** The seat that a client speaks for over a link. */
  seatOf(client: Client, link: number): string {
    const found = this.#links.find((one) => one.client === client && one.link === link);
    if (found === undefined) throw new GameError('notAtTable', { path: 'link', value: String(link), known: [] });
    const { seat } = found.stream;
    if (seat === null) throw new GameError('notYourSeat');
    return seat;
  }

  /** Tells everybody what came of an answer, or of something else that changed the game. */
  tell(events: readonly GameEvent[], by: string | null): void {
    if (this.#streams.size === 0) return;
    const before = this.#log ?? [];
    const log = this.#session.standing;
    const past = sameUntil(before, log);
    this.#log = log;
    for (const stream of this.#streams.values()) {
      const entry = stream.add({ events, by, past, log }, viewFor(this.#session, stream.seat));
      for (const { client, link, stream: heard } of this.#links) {
        if (heard === stream) client.tell({ told: { link, ...entry } });
      }
    }
  }
}

function sameUntil(before: readonly GameEvent[], now: readonly GameEvent[]): number {
  let at = 0;
  while (at < before.length && before[at] === now[at]) at++;
  return at;
}

/** Whose answer was the last one in the log. */
export function lastAnswerOf({ log }: TableSession): string | null {
  const last = log.at(-1);
  return last !== undefined && 'answer' in last ? last.seat : null;
}

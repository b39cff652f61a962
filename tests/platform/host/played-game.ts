import { GameRoom } from '../../../src/platform/host/room';
import type { CultsReading } from '../../../src/games/cults/reading';
import type { Passage } from '../../../src/kernel';
import type { SeatLink } from '../../../src/platform/host/stream/seat-link';
import type { Start } from '../../../src/platform/session/session';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { botsAnswered } from './bots-answered';
import { LocalWorker } from './local-worker';

/** What came of an answer and of the bots' answers after it, for the person who is asked then. */
export interface Shown {
  readonly passages: readonly Passage<TableView>[];
  readonly view: TableView;
  /** What that person saw before it. */
  readonly from: TableView;
}

/** Plays games over links, as the page does: one for each person, and the one who is asked looks. */
export class PlayedGame {
  readonly room: GameRoom<TableView, CultsReading>;
  readonly reading: CultsReading;
  #links: readonly SeatLink<TableView>[] = [];
  #looking!: SeatLink<TableView>;

  private constructor(room: GameRoom<TableView, CultsReading>, reading: CultsReading) {
    this.room = room;
    this.reading = reading;
  }

  static async open(worker = new LocalWorker<TableView, CultsReading>()): Promise<PlayedGame> {
    const room = new GameRoom<TableView, CultsReading>(() => worker);
    return new PlayedGame(room, await room.open([]));
  }

  async begin(start: Start): Promise<Shown> {
    const { players } = await this.room.begin(start);
    const persons = Object.keys(players).filter((seat) => players[seat]!.by === 'human');
    const links: SeatLink<TableView>[] = [];
    for (const seat of persons) links.push(await this.room.join(seat));
    this.#links = links;
    this.#looking = links[0]!;
    await botsAnswered(this.room, links);
    for (const link of links) link.settle();
    return this.#shown();
  }

  async answer(value: readonly string[]): Promise<Shown> {
    for (const link of this.#links) link.settle();
    const { view } = this.#looking;
    await this.room.answer(this.#looking, value, view.decision?.id ?? 0);
    await botsAnswered(this.room, this.#links);
    return this.#shown();
  }

  #shown(): Shown {
    const { waiting } = this.#looking.view;
    this.#looking = this.#links.find(({ seat }) => seat === waiting) ?? this.#looking;
    const from = this.#looking.before.view;
    const passages: Passage<TableView>[] = [];
    for (let passage = this.#looking.next(); passage !== undefined; passage = this.#looking.next()) passages.push(passage);
    return { passages, view: this.#looking.view, from };
  }
}

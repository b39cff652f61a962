import { GameRoom } from '../../../src/platform/host/room';
import type { Reading, Step } from '../../../src/platform/host/messages';
import type { SeatLink } from '../../../src/platform/host/seat-link';
import type { Start } from '../../../src/platform/session/session';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { LocalWorker } from './local-worker';

/** What came of an answer and of the bots' answers after it, for the person who is asked then. */
export interface Moment {
  readonly steps: readonly Step[];
  readonly view: TableView;
  /** What that person saw before it. */
  readonly from: TableView;
}

/** Plays games over links, as the page does: one for each person, and the one who is asked looks. */
export class PlayedGame {
  readonly room: GameRoom;
  readonly reading: Reading;
  #links: readonly SeatLink[] = [];
  #looking!: SeatLink;

  private constructor(room: GameRoom, reading: Reading) {
    this.room = room;
    this.reading = reading;
  }

  static async open(worker = new LocalWorker()): Promise<PlayedGame> {
    const room = new GameRoom(() => worker);
    return new PlayedGame(room, await room.open([]));
  }

  async begin(start: Start): Promise<Moment> {
    const { players, isBotsTurn } = await this.room.begin(start);
    await this.#letBotsAnswer(isBotsTurn);
    const persons = Object.keys(players).filter((seat) => players[seat]!.by === 'human');
    const links: SeatLink[] = [];
    for (const seat of persons) links.push(await this.room.join(seat));
    this.#links = links;
    this.#looking = links[0]!;
    return this.#moment();
  }

  async answer(value: readonly string[]): Promise<Moment> {
    for (const link of this.#links) link.settle();
    const { view } = this.#looking;
    await this.#letBotsAnswer(await this.room.answer(this.#looking, value, view.decision?.id ?? 0));
    return this.#moment();
  }

  async #letBotsAnswer(isTheirTurn: boolean): Promise<void> {
    for (let isAsked = isTheirTurn; isAsked; ) isAsked = await this.room.letBotAnswer();
  }

  #moment(): Moment {
    const { waiting } = this.#looking.view;
    this.#looking = this.#links.find(({ seat }) => seat === waiting) ?? this.#looking;
    const steps: Step[] = [];
    for (let step = this.#looking.next(); step !== undefined; step = this.#looking.next()) steps.push(step);
    return { steps, view: this.#looking.view, from: this.#looking.before.view };
  }
}

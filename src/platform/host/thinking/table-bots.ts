import { botNameOf, type Advice, type Adviser, type Pace, type Question, type SeatView } from '../../../kernel';
import { blindLots, isBot, makeBot, type Bot } from '../../bots';
import type { Budget, Thought } from '../../bots/thinking';
import type { Content, Wanted } from './messages';
import { ThinkingRoom, type ThinkingWorker } from './thinking-room';

/** Most time that a bot thinks over one answer; milliseconds. Bots that do not search are done much earlier. */
const THINKING: Readonly<Record<Pace | Adviser, number>> = { quick: 250, normal: 800, slow: 900, coach: 250, hint: 800 };

export interface TableBotsOptions {
  /** The cards of the table. */
  readonly content: () => Promise<Content>;
  readonly start: () => ThinkingWorker;
  /** Think for this many iterations instead of by the clock, so that a game can be repeated. */
  readonly iterations?: number;
  /** Called when a bot could not think and took the game's own suggestion. */
  readonly hurried: (by: string, error: unknown) => void;
}

/** The bots and the advisers of one table. Those that think do so in a Worker of their own, which starts when it is first needed. */
export class TableBots {
  readonly #options: TableBotsOptions;
  #room: Promise<ThinkingRoom> | null = null;

  constructor(options: TableBotsOptions) {
    this.#options = options;
  }

  /** The bot that a seat's `by` names. One that cannot think takes a legal answer at once instead. */
  bot(by: string, lots: string): Bot {
    if (isBot(by)) return makeBot(by, lots);
    const { level, pace } = botNameOf(by);
    return {
      choose: async (question, look) => {
        const { view } = look();
        try {
          return (await this.#think(level, pace, view, question, blindLots(lots))).chosen;
        } catch (error) {
          this.#options.hurried(by, error);
          return makeBot('suggest', lots).choose(question, look);
        }
      },
    };
  }

  /** Starts the bots' Worker, so that the first bot need not wait for it. */
  async warm(): Promise<void> {
    await (await this.#opened()).warm();
  }

  async advise(who: Adviser, view: SeatView, question: Question): Promise<Advice> {
    const { id } = question;
    try {
      // The adviser's lots have nothing to do with the game's chance.
      const { chosen, reasons } = await this.#think(who, who, view, question, `${who}/${view.seat}/${id}`);
      return { id, who, answer: chosen.map((at) => view.decision!.options[at]!.id), reasons };
    } catch (error) {
      console.warn('No advice', error);
      return { id, who, answer: null, reasons: [] };
    }
  }

  async #think(player: string, pace: Pace | Adviser, view: SeatView, question: Question, lots: string): Promise<Thought> {
    const { iterations } = this.#options;
    const budget: Budget = iterations === undefined ? { milliseconds: THINKING[pace] } : { iterations };
    const wanted: Wanted = { player, view, question, budget, lots };
    return (await this.#opened()).think(wanted);
  }

  #opened(): Promise<ThinkingRoom> {
    const { content, start } = this.#options;
    this.#room ??= content().then((cards) => new ThinkingRoom(cards, start));
    return this.#room;
  }

  /** Called when another game takes the place of theirs. */
  close(): void {
    void this.#room?.then((room) => room.close());
    this.#room = null;
  }
}

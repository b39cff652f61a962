import type { Question, SeatView } from '../../kernel';
import type { Bot } from '../bots';
import type { Seen } from '../bots/seen';
import type { Client } from './stream/links';
import type { News, RemoteError, Reply } from './stream/messages';
import { remoteError } from './remote-error';

/** What a bot's link carries: all that its seat may know, and its open question in numbers. */
export interface BotView {
  /** Null while the seat is not asked, or its answer waits for others. */
  readonly question: Question | null;
  /** Everything that an attentive player of this seat knows now. */
  readonly look: () => SeatView;
}

/** How a bot plays at its table. */
export interface BotSeat extends Pick<Seen, 'rules' | 'book'> {
  readonly seat: string;
  /** The bot for the question with this id. */
  readonly botFor: (question: number) => Bot;
}

/** The option ids that the bot of this seat chooses. */
export async function choice({ rules, book, botFor }: BotSeat, view: SeatView, question: Question): Promise<readonly string[]> {
  const decision = view.decision!;
  const chosen = await botFor(question.id).choose(question, () => ({ view, decision, rules, book }));
  return chosen.map((at) => decision.options[at]!.id);
}

/** A bot on a link of its own: it hears what its seat may know, chooses in its own time and answers like any other client. */
export class BotClient implements Client<BotView> {
  readonly #at: BotSeat;
  readonly #answer: (id: number, value: readonly string[]) => Promise<Reply>;
  #known: BotView | null = null;
  #isBusy = false;
  #isGone = false;
  /** Called when the bot begins to choose, and when it waits again. */
  onBusy: (isBusy: boolean) => void = () => undefined;
  onFailed: (error: RemoteError) => void = () => undefined;

  constructor(at: BotSeat, answer: (id: number, value: readonly string[]) => Promise<Reply>) {
    this.#at = at;
    this.#answer = answer;
  }

  tell(news: News<BotView>): void {
    if (!('told' in news)) return;
    this.#known = news.told.view;
    if (this.#isBusy || this.#isGone || this.#known.question === null) return;
    void this.#play();
  }

  /** Called when the game is over or replaced. */
  leave(): void {
    this.#isGone = true;
  }

  /** Answers as long as the seat is asked; after a failure, waits for the next news. */
  async #play(): Promise<void> {
    this.#isBusy = true;
    this.onBusy(true);
    let failed: RemoteError | null = null;
    while (failed === null && !this.#isGone) {
      const known = this.#known;
      if (known === null || known.question === null) break;
      const error = await this.#try(known.look(), known.question);
      if (this.#known === known) failed = error;
    }
    this.#isBusy = false;
    this.onBusy(false);
    if (failed !== null && !this.#isGone) this.onFailed(failed);
  }

  async #try(view: SeatView, question: Question): Promise<RemoteError | null> {
    try {
      const value = await choice(this.#at, view, question);
      // Between the answers of bots, the host hears what people have sent meanwhile.
      await nextTask();
      // An undo has taken the question back, or another has replaced it, while the bot was choosing.
      if (this.#isGone || this.#known?.question?.id !== question.id) return null;
      const reply = await this.#answer(question.id, value);
      return 'error' in reply ? reply.error : null;
    } catch (error) {
      return remoteError(error);
    }
  }
}

/** Resolves in a task of its own; timers would wait for milliseconds. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

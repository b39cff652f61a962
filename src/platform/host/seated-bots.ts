import type { Bot } from '../bots';
import { BotClient } from './bot-client';
import type { HostedGame } from './hosted-game';
import type { RemoteError, Reply } from './stream/messages';

/** What the host does for the bots of its game. */
export interface BotsHost {
  /** The bot that a seat's `by` names, with its lots for one question. */
  bot(by: string, lots: string): Bot;
  /** Takes the answer of a seat's bot in its turn, like that of any other client. */
  answer(seat: string, id: number, value: readonly string[]): Promise<Reply>;
  /** Called when bots begin to choose, and when all of them wait again. */
  busy(areBusy: boolean): void;
  failed(seat: string, error: RemoteError): void;
}

/** The bots of one game, each on a link of its own. From the beginning they answer when they are asked. */
export class SeatedBots {
  readonly #host: BotsHost;
  readonly #clients: readonly BotClient[];
  #busy = 0;
  #isGone = false;

  constructor(game: HostedGame, host: BotsHost) {
    this.#host = host;
    const { rules, book } = game.session;
    this.#clients = game.bots.map(({ id: seat, by }, link) => {
      const at = { seat, rules, book, botFor: (question: number) => host.bot(by, game.lots(seat, question)) };
      const client = new BotClient(at, (id, value) => host.answer(seat, id, value));
      client.onBusy = (isBusy) => this.#count(isBusy);
      client.onFailed = (error) => host.failed(seat, error);
      game.botLinks.join(client, { ask: 'join', link, seat });
      return client;
    });
  }

  /** Called when another game takes the place of theirs. */
  leave(): void {
    this.#isGone = true;
    for (const client of this.#clients) client.leave();
    if (this.#busy > 0) this.#host.busy(false);
  }

  #count(isBusy: boolean): void {
    if (this.#isGone) return;
    this.#busy += isBusy ? 1 : -1;
    if (this.#busy === (isBusy ? 1 : 0)) this.#host.busy(isBusy);
  }
}

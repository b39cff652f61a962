import { Host } from '../../../src/platform/host/host';
import type { SeatView } from '../../../src/kernel';
import type { News, Reply, Request } from '../../../src/platform/host/stream/messages';
import type { RoomWorker } from '../../../src/platform/host/room';
import type { Reading } from '../../../src/platform/session/game';
import type { Keeper } from '../../../src/platform/host/store/keeper';
import type { ThinkingWorker } from '../../../src/platform/host/thinking/thinking-room';
import type { Asked } from '../../../src/platform/host/worker-like';
import { LocalThinking } from './local-thinking';

/** A host without a Worker, behind the same port: what crosses is a copy, as JSON has it, and arrives in a task of its own. */
export class LocalWorker<T extends SeatView = SeatView, R extends Reading = Reading> implements RoomWorker<T, R> {
  readonly pulse = { mod: null, beats: 0 };
  onAnswer: RoomWorker<T, R>['onAnswer'] = () => undefined;
  onProgress: RoomWorker<T, R>['onProgress'] = () => undefined;
  onNews: (news: News<T>) => void = () => undefined;
  onEnd: RoomWorker<T, R>['onEnd'] = () => undefined;
  readonly #host: Host;
  readonly #overhear: (message: string) => void;
  #isGone = false;

  constructor(
    stream = 'local',
    overhear: (message: string) => void = () => undefined,
    keeper: Keeper | null = null,
    startThinking: () => ThinkingWorker = () => new LocalThinking(),
  ) {
    this.#host = new Host({ stream, isInspected: true, keeper, startThinking });
    if (keeper !== null) keeper.onKept = (kept) => this.tell({ kept });
    this.#overhear = overhear;
  }

  post({ id, request }: Asked<Request>): void {
    void this.#host.handle(this, request).then((reply) => {
      this.#cross<Reply<T, R>>(reply, (crossed) => this.onAnswer({ id, reply: crossed }));
    });
  }

  tell(news: News): void {
    this.#cross<News<T>>(news, (crossed) => this.onNews(crossed));
  }

  #cross<M>(message: object, hear: (crossed: M) => void): void {
    const text = JSON.stringify(message);
    this.#overhear(text);
    setImmediate(() => {
      if (!this.#isGone) hear(JSON.parse(text) as M);
    });
  }

  terminate(): void {
    this.#isGone = true;
  }
}

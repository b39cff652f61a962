import { Host } from '../../../src/platform/host/host';
import type { News, Request } from '../../../src/platform/host/messages';
import type { RoomWorker } from '../../../src/platform/host/room';
import type { Keeper } from '../../../src/platform/host/store/keeper';
import type { Asked } from '../../../src/platform/host/worker-like';

/** A host without a Worker, behind the same port: what crosses is a copy, as JSON has it. */
export class LocalWorker implements RoomWorker {
  readonly pulse = { mod: null, beats: 0 };
  onAnswer: RoomWorker['onAnswer'] = () => undefined;
  onProgress: RoomWorker['onProgress'] = () => undefined;
  onNews: (news: News) => void = () => undefined;
  onEnd: RoomWorker['onEnd'] = () => undefined;
  readonly #host: Host;
  readonly #overhear: (message: string) => void;

  constructor(stream = 'local', overhear: (message: string) => void = () => undefined, keeper: Keeper | null = null) {
    this.#host = new Host({ stream, keeper });
    if (keeper !== null) keeper.onKept = (kept) => this.tell({ kept });
    this.#overhear = overhear;
  }

  post({ id, request }: Asked<Request>): void {
    void this.#host.handle(this, request).then((reply) => this.onAnswer({ id, reply: this.#crossed(reply) }));
  }

  tell(news: News): void {
    this.onNews(this.#crossed(news));
  }

  #crossed<T>(message: T): T {
    const text = JSON.stringify(message);
    this.#overhear(text);
    return JSON.parse(text) as T;
  }

  terminate(): void {
    // There is nothing to end.
  }
}

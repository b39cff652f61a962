import type { ThinkingReply, ThinkingRequest } from '../../../src/platform/host/thinking/messages';
import { Thinkers } from '../../../src/platform/host/thinking/thinkers';
import type { ThinkingWorker } from '../../../src/platform/host/thinking/thinking-room';
import type { Answered, Asked } from '../../../src/platform/host/worker-like';

/** The bots' Worker without a thread of its own: what crosses is a copy, and arrives in a task of its own. */
export class LocalThinking implements ThinkingWorker {
  readonly #thinkers = new Thinkers();
  readonly #overhear: (request: ThinkingRequest) => void;
  pulse: ThinkingWorker['pulse'] = { mod: null, beats: 0 };
  onAnswer: (answered: Answered<ThinkingReply>) => void = () => undefined;
  onProgress: ThinkingWorker['onProgress'] = () => undefined;
  onEnd: ThinkingWorker['onEnd'] = () => undefined;

  constructor(overhear: (request: ThinkingRequest) => void = () => undefined) {
    this.#overhear = overhear;
  }

  post({ id, request }: Asked<ThinkingRequest>): void {
    const crossed = structuredClone(request);
    this.#overhear(crossed);
    void this.#thinkers.handle(crossed).then((reply) => {
      setImmediate(() => this.onAnswer({ id, reply: structuredClone(reply) }));
    });
  }

  terminate(): void {
    this.onAnswer = () => undefined;
  }
}

import { checkedScripts } from '../../../games/checked-scripts';
import { watchScripts } from '../../sandbox/running';
import type { Spoken } from '../page-worker';
import type { Asked } from '../worker-like';
import { Thinkers } from './thinkers';
import type { ThinkingReply, ThinkingRequest } from './messages';

/** Bots run scripts by the thousand: name a mod when it runs for the first time in a request, and then rarely. Milliseconds. */
const BETWEEN_MS = 20;

/**
 * Makes this the bots' Worker: they think here with a sandbox of their own, so that neither the page nor the game's Worker waits for
 * them, and a script that hangs in their imagination can be killed.
 */
export function startThinkers(): void {
  const thinkers = new Thinkers(checkedScripts);
  const say = (said: Spoken<ThinkingReply>): void => postMessage(said);

  const broke = (error: unknown): void => {
    console.error(error);
    say({ broke: String(error).slice(0, 200) });
  };

  const named = new Set<string>();
  let told = 0;
  watchScripts((mod) => {
    if (mod === null) return;
    const now = performance.now();
    if (named.has(mod) && now - told < BETWEEN_MS) return;
    named.add(mod);
    told = now;
    say({ running: mod });
  });

  addEventListener('message', ({ data: { id, request } }: MessageEvent<Asked<ThinkingRequest>>) => {
    named.clear();
    thinkers
      .handle(request)
      .then((reply) => {
        say({ running: null });
        say({ id, reply });
      })
      .catch(broke);
  });
  addEventListener('messageerror', () => broke('messageerror'));
  addEventListener('unhandledrejection', ({ reason }) => broke(reason));
}

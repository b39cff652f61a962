import '../sandbox/engine/browser';
import '../../games/cults/base-set/checked-base';
import { watchProgress } from '../sandbox/progress';
import { watchScripts } from '../sandbox/running';
import { GameHost } from './host';
import type { Request, Said } from './messages';
import type { Asked } from './worker-like';

/** The game's Worker: engine and scripts run here, so that the page never waits and whatever is stuck can be killed. */
const host = new GameHost();
const say = (said: Said): void => postMessage(said);
const broke = (error: unknown): void => say({ broke: String(error).slice(0, 200) });

watchScripts((running) => say({ running }));

/** The page draws no more often than this. */
const BETWEEN_MS = 50;
let told = 0;
watchProgress((progress) => {
  const now = performance.now();
  if (now - told < BETWEEN_MS) return;
  told = now;
  say({ progress });
});

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data: { id, request } }: MessageEvent<Asked<Request>>) => {
  // A reply that cannot be sent would leave the page without one.
  last = last.then(async () => say({ id, reply: await host.handle(request) })).catch(broke);
});
addEventListener('messageerror', () => broke('messageerror'));
addEventListener('unhandledrejection', ({ reason }) => broke(reason));

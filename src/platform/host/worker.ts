import '../sandbox/quickjs/browser';
import { checkedScripts } from '../../games/checked-scripts';
import { watchProgress } from '../sandbox/progress';
import { watchScripts } from '../sandbox/running';
import { Host } from './host';
import { Keeper } from './store/keeper';
import type { Client } from './stream/links';
import type { Request, HostSaid } from './stream/messages';
import { INSPECTED, PageWorker, THINKING } from './page-worker';
import { startThinkers } from './thinking/thinking-worker';
import type { Asked } from './worker-like';

/** Milliseconds between progress messages; the page draws no more often. */
const BETWEEN_MS = 50;

/** The game's Worker: the rules engine and scripts run here, so that the page never waits and a hanging script can be killed. */
function startHost(): void {
  const say = (said: HostSaid): void => postMessage(said);
  const page: Client = { tell: (news) => say({ news }) };
  const keeper = new Keeper();
  const host = new Host({
    stream: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    isInspected: self.name.startsWith(INSPECTED),
    keeper,
    prepare: checkedScripts,
    startThinking: () => new PageWorker(new Worker(location.href, { type: 'module', name: THINKING })),
  });
  host.onBots = (busy) => say({ busy });
  keeper.onKept = (kept) => page.tell({ kept });

  const broke = (error: unknown): void => {
    console.error(error);
    say({ broke: String(error).slice(0, 200) });
  };

  watchScripts((running) => say({ running }));

  let told = 0;
  watchProgress((progress) => {
    const now = performance.now();
    if (now - told < BETWEEN_MS) return;
    told = now;
    say({ progress });
  });

  addEventListener('message', ({ data: { id, request } }: MessageEvent<Asked<Request>>) => {
    // A reply that cannot be sent would leave the page waiting for ever.
    host
      .handle(page, request)
      .then((reply) => say({ id, reply }))
      .catch(broke);
  });
  addEventListener('messageerror', () => broke('messageerror'));
  addEventListener('unhandledrejection', ({ reason }) => broke(reason));
}

if (self.name === THINKING) startThinkers();
else startHost();

import '../../sandbox/browser';
import './checked-base';
import { GameHost } from './host';
import type { Asked, Said } from './messages';

/** The game's Worker: engine and scripts run here, so that the page never waits and a stuck script can be killed. */
const host = new GameHost();
const say = (said: Said): void => postMessage(said);
host.watch = (running) => say({ running });

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => say({ id: data.id, reply: await host.handle(data.request) }));
});

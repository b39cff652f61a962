import { countNothing } from '../../../../src/platform/sandbox/guest/guest-limits';
import '../../../../src/platform/host/worker';

/** The game's own Worker, where nothing is counted: only the page can end a script that does not stop. */
countNothing();

/** By its name it can be told what to do when it is asked for the hash: to say what cannot be sent, to be stuck, to break. */
const WAYS: Readonly<Record<string, () => unknown>> = {
  unsent: () => ({ reply: () => 1 }),
  stuck: () => {
    for (;;);
  },
  breaks: () => {
    setTimeout(() => {
      throw new Error('told to');
    });
  },
  rejects: () => void Promise.reject(new Error('told to')),
};
const { name: named } = globalThis as unknown as { readonly name: string };
const [, name = ''] = named.split(' ');
const say = globalThis.postMessage.bind(globalThis);
globalThis.postMessage = (said: { readonly reply?: { readonly hash?: string } }) => {
  const way = said.reply?.hash === undefined ? undefined : WAYS[name];
  if (way === undefined) say(said);
  else if (name === 'unsent') say({ ...said, reply: way() });
  else way();
};

import { errorOf, GameError } from '../../kernel';
import type { ModSource } from '../sandbox/mods';
import type { OpenedSource } from './opened-source';
import type { OpeningReply } from './opening-worker';

/** Milliseconds after which a mod that is still being unpacked is given up. */
const LONGEST = 30_000;

/** Opens a mod in a Worker of its own, which ends with it. Throws a `GameError` that says what is wrong. */
export async function openInWorker(source: ModSource): Promise<OpenedSource> {
  const worker = new Worker(new URL('./opening-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const reply = await new Promise<OpeningReply>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<OpeningReply>) => resolve(data);
      worker.onmessageerror = () => resolve({ broke: 'messageerror' });
      // `message` is undefined if the Worker's own code could not be fetched.
      worker.onerror = ({ message }) =>
        message === undefined ? reject(new GameError('notFetched')) : resolve({ broke: message.slice(0, 200) });
      timer = setTimeout(() => reject(new GameError('modTooSlow', { mod: source.origin, path: source.origin })), LONGEST);
      worker.postMessage(source);
    });
    if ('opened' in reply) return reply.opened;
    if ('problems' in reply) throw errorOf(reply.problems);
    throw new GameError('modBroke', { mod: source.origin, path: source.origin, what: reply.broke });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

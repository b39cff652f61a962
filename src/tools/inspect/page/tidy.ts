import { cleanHash } from 'pixi.js';
import type { Page } from '../../../platform/shell/app';

/** Where the renderer keeps what it has made for texts, sprites and so on, by their numbers. */
interface Collector {
  readonly _managedResourceHashes: readonly {
    readonly context: Record<string, Record<string, unknown>>;
    readonly hash: string;
  }[];
}

/** Lets the renderer throw away at once what it would throw away in time, so that what is held can be compared. */
export async function tidy({ renderer: { gc }, frames }: Page): Promise<void> {
  const { maxUnusedTime } = gc;
  gc.maxUnusedTime = -1;
  gc.run();
  gc.maxUnusedTime = maxUnusedTime;
  // Empty entries stay until there are ten thousand of them.
  const { _managedResourceHashes: hashes } = gc as unknown as Collector;
  for (const { context, hash } of hashes) context[hash] = cleanHash(context[hash]!);
  frames.now();
  // The buttons of screen readers follow a moment later.
  await new Promise((resume) => setTimeout(resume, 100));
}

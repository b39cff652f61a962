import { cleanHash } from 'pixi.js';
import type { Page } from '../../../platform/shell/app';

/** Pixi's garbage collector: its caches for texts, sprites and so on, by id. */
interface Collector {
  readonly _managedResourceHashes: readonly {
    readonly context: Record<string, Record<string, unknown>>;
    readonly hash: string;
  }[];
}

/** Makes the renderer drop at once what it would drop in time, so that memory can be compared. */
export async function tidy({ renderer: { gc }, frames }: Page): Promise<void> {
  const { maxUnusedTime } = gc;
  gc.maxUnusedTime = -1;
  gc.run();
  gc.maxUnusedTime = maxUnusedTime;
  // Pixi keeps empty entries until there are ten thousand of them.
  const { _managedResourceHashes: hashes } = gc as unknown as Collector;
  for (const { context, hash } of hashes) context[hash] = cleanHash(context[hash]!);
  frames.now();
  // The DOM buttons are updated a moment later.
  await new Promise((resume) => setTimeout(resume, 100));
}
